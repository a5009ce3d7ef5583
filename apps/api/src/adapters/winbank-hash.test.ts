import { expect, test } from 'vitest'
import { hashedPassword, isSignedReturn, winbankHash } from './winbank-hash.ts'

const ticket = '0123456789abcdef0123456789abcdef'
const terminal = { posId: '1234567890', acquirerId: '14' }
const fields = {
  MerchantReference: 'A1000x0001',
  ApprovalCode: '654321',
  Parameters: 'attempt-1',
  ResponseCode: '00',
  SupportReferenceID: '99887766',
  AuthStatus: '01',
  PackageNo: '1',
  StatusFlag: 'Success',
}
const HashKey = 'CA82819CE3C669B85D701D30C09BB6275B245EB2032ED386EDF99E6AFA6FB20F'
const returned = (changes: Record<string, string> = {}) => new URLSearchParams({ ...fields, HashKey, ...changes })

test('the password goes out as an MD5', () => {
  expect(hashedPassword('secret')).toBe('5ebe2294ecd0e0f08eab7690d2a6ee69')
})

test('the hash of a return is that of the reference', () => {
  expect(winbankHash(ticket, terminal, returned())).toBe(HashKey)
  expect(isSignedReturn(ticket, terminal, returned())).toBe(true)
})

test('its letters may be small', () => {
  expect(isSignedReturn(ticket, terminal, returned({ HashKey: HashKey.toLowerCase() }))).toBe(true)
})

test.each(Object.keys(fields))('another %s is not signed', (name) => {
  expect(isSignedReturn(ticket, terminal, returned({ [name]: 'changed' }))).toBe(false)
})

test('nor is the return of another ticket, of another terminal, or without a hash', () => {
  expect(isSignedReturn(ticket.replace('0', '1'), terminal, returned())).toBe(false)
  expect(isSignedReturn(ticket, { ...terminal, posId: '1234567891' }, returned())).toBe(false)
  expect(isSignedReturn(ticket, terminal, returned({ HashKey: '' }))).toBe(false)
})

test('what the bank leaves out counts as empty', () => {
  const form = returned()
  form.delete('ApprovalCode')
  const empty = returned({ ApprovalCode: '' })
  expect(winbankHash(ticket, terminal, form)).toBe(winbankHash(ticket, terminal, empty))
})
