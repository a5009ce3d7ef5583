import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryFlag, queryId, queryIds, queryInteger, queryItems, queryNames } from './query-shapes.ts'

describe('queryInteger', () => {
  const levels = queryInteger(2, 10)
  it.each(['2', '10', '007'])('%s is parsed', (text) => {
    expect(levels.toReadable(levels.schema.parse(text))).toBe(Number(text))
  })

  it.each(['1', '11', '', ' 3', '3 ', '-3', '+3', '3.0', '3e0', '0x3', 'NaN', '٣', '1000000000', 3, null, ['3']])(
    '%j is refused',
    (value) => {
      expect(levels.schema.safeParse(value).success).toBe(false)
    },
  )

  it('names the limits of the number', () => {
    expect(levels.schema.safeParse('11').error?.issues[0]?.message).toBe('2 to 10')
  })
})

describe('queryId', () => {
  it.each([
    ['1', true],
    ['999999999', true],
    ['0', false],
    ['9999999999', false],
  ])('%s: %s', (text, accepted) => {
    expect(queryId.schema.safeParse(text).success).toBe(accepted)
  })
})

describe('queryIds', () => {
  const ids = queryIds(3)
  it.each([
    ['5', [5]],
    ['1,2,3', [1, 2, 3]],
    ['2,2', [2, 2]],
    [
      ['7', '8'],
      [7, 8],
    ],
    [
      ['7,8', '9'],
      [7, 8, 9],
    ],
  ])('%j', (value, parsed) => {
    expect(ids.toReadable(ids.schema.parse(value))).toEqual(parsed)
  })

  const refused = ['', ',', '1,', '0', '01', '-1', '1 ,2', '1;2', 'a', '1,2,3,4', '9999999999', 5, null]
  it.each(refused)('%j is refused', (value) => {
    expect(ids.schema.safeParse(value).success).toBe(false)
  })

  it('counts the ids of all repetitions', () => {
    expect(ids.schema.safeParse(['1,2', '3,4']).success).toBe(false)
    expect(ids.schema.safeParse(['1', 'x']).success).toBe(false)
    expect(ids.schema.safeParse([]).success).toBe(false)
  })

  it('survives the round trip', () => {
    const idList = fc.array(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(idList, (readable) => {
        expect(ids.toReadable(ids.schema.parse(ids.toWire(readable)))).toEqual(readable)
      }),
    )
  })
})

describe('items', () => {
  const items = queryItems(2)

  it('are products, forms and copies', () => {
    const readable = [
      { productId: 12, dimensionId: 0, quantity: 1 },
      { productId: 7, dimensionId: 3, quantity: 20 },
    ]
    expect(items.toWire(readable)).toBe('12-0-1,7-3-20')
    expect(items.toReadable(items.schema.parse('12-0-1,7-3-20'))).toEqual(readable)
  })

  it.each(['', '12', '12-0', '0-0-1', '12-0-0', '12-0-1,', '12-0-1000', '12--1', '1-0-1,2-0-1,3-0-1'])(
    'refuses %j',
    (text) => expect(items.schema.safeParse(text).success).toBe(false),
  )
})

describe('a choice of names', () => {
  const roles = queryNames(['author', 'editor', 'cover'])

  it.each([
    ['author', ['author']],
    ['cover,author', ['author', 'cover']],
    ['editor,editor', ['editor']],
  ])('reads %s in the order of the names', (text, names) => {
    expect(roles.schema.safeParse(text).success).toBe(true)
    expect(roles.toReadable(text)).toEqual(names)
  })

  it.each(['', 'nobody', 'author,', 'author,nobody', 'Author'])('refuses %j', (text) =>
    expect(roles.schema.safeParse(text).success).toBe(false),
  )
})

it('parses a flag from `true` or `false` only', () => {
  expect([queryFlag.toReadable('true'), queryFlag.toReadable('false')]).toEqual([true, false])
  for (const text of ['1', 'TRUE', '', 'yes']) expect(queryFlag.schema.safeParse(text).success).toBe(false)
})
