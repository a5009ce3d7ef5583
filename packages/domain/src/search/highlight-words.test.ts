import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHighlighter } from './highlight-words.ts'

/** Marked words in brackets. */
const highlighted = (query: string, text: string): string =>
  (createHighlighter(query)(text) ?? [text]).map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece)).join('')

describe('highlighted words', () => {
  it.each([
    ['karagatsis', 'Μ. Καραγάτσης', 'Μ. [Καραγάτσης]'],
    ['Καζαντζάκης', 'Νίκος Καζαντζάκης', 'Νίκος [Καζαντζάκης]'],
    ['kazant', 'Νίκος Καζαντζάκης', 'Νίκος [Καζαντζάκης]'],
    ['ζορμπά', 'Βίος και πολιτεία του Αλέξη Ζορμπά', 'Βίος και πολιτεία του Αλέξη [Ζορμπά]'],
    ['ποιημα', 'Τα ποιήματα (1897–1933)', 'Τα [ποιήματα] (1897–1933)'],
    ['1984', '1984', '[1984]'],
    ['η φόνισσα', 'Η φόνισσα', 'Η [φόνισσα]'],
    ['orwell', 'Η φάρμα των ζώων', 'Η φάρμα των ζώων'],
    ['', 'Η φόνισσα', 'Η φόνισσα'],
    ['αλ', 'Αλέξης', 'Αλέξης'],
  ])('%s in «%s»', (query, text, expected) => expect(highlighted(query, text)).toBe(expected))

  it('loses no character of a text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (query, text) => {
        expect((createHighlighter(query)(text) ?? [text]).join('')).toBe(text)
      }),
    ))
})
