import type { Problem } from '@stoa/contract/problem'
import * as outcomes from '@stoa/domain/outcome'

/** A refusal as an error, for queries to fail with. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }
}

export const valueOrThrow = <Value>(outcome: outcomes.Outcome<Value, Problem>): Value =>
  outcomes.valueOrThrow(outcome, (problem) => new Refused(problem))
