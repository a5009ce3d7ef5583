// Deterministic random numbers: each entity is seeded by its own number, so that the millionth book is the same whether
// it was generated alone or after all the others.

export interface Random {
  /** A whole number from 0 to `below` − 1. */
  below(below: number): number
  /** True with the given probability, 0 to 1. */
  chance(share: number): boolean
  /** One of them. */
  pick<Value>(values: readonly Value[]): Value
  /** From 0 to `below` − 1, skewed to small numbers: the larger `exponent`, the more. */
  skewed(below: number, exponent: number): number
}

/** A 32-bit hash of two numbers. */
function mix(a: number, b: number): number {
  let state = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x165667b1, 0xc2b2ae35)
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
  return (state ^ (state >>> 15)) >>> 0
}

/** `salt` separates draws for different purposes. */
export function randomOf(number: number, salt: number): Random {
  let state = mix(number, salt)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let drawn = Math.imul(state ^ (state >>> 15), state | 1)
    drawn ^= drawn + Math.imul(drawn ^ (drawn >>> 7), drawn | 61)
    return ((drawn ^ (drawn >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    pick<Value>(values: readonly Value[]): Value {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('there is nothing to choose from')
      return value
    },
    skewed: (limit, exponent) => Math.floor(limit * next() ** exponent),
  }
}
