// Unknown values, such as how many copies each branch has, are pseudo-random, seeded by each product's key: plausible,
// and the same on every machine.

import { createHash } from 'node:crypto'

/** A whole number from 0 to `below` − 1. `what` names the draw, so that draws of one product do not depend on each other. */
export function draw(key: string, what: string, below: number): number {
  return createHash('sha256').update(`${what}|${key}`).digest().readUIntBE(0, 6) % below
}
