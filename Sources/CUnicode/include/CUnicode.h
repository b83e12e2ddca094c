#ifndef GALLEY_CUNICODE_H
#define GALLEY_CUNICODE_H
#include <stddef.h>
#include <stdint.h>

/// Unicode properties of text (18.0), in batches: UTF-16 in, arrays out. The folder Unicode has their source.
///
/// What takes a state looks at some 65,536 code units from its offset on, which it moves, at last to the text's length: so
/// whoever calls can give up between. What takes a `start` and an `end` looks at the text between, which ends within no
/// surrogate pair. The answers are those for the whole text.
///
/// No ICU header is included here: Foundation brings an ICU of its own, and the two clash. A result that is called a status is 0,
/// or ICU's error code (a UErrorCode above 0). Functions may be called from any thread. Lone surrogates are characters of their
/// own.

/// What is known about a position in the text; a flag of a break says that it may happen before that code unit.
enum {
  CU_LINE_BREAK = 1,       ///< A line may end before here (UAX #14).
  CU_HARD_BREAK = 2,       ///< A line must end before here.
  CU_GRAPHEME = 4,         ///< A grapheme cluster starts here (UAX #29).
  CU_MARK = 8,             ///< This code unit belongs to a combining mark (Mn, Mc, Me, U+0E33, U+0EB3).
  CU_SPACE = 16,           ///< White space that hangs at the end of a line: all but no-break spaces and line ends.
  CU_CONTROL = 32,         ///< A control character (Cc) but the tab, or a line or paragraph separator: it has no glyph.
  CU_EMOJI = 128,          ///< A grapheme cluster starts here that is shown as an emoji (UTS #51).
};

/// How freely lines break (CSS line-break).
enum { CU_LOOSE = 0, CU_NORMAL = 1, CU_STRICT = 2, CU_ANYWHERE = 3 };

/// Whether lines break within words (CSS word-break).
enum { CU_NORMAL_WORDS = 0, CU_KEEP_ALL = 1, CU_BREAK_ALL = 2 };

/// The rules that break around every cluster.
enum { CU_ANYWHERE_RULES = -1 };

/// How far breaks in a text are known; all 0 before its beginning.
typedef struct {
  int32_t offset;
  /// A position before the offset, of which only what follows says whether there is a break.
  int32_t open;
  /// Where the text begins in which a dictionary finds words, if `is_complex`.
  int32_t complex_start;
  /// Where the word begins, and where its last letter is.
  int32_t word, letter;
  uint32_t state;
  uint8_t is_complex;
} cu_break_state;

/// A range of text in one script, from `start` to the next one's.
typedef struct {
  int32_t start;
  /// The script's ISO 15924 letters as a big-endian number, such as 'Latn'.
  uint32_t tag;
} cu_script_run;

/// A range of text.
typedef struct {
  int32_t start, end;
} cu_range;

/// The words of the text that have letters (UAX #29), without those of ideographs and kana, and of Thai and other scripts whose words
/// a dictionary finds. Stores up to `capacity`, which is at least 4, and gives their number.
int32_t cu_words(const uint16_t *text, int32_t length, cu_break_state *state, cu_range *words, int32_t capacity);

/// Sets a byte of `breaks`, which has length + 1 entries, all 0 before, to 1 for each position where a word or another segment of UAX #29
/// begins, and for the end of the text.
void cu_word_breaks(const uint16_t *text, int32_t length, cu_break_state *state, uint8_t *breaks);

/// What each byte means in a character set of single bytes, U+FFFD where it means nothing. An error for an unknown set, or
/// one of several bytes.
int32_t cu_byte_characters(const char *charset, uint16_t characters[256]);

/// The number of the rules for a language (a BCP 47 tag or NULL), a strictness, and a word break: languages whose rules have one
/// number break alike.
int32_t cu_line_rules(const char *language, int32_t strictness, int32_t word_break);

/// Adds CU_LINE_BREAK and CU_HARD_BREAK to `flags`, which has length + 1 entries; a break at the end is marked, at 0 not.
/// Needs CU_GRAPHEME, CU_SPACE, and CU_CONTROL in `flags`. Gives a status.
int32_t cu_line_breaks(
    const uint16_t *text, int32_t length, int32_t rules, int32_t word_break, cu_break_state *state, uint8_t *flags);

/// How far the characters of a text are known, and what is known about all of them up to there; all 0 before its beginning.
typedef struct {
  int32_t offset;

  // Results.

  /// The Bidi_Classes of the characters: 1 << class for each.
  uint32_t bidi_classes;
  /// The tag of one of their scripts, or that of characters common to all scripts if no character has a script of its own.
  uint32_t script_tag;
  /// Whether the characters have several scripts.
  uint8_t has_several_scripts;

  // What cu_characters needs to go on.

  /// Whether the first character of the cluster can be an emoji.
  uint8_t may_be_emoji;
  /// The highest and the lowest number of the characters' scripts. The lowest is stored negated, so that 0 (no script of its own)
  /// changes neither.
  uint8_t highest_script, lowest_script;
  /// Where the cluster begins that may go on at the offset.
  int32_t cluster;
  uint32_t state;
} cu_character_state;

/// Adds CU_GRAPHEME, CU_MARK, CU_SPACE, CU_CONTROL, and CU_EMOJI to `flags`, which has length + 1 entries; 0 and the end begin clusters.
void cu_characters(const uint16_t *text, int32_t length, cu_character_state *state, uint8_t *flags);

/// The Bidi_Class of every code unit (UAX #9), numbered as ICU's UCharDirection, a lone surrogate's included. `brackets`, all 0
/// before, gets the code of each opening bracket, and for each closing bracket the negative code of its opening bracket. U+2329
/// counts as U+3008.
void cu_bidi_classes(const uint16_t *text, int32_t start, int32_t end, uint8_t *classes, int32_t *brackets);

/// Deeper brackets than this keep the script around them; the same depth is enough for UAX #9's pairs.
enum { CU_BRACKETS = 63 };

/// How far the scripts of a text are known; all 0 before its beginning.
typedef struct {
  /// Where the search goes on.
  int32_t offset;
  int32_t has_runs;
  /// The script of the first run, where that began with characters that all scripts have in common; else 0.
  uint32_t first_tag;
  /// The brackets that are open at the position, and the script there and at those.
  int32_t depth;
  uint16_t closing[CU_BRACKETS];
  uint8_t scripts[CU_BRACKETS];
  uint8_t script;
} cu_script_state;

/// The scripts of the text (UAX #24): common and inherited characters take the script around them, closing brackets that
/// of their opening ones. Goes on from the state up to `end`, or until `capacity` runs are stored, and gives their number.
int32_t cu_script_runs(const uint16_t *text, int32_t end, cu_script_state *state, cu_script_run *runs, int32_t capacity);

/// The scripts of a plain word, one bit each; CU_OTHER_SCRIPT says that the word is not plain.
enum { CU_LATIN = 1, CU_GREEK = 2, CU_CYRILLIC = 4, CU_OTHER_SCRIPT = 128 };

/// A range of text behind which a line can end, whatever follows: mostly a word with its spaces.
typedef struct {
  uint64_t hash;
  /// 0, and for the caller to set.
  uint64_t piece;
  int32_t start;
  /// Where its characters end and its spaces begin.
  int32_t visible_end;
  /// Where its spaces end; behind them there may be a line feed.
  int32_t content_end;
  /// Whether the text or a line feed before it begins its line.
  uint8_t begins_line;
  /// Whether a line feed is behind it.
  uint8_t ends_line;
  /// Whether a line can end nowhere inside it.
  uint8_t is_unbroken;
} cu_word;

/// Whether a text that begins with a code unit may be plain.
int32_t cu_word_may_begin(uint16_t unit);

/// Divides a text into words by rules other than CU_ANYWHERE_RULES. Stores up to `capacity` words and their number; sets `end` to where the
/// last one ends: at the text's end, or where there was no room for more, or behind a word with CU_OTHER_SCRIPT. Gives the scripts of
/// all, together.
int32_t cu_divide(
    const uint16_t *text, int32_t length, int32_t rules, cu_word *words, int32_t capacity, int32_t *count, int32_t *end);

/// The scripts of a range of text, together, as cu_divide gives them. It ends early behind a character with CU_OTHER_SCRIPT.
int32_t cu_plain_scripts(const uint16_t *text, int32_t start, int32_t end);

/// Stores CU_GRAPHEME, CU_SPACE, and CU_CONTROL of plain text in `flags`, which has `length` entries.
void cu_plain_flags(const uint16_t *text, int32_t length, uint8_t *flags);

/// Normalises a short text to NFC (`compose` not 0) or NFD; stores up to `capacity` code units and their number.
int32_t cu_normalize(
    const uint16_t *text, int32_t length, int32_t compose, uint16_t *result, int32_t capacity, int32_t *count);

/// Loads the directives of a hyphenation dictionary and its patterns with replacements, in UTF-8, from memory; NULL where that
/// fails.
void *cu_hyphenation_load(const uint8_t *directives, size_t length);

/// Sets the patterns of level 0 or 1, each once, as an automaton whose state 0 is the start; not 0 where memory runs out. The
/// dictionary is only read from then on, so any number of threads may use it.
///
/// `is_only` is not 0 for the patterns of a dictionary with one level, before which libhyphen puts one of its own. Each state has
/// its transitions from `firsts[state]` to `firsts[state + 1]`, a fallback or -1, the start of its digits in `matches`, each list
/// ended by a NUL, or -1, and in `replaced` whether its digits come from a pattern with a replacement, which libhyphen has read.
int32_t cu_hyphenation_set_patterns(
    void *dictionary, int32_t level, int32_t is_only, int32_t state_count, const int32_t *firsts, const int32_t *fallbacks,
    const int32_t *match_starts, const uint8_t *replaced, const uint8_t *letters, const int32_t *targets,
    const uint8_t *matches, size_t match_length);

void cu_hyphenation_free(void *dictionary);

/// After which characters (not bytes) of a lower-case word in UTF-8, ended by a NUL, a hyphen may stand: odd digits in `hyphens`,
/// which has length + 5 entries and, where there are fewer characters than bytes, a 0 behind them.
int32_t cu_hyphenate(const void *dictionary, const char *word, int32_t length, char *hyphens);

#endif
