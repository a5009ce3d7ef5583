// Things are drawn as things: well-formed, without a word, each kind with a picture of its own.

import { expect, test } from 'vitest'
import { COLOUR_CODES, colourInk } from './colours.ts'
import { cover, coverFormat } from './cover.ts'
import { faultInXml } from './fault-in-xml.ts'
import { PLAIN_BOOK } from './sample-books.ts'

const kinds = ['notebook', 'pen', 'calendar', 'game', 'puzzle', 'bookmark', 'gift-card', 'thing']
const thing = (category: string, seed = 'a') => ({ ...PLAIN_BOOK, title: 'Πένα Lamy safari', category, seed })

test.each(kinds)('a %s is a square plate without a title', (kind) => {
  for (const seed of ['a', 'b', 'lamy-safari-fountain-pen', '']) {
    const svg = cover(thing(kind, seed))
    expect(faultInXml(svg)).toBeNull()
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
    expect(svg).toContain('viewBox="0 0 600 600"')
    expect(coverFormat(thing(kind, seed))).toMatchObject({ format: 'plate', height: 600 })
  }
})

test('the kinds differ, and so do two things of one kind', () => {
  expect(new Set(kinds.map((kind) => cover(thing(kind)))).size).toBe(kinds.length)
  expect(cover(thing('pen', 'a'))).not.toBe(cover(thing('pen', 'b')))
})

test.each(kinds)('a %s is drawn in the ink of its colour', (category) => {
  const drawings = COLOUR_CODES.map((color) => cover({ ...thing(category), color }))
  expect(new Set([...drawings, cover(thing(category))]).size).toBe(COLOUR_CODES.length + 1)
  for (const [index, code] of COLOUR_CODES.entries()) {
    expect(faultInXml(drawings[index] ?? '')).toBeNull()
    expect(drawings[index]).toContain(colourInk(code))
  }
})

test('a colour without an ink changes nothing', () => {
  for (const color of ['mauve-brick', 'constructor', '', null])
    expect(cover({ ...thing('pen'), color })).toBe(cover(thing('pen')))
})
