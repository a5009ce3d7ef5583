import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '../search/fold-text.ts'
import { isGuessable } from './guessable-password.ts'

const owner = { email: 'eleni.markou@example.gr', firstName: 'Ελένη', lastName: 'Μάρκου' }
const common = new Set(['password', 'dragon', 'πασχα', '12345678', 'qwerty123', 'αγαπημου'])
const guessable = (password: string) => isGuessable(password, owner, (text) => common.has(text))

test.each([
  ['what many use', 'password'],
  ['the same in capitals', 'PassWord'],
  ['with a year and a mark', 'Password2026!'],
  ['with digits before it', '007dragon'],
  ['typed with the Greek keyboard on', 'πασσςορδ1'],
  ['with accents', 'Αγάπημου'],
  ['Greek with a year', 'Πάσχα2027'],
  ['one key', 'aaaaaaaaaaaa'],
  ['a short piece again and again', 'abc!abc!abc!'],
  ['digits in their order', '23456789'],
  ['letters backwards', 'hgfedcba'],
  ['Greek letters in their order', 'αβγδεζηθ'],
  ['the e-mail', 'eleni.markou@example.gr'],
  ['the name in the e-mail', 'elenimarkou85'],
  ['the first name in Greek', 'Ελένη1985'],
  ['the last name in Latin letters', 'Markou!!1'],
  ['the shop', 'Στοά2026!'],
  ['the shop twice', 'stoaSTOA12'],
])('%s is guessable', (_, password) => {
  expect(guessable(password)).toBe(true)
})

test.each([
  ['words that have nothing to do with each other', 'correct horse battery'],
  ['Greek words', 'άλογο μπαταρία 7'],
  ['a common word among others', 'my dragon reads'],
  ['the own name among others', 'η Ελένη διαβάζει Καβάφη'],
  ['chance', 'k3!vQz0p'],
  ['emoji', '🐎🔋📎✅🌊🍋🫒📚'],
])('%s is not', (_, password) => {
  expect(guessable(password)).toBe(false)
})

test('capitals and accents do not make a password less guessable', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abkmzαήκώϊ'), { minLength: 8, maxLength: 20 }), (chars) => {
      const text = chars.join('')
      expect(isGuessable(text.toUpperCase(), owner, (word) => word === foldText(text))).toBe(true)
    }),
  )
})
