import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pack, unpack } from './packed-data.ts'

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
