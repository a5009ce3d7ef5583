import type { Problem } from '@stoa/contract/problem'
import type { Outcome } from '@stoa/domain/outcome'

/** A refusal as an error, for queries to fail with. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }
}

export function valueOrThrow<Value>(outcome: Outcome<Value, Problem>): Value {
  if (outcome.ok) return outcome.value
  throw new Refused(outcome.refusal)
}
