import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = new TextEncoder().encode('the shop’s secret, known to its processes')
const plain = new Uint8Array([1, 2, 3, 4, 5])

test('a sealed secret opens for its account, and each seal is different', () => {
  const sealed = seal(secret, 'customer 1', plain)
  expect([...unseal(secret, 'customer 1', sealed)]).toEqual([...plain])
  expect(seal(secret, 'customer 1', plain).equals(sealed)).toBe(false)
  expect(sealed.includes(Buffer.from(plain))).toBe(false)
})

test('it opens neither for another account, nor for another shop, nor when altered', () => {
  const sealed = seal(secret, 'customer 1', plain)
  expect(() => unseal(secret, 'customer 2', sealed)).toThrow()
  expect(() => unseal(new Uint8Array(32), 'customer 1', sealed)).toThrow()
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => unseal(secret, 'customer 1', changed)).toThrow()
  }
})
