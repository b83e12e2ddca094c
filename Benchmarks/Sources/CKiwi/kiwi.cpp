#include <kiwi/kiwi.h>

#include <memory>
#include <vector>

#include "kiwi_peer.h"

struct kiwi_peer {
  int32_t variable_count;
  std::vector<kiwi_term> terms;
  std::vector<kiwi_row> rows;
  std::vector<kiwi_edit> edits;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::unique_ptr<kiwi::Solver> solver;
};

kiwi_peer *kiwi_open(
    int32_t variables, const kiwi_term *terms, int32_t term_count, const kiwi_row *rows, int32_t row_count,
    const kiwi_edit *edits, int32_t edit_count) {
  return new kiwi_peer{
      variables, {terms, terms + term_count}, {rows, rows + row_count}, {edits, edits + edit_count}, {}, {}, nullptr};
}

void kiwi_close(kiwi_peer *peer) { delete peer; }

static kiwi::Constraint make_constraint(const kiwi_peer *peer, const kiwi_row &row) {
  std::vector<kiwi::Term> terms;
  terms.reserve(static_cast<size_t>(row.term_count));
  for (int32_t i = 0; i < row.term_count; i++) {
    const kiwi_term &term = peer->terms[static_cast<size_t>(row.first_term + i)];
    terms.emplace_back(peer->variables[static_cast<size_t>(term.variable)], term.coefficient);
  }
  auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
  return kiwi::Constraint(kiwi::Expression(std::move(terms), row.constant), relation, row.strength);
}

int kiwi_build(kiwi_peer *peer) try {
  peer->constraints.clear();
  peer->variables.clear();
  peer->solver = std::make_unique<kiwi::Solver>();
  peer->variables.reserve(static_cast<size_t>(peer->variable_count));
  for (int32_t i = 0; i < peer->variable_count; i++) peer->variables.emplace_back();
  for (const auto &edit : peer->edits) {
    peer->solver->addEditVariable(peer->variables[static_cast<size_t>(edit.variable)], edit.strength);
  }
  peer->constraints.reserve(peer->rows.size());
  for (const auto &row : peer->rows) {
    peer->constraints.push_back(make_constraint(peer, row));
    peer->solver->addConstraint(peer->constraints.back());
  }
  peer->solver->updateVariables();
  return 1;
} catch (...) {
  return 0;
}

int kiwi_suggest(kiwi_peer *peer, int32_t edit, double value) try {
  peer->solver->suggestValue(
      peer->variables[static_cast<size_t>(peer->edits[static_cast<size_t>(edit)].variable)], value);
  return 1;
} catch (...) {
  return 0;
}

void kiwi_update(kiwi_peer *peer) { peer->solver->updateVariables(); }

int kiwi_remove(kiwi_peer *peer, int32_t row) try {
  peer->solver->removeConstraint(peer->constraints[static_cast<size_t>(row)]);
  return 1;
} catch (...) {
  return 0;
}

int kiwi_add(kiwi_peer *peer, int32_t row) try {
  peer->solver->addConstraint(peer->constraints[static_cast<size_t>(row)]);
  return 1;
} catch (...) {
  return 0;
}

double kiwi_value(kiwi_peer *peer, int32_t variable) {
  return peer->variables[static_cast<size_t>(variable)].value();
}

double kiwi_strength(double strong, double medium, double weak) {
  return kiwi::strength::create(strong, medium, weak);
}

double kiwi_required(void) { return kiwi::strength::required; }

const char *kiwi_version(void) { return KIWI_VERSION; }
