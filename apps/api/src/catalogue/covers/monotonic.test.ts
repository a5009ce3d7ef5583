import { expect, it } from 'vitest'
import { monotonic } from './monotonic.ts'

it.each([
  ['Ἡ Ἑλλὰς τῶν ᾠδῶν', 'Η Ελλάς τών ωδών'],
  ['ΐ ϋ ά', 'ΐ ϋ ά'],
  ['Ünïcode', 'Ünïcode'],
])('writes %s as %s', (polytonic, expected) => {
  expect(monotonic(polytonic)).toBe(expected)
})
