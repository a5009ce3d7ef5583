import { readFileSync } from 'node:fs'
import { splitWords } from '@stoa/domain/search/fold-text'
import { describe, expect, it, test } from 'vitest'
import { isListedName, otherNames } from './author-names.ts'

describe('a writer in the list', () => {
  it.each([
    ['Ουίλλιαμ Σαίξπηρ', 'William Shakespeare'],
    ['Σαίξπηρ, Ουίλλιαμ', 'William Shakespeare'],
    ['Stefan Zweig', 'Στέφαν Τσβάιχ'],
    ['Αλμπέρ Καμί', 'Albert Camus'],
    ['Homer', 'Όμηρος'],
  ])('%s is also called %s', (name, otherName) => {
    expect(otherNames([name])).toContain(otherName)
    expect(isListedName(name)).toBe(true)
  })

  it('lends the other spelling of the surname to namesakes, but not the renown', () => {
    expect(otherNames(['Μαρία Γκαίτε'])).toContain('Goethe')
    expect(otherNames(['Μαρία Γκαίτε'])).not.toContain('Johann Wolfgang von Goethe')
    expect(['Μαρία Γκαίτε', 'Γκαίτε', 'Goethe'].filter(isListedName)).toEqual([])
  })

  it('is not everybody', () => {
    expect(otherNames(['Ευτέρπη Παραδειγμάτου'])).toEqual([])
    expect(otherNames([])).toEqual([])
  })
})

test('every line of the list has Greek and Latin forms, each in its own letters, and no form twice', () => {
  const lines = readFileSync(new URL('../../../database/author-names.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(lines.length).toBeGreaterThan(400)
  for (const line of lines) {
    const [greek = '', latin = '', ...more] = line.split('|')
    expect([line, more]).toEqual([line, []])
    for (const { literal } of splitWords(greek)) expect([line, literal]).toEqual([line, literal.replace(/[a-z]/g, '')])
    for (const { literal } of splitWords(latin)) expect([line, literal]).toEqual([line, literal.replace(/[α-ω]/g, '')])
    const forms = line.split(/[|;]/).map((form) => form.trim())
    expect([line, forms.length]).toEqual([line, new Set(forms).size])
  }
})
