import type { Problem } from '@stoa/contract/problem'

/** What the shop refused, as an error that a query can fail with. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }
}
