// Order numbers as people say them: `STO-26-483920`. They come from a sequence, so that none is given twice, through a
// permutation under a key of the database: nobody can count the shop's orders or its attempts by them (decision 079).

import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

const rounds = 4

/** A Feistel network over an even number of bits, with a keyed hash as its round function. */
function permuteBits(value: number, halfBits: number, key: KeyObject): number {
  const size = 2 ** halfBits
  let [left, right] = [Math.floor(value / size), value % size]
  for (let round = 0; round < rounds; round += 1) {
    const hash = createHmac('sha256', key).update(`${halfBits} ${round} ${right}`).digest().readUInt32BE()
    ;[left, right] = [right, left ^ (hash % size)]
  }
  return left * size + right
}

/** Within 0 … size - 1: what falls beyond is permuted again until it falls within. */
function permute(value: number, size: number, key: KeyObject): number {
  const halfBits = Math.ceil(Math.log2(size) / 2)
  let permuted = permuteBits(value, halfBits, key)
  while (permuted >= size) permuted = permuteBits(permuted, halfBits, key)
  return permuted
}

/**
 * The year, and six digits that do not begin with 0: those that do were given before, in turn. When all are given, seven,
 * and so on. `number` counts from 1. `WD`: of a statement of withdrawal.
 */
export function orderCode(number: number, key: string, now: number, prefix: 'STO' | 'WD' = 'STO'): string {
  let [first, rest] = [100_000, number - 1]
  while (rest >= first * 9) {
    rest -= first * 9
    first *= 10
  }
  return `${prefix}-${new Date(now).getUTCFullYear() % 100}-${first + permute(rest, first * 9, createSecretKey(key, 'utf8'))}`
}
