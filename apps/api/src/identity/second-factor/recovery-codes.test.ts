import { expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

const secret = new TextEncoder().encode('the shop’s secret, known to its processes')

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
