import { expect, it } from 'vitest'
import { vocativeOf } from './vocative.ts'

it.each([
  ['Ελένη', 'Ελένη'],
  ['Γιάννης', 'Γιάννη'],
  ['Κώστας', 'Κώστα'],
  ['Αλέκος', null],
  ['Στέφανος', null],
  ['Άρτεμις', null],
  ['Ραλλού', 'Ραλλού'],
  ['Μανούς', 'Μανού'],
  ['ΘΩΜΑΣ', 'ΘΩΜΑ'],
  ['Nikos', 'Nikos'],
  [' Μαρία ', 'Μαρία'],
  ['  ', null],
])('%s is called %s', (name, called) => expect(vocativeOf(name)).toBe(called))

it.each([
  ['Άρτεμις', 'Άρτεμις'],
  ['ΊΡΙΣ', 'ΊΡΙΣ'],
  ['Ελένη', 'Ελένη'],
])('of a woman: %s is called %s', (name, called) => expect(vocativeOf(name, true)).toBe(called))
