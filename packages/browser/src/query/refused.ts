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

/** The shop's own words, also of a failure that it did not explain; undefined when it was not reached. */
export const refusalTitle = (error: unknown): string | undefined =>
  error instanceof Refused ? error.problem.title : undefined
