import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rawJsonMember } from './raw-json-member.ts'

const cut = (text: string, name = 'data') => {
  const member = rawJsonMember(new TextEncoder().encode(text), name)
  return member && new TextDecoder().decode(member)
}

test.each([
  ['{"data":{"a":1}}', '{"a":1}'],
  ['{ "id" : "1" , "data" : { "b" : [1, {"c":"}"}] } , "x":2}', '{ "b" : [1, {"c":"}"}] }'],
  ['{"text":"\\"data\\":{","data":7}', '7'],
  ['{"Κείμενο":"ναι","data":{"όνομα":"Ελένη \\u0041\\\\"}}', '{"όνομα":"Ελένη \\u0041\\\\"}'],
  ['{"d\\u0061ta":[ ]}', '[ ]'],
  ['{"inner":{"data":1}}', null],
  ['{"data":1,"data":2}', null],
  ['{}', null],
])('%s', (text, member) => {
  expect(cut(text)).toBe(member)
})

test('of any object the bytes of each member, as they were written', () => {
  const name = fc.string().filter((text) => text !== '__proto__')
  const property = fc.property(fc.dictionary(name, fc.jsonValue()), fc.constantFrom(0, 2), (object, indent) => {
    for (const [key, value] of Object.entries(object))
      expect(JSON.parse(cut(JSON.stringify(object, null, indent), key) ?? '')).toEqual(
        JSON.parse(JSON.stringify(value)),
      )
  })
  fc.assert(property, { seed: 20_261_126, numRuns: 500 })
})
