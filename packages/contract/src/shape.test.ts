import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type AnyShape,
  boolean,
  id,
  integer,
  isoDate,
  isoDateTime,
  language,
  list,
  money,
  nullable,
  numbered,
  oneOf,
  optional,
  text,
  typed,
  uuid,
} from './shape.ts'

/** Accepts any shape: only its validation is tested. */
type Checked = Pick<AnyShape, 'schema'>

const accepts = (shape: Checked, value: unknown): boolean => shape.schema.safeParse(value).success

describe('money', () => {
  it.each([
    [1710, 17.1],
    [0, 0],
    [1, 0.01],
    [29, 0.29],
    [115, 1.15],
    [-150, -1.5],
    [999_999_999, 9_999_999.99],
  ])('%i cents are %d on the wire', (cents, euros) => {
    expect(money.toWire(cents)).toBe(euros)
    expect(money.toReadable(euros)).toBe(cents)
  })

  it('survives the round trip to the cent, also through JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(money.toReadable(JSON.parse(JSON.stringify(money.toWire(cents))))).toBe(cents)
      }),
      { seed: 20_261_120, numRuns: 10_000 },
    )
  })

  it.each([['17.10'], [Number.NaN], [Number.POSITIVE_INFINITY], [null], [undefined]])('is not %s', (value) => {
    expect(accepts(money, value)).toBe(false)
  })
})

describe('numbered', () => {
  const state = numbered({ gone: -1, here: 0, coming: 12 })

  it('pairs names and numbers', () => {
    expect((['gone', 'here', 'coming'] as const).map(state.toWire)).toEqual([-1, 0, 12])
    expect([-1, 0, 12].map(state.toReadable)).toEqual(['gone', 'here', 'coming'])
  })

  it.each([1, -2, 0.5, '0', 'here', null])('refuses %s', (value) => {
    expect(accepts(state, value)).toBe(false)
  })

  it('throws at an unknown number', () => {
    expect(() => state.toReadable(5)).toThrow(RangeError)
  })
})

test.each<[string, Checked, unknown[], unknown[]]>([
  ['integer', integer, [0, -3, 2 ** 40], [0.5, '1', null, Number.NaN]],
  ['id', id, [1, 2_147_483_647], [0, -1, 2_147_483_648, 1.5, '1']],
  ['boolean', boolean, [true, false], [0, 'true', null]],
  ['text', text, ['', 'Στοά'], [1, null]],
  ['date', isoDate, ['2026-11-20', '2028-02-29'], ['2026-02-29', '20-11-2026', '2026-11-20T00:00:00Z', '']],
  ['moment', isoDateTime, ['2026-11-20T14:03:00.000Z'], ['2026-11-20', '2026-11-20T25:00:00Z', '']],
  ['uuid', uuid, ['0192d5a8-5a2c-7c3e-9b6a-2f1e8d7c6b5a'], ['1', '0192d5a85a2c7c3e9b6a2f1e8d7c6b5a', '']],
  ['language', language, ['el', 'en'], ['EL', 'gr', '']],
  ['one of', oneOf(['home', 'store']), ['home', 'store'], ['Home', '', 1]],
  ['list', list(integer, 2), [[], [1, 2]], [[1, 2, 3], ['1'], 1, null]],
  ['nullable', nullable(integer), [null, 1], [undefined, '1']],
  ['optional', optional(integer), [undefined, 1], [null, '1']],
])('%s', (_, shape, good, bad) => {
  expect(good.filter((value) => !accepts(shape, value))).toEqual([])
  expect(bad.filter((value) => accepts(shape, value))).toEqual([])
})

test('list, nullable and optional translate their inner shape', () => {
  expect(list(money).toWire([100, 250])).toEqual([1, 2.5])
  expect(list(money).toReadable([1, 2.5])).toEqual([100, 250])
  expect([nullable(money).toWire(150), nullable(money).toWire(null)]).toEqual([1.5, null])
  expect([nullable(money).toReadable(1.5), nullable(money).toReadable(null)]).toEqual([150, null])
  expect([optional(money).toWire(150), optional(money).toWire(undefined)]).toEqual([1.5, undefined])
  expect([optional(money).toReadable(1.5), optional(money).toReadable(undefined)]).toEqual([150, undefined])
})

describe('typed text', () => {
  const name = typed(1, 5)
  it.each([
    [' Ζ ', 'Ζ'],
    ['Ελύτη', 'Ελύτη'],
    ['  12345  ', '12345'],
    ['α\nβ', 'α\nβ'],
    ['α\tβ', 'α\tβ'],
    ['\u200bΑν\u00adνα\u2060', 'Αννα'],
  ])('%j is read as %j', (value, parsed) => {
    expect(name.schema.parse(value)).toBe(parsed)
  })

  it.each(['', '   ', '\u200b\u200d\ufeff', '123456', 'α\u0000', '\u0007β', 'α\u001bβ', 'α\u0085β', 7, null])(
    '%j is refused',
    (value) => {
      expect(accepts(name, value)).toBe(false)
    },
  )
})
