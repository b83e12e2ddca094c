// Qt 6.4 writes literal operators as newer compilers advise against.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-literal-operator"
#include <QFontDatabase>
#include <QGuiApplication>
#include <QTextLayout>
#pragma clang diagnostic pop

#include <algorithm>
#include <memory>
#include <vector>

#include "text_peers.h"

// Qt rounds every advance to 1/64 px, and nothing turns that off. What is timed is text at its own size. For what is compared
// text is laid out at 32 times the size in 32 times the width: what is rounded away then no longer decides near ties. (It also
// takes longer, since Qt remembers the advances of small glyphs only.)
static const int magnification = 32;

struct qt_peer {
  QFont font;
  QFont large_font;
  std::vector<QString> texts;
  std::unique_ptr<QTextLayout> kept;
};

// Fonts need an application; this one has neither a display nor an event loop.
static void start_application() {
  static int count = 1;
  static char name[] = "Comparisons";
  static char *arguments[] = {name, nullptr};
  if (QGuiApplication::instance()) return;
  qputenv("QT_QPA_PLATFORM", "offscreen");
  new QGuiApplication(count, arguments);
}

qt_peer *qt_open(const char *path, int size, const char *) {
  start_application();
  int id = QFontDatabase::addApplicationFont(QString::fromUtf8(path));
  if (id < 0) return nullptr;
  QFont font(QFontDatabase::applicationFontFamilies(id).value(0));
  font.setPixelSize(size);
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setStyleStrategy(static_cast<QFont::StyleStrategy>(QFont::NoFontMerging | QFont::PreferMatch));
  QFont large_font = font;
  large_font.setPixelSize(size * magnification);
  return new qt_peer{font, large_font, {}, nullptr};
}

void qt_close(qt_peer *peer) { delete peer; }
void qt_clear(qt_peer *peer) { peer->texts.clear(); }

void qt_add(qt_peer *peer, const uint16_t *units, int32_t count) {
  peer->texts.push_back(QString::fromUtf16(reinterpret_cast<const char16_t *>(units), count));
}

static std::unique_ptr<QTextLayout> make_layout(qt_peer *peer, int64_t index, const QFont &font) {
  auto layout = std::make_unique<QTextLayout>(peer->texts[static_cast<size_t>(index)], font);
  QTextOption option;
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  option.setUseDesignMetrics(true);
  layout->setTextOption(option);
  return layout;
}

static peer_layout break_lines(QTextLayout &layout, double width) {
  peer_layout answer = {0, 0};
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    answer.lines++;
    answer.width = std::max(answer.width, line.naturalTextWidth());
  }
  layout.endLayout();
  return answer;
}

peer_layout qt_lay_out(qt_peer *peer, int64_t index, double width) {
  return break_lines(*make_layout(peer, index, peer->font), width);
}

peer_layout qt_answer(qt_peer *peer, int64_t index, double width) {
  peer_layout answer = break_lines(*make_layout(peer, index, peer->large_font), width * magnification);
  answer.width /= magnification;
  return answer;
}

void qt_keep(qt_peer *peer, int64_t index) {
  peer->kept = make_layout(peer, index, peer->font);
  peer->kept->setCacheEnabled(true);
}

peer_layout qt_rewrap(qt_peer *peer, double width) { return break_lines(*peer->kept, width); }

peer_layout qt_query(qt_peer *peer) { return {peer->kept->lineCount(), peer->kept->maximumWidth()}; }

const char *qt_peer_version(void) { return qVersion(); }
