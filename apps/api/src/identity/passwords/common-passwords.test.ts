import { foldText } from '@stoa/domain/search/fold-text'
import { expect, test } from 'vitest'
import { commonPasswords, isTooCommon } from './passwords.service.ts'

const owner = { email: 'n@example.com', firstName: 'Nick', lastName: 'Smith' }

test('there are more than three thousand of the required length', () => {
  const long = [...commonPasswords].filter((entry) => entry.length >= 8)
  expect(long.length).toBeGreaterThan(10_000)
  expect([...commonPasswords].filter((entry) => foldText(entry) !== entry)).toEqual([])
})

test.each(['password1', 'Iloveyou', 'qwertyuiop', '1qaz2wsx', 'Olympiakos7', 'θύρα1313', 'Παναθηναϊκός', 'dragon!!'])(
  '%s is one of them',
  (password) => {
    expect(isTooCommon(password, owner)).toBe(true)
  },
)

test('a rare password is not', () => {
  expect(isTooCommon('σωστό άλογο μπαταρία', owner)).toBe(false)
  expect(isTooCommon('correct horse battery', owner)).toBe(false)
})
