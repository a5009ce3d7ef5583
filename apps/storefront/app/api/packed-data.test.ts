import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Packed, pack, unpack, usePacked } from './packed-data.ts'

it('is read as it was written', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const data: unknown = JSON.parse(json)
      expect(JSON.stringify(unpack(pack(data)))).toBe(JSON.stringify(data))
    }),
  )
})

it.each(['"', "'", '\\"', "\\'", '</script>', 'Η «Ζωή» του "Ν\'"', '\u2028'])('a text of %s', (text) =>
  expect(unpack(pack({ [text]: text }))).toEqual({ [text]: text }),
)

it('has no quotation marks that a script would have to escape', () => {
  expect(pack({ name: 'Ιμαρέτ', by: [{ url: 'yannis' }] })).toBe("{'name':'Ιμαρέτ','by':[{'url':'yannis'}]}")
})

function Page({ packed, see }: { packed: Packed<unknown>; see: (data: unknown) => void }) {
  see(usePacked(packed))
  return null
}

function shown(packed: Packed<unknown>): unknown {
  const seen: unknown[] = []
  renderToString(createElement(Page, { packed, see: (data) => seen.push(data) }))
  return seen[0]
}

it('what all pages share is at hand, however many others were packed, and in each language', () => {
  const greek = { menu: ['Βιβλία', "Ό,τι 'ναι"] }
  const english = { menu: ['Books', 'The "rest"'] }
  for (let page = 0; page < 100; page += 1) {
    const [inGreek, inEnglish] = [pack(greek), pack(english)]
    const own = { page }
    expect(shown(pack(own))).toBe(own)
    expect(shown(inGreek)).toBe(greek)
    expect(shown(inEnglish)).toBe(english)
    expect([unpack(inGreek), unpack(inEnglish)]).toEqual([greek, english])
  }
})
