import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { HashingBusyError, hashesStarted } from './hash-threads.ts'
import { defaultCost, hashPassword, isOutdated, verifyPassword } from './passwords.service.ts'

const small = { memory: 64, passes: 1 }

test('a password is stored as argon2id at 19 MiB and two passes, with a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(first).not.toBe(second)
  expect(await verifyPassword(first, 'correct horse')).toBe(true)
  expect(await verifyPassword(first, 'correct horse ')).toBe(false)
  expect(await verifyPassword(second, 'Correct horse')).toBe(false)
})

test('the stored hash is the one that argon2id computes', async () => {
  const hash = await hashPassword('correct horse', small)
  const [, , , , salt = '', tag] = hash.split('$')
  const nonce = Buffer.from(salt, 'base64')
  const made = argon2Sync('argon2id', { message: 'correct horse', nonce, parallelism: 1, tagLength: 32, ...small })
  expect(tag).toBe(made.toString('base64').replace(/=+$/, ''))
})

test.each([
  ['Greek', 'άλογο μπαταρία συρραπτικό'],
  ['emoji', '🐎🔋📎✅ σωστό άλογο'],
  ['128 characters', 'ξ'.repeat(128)],
  ['spaces at its ends', '  σωστό άλογο  '],
  ['quotes and zero bytes', `'"\u0000;--\\`],
])('a password of %s verifies', async (_, password) => {
  const hash = await hashPassword(password, small)
  expect(await verifyPassword(hash, password)).toBe(true)
  expect(await verifyPassword(hash, `${password}!`)).toBe(false)
})

test('the same characters are the same password, whichever keyboard composed them', async () => {
  const hash = await hashPassword('άλογο'.normalize('NFC').repeat(2), small)
  expect(await verifyPassword(hash, 'άλογο'.normalize('NFD').repeat(2))).toBe(true)
})

test('an unknown account costs one hash, as a known one does', async () => {
  const hash = await hashPassword('correct horse', small)
  const costOf = async (stored: string | null) => {
    const before = hashesStarted()
    expect(await verifyPassword(stored, 'a guess', small)).toBe(false)
    return hashesStarted() - before
  }
  expect(await costOf(hash)).toBe(1)
  expect(await costOf(null)).toBe(1)
})

test('a password of an earlier cost still verifies, and is recognised as such', async () => {
  const old = await hashPassword('correct horse', small)
  expect(await verifyPassword(old, 'correct horse')).toBe(true)
  expect(isOutdated(old)).toBe(true)
  expect(isOutdated(await hashPassword('correct horse', defaultCost))).toBe(false)
})

test('a stored password in another notation is a fault, not a wrong guess', async () => {
  await expect(verifyPassword('$2b$10$abcdefghijklmnopqrstuv', 'x', small)).rejects.toThrow('notation')
})

test('a call beyond the queue’s limit is refused, and the queue goes on', async () => {
  const results = await Promise.allSettled(Array.from({ length: 3000 }, () => hashPassword('correct horse', small)))
  const rejected = results.filter((result) => result.status === 'rejected')
  expect(rejected.length).toBeGreaterThan(0)
  expect(rejected.length).toBeLessThan(results.length)
  expect(rejected.every(({ reason }) => reason instanceof HashingBusyError)).toBe(true)
  expect(await hashPassword('correct horse', small)).toContain('$argon2id$')
})
