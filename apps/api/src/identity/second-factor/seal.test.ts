import { expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
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

test('there are ten different recovery codes, and their formatting does not matter', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[a-z0-9]{5}-[a-z0-9]{5}$/)
    const hash = hashRecoveryCode(secret, 7, code)
    expect(hashRecoveryCode(secret, 7, code.replace('-', '').toUpperCase())).toEqual(hash)
    expect(hashRecoveryCode(secret, 8, code)).not.toEqual(hash)
  }
})
