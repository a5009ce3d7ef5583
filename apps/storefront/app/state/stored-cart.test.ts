import { maxCartLines, maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import { describe, expect, it } from 'vitest'
import { cartKey, emptyCartScript, readCart, writeCart } from './stored-cart.ts'

const line = { productId: 7, dimensionId: 0, quantity: 2 }
const stored = (items: unknown, version: unknown = 1) => JSON.stringify({ version, items })

describe('the stored cart', () => {
  it('is read as it was written', () => {
    const items = [line, { productId: 8, dimensionId: 3, quantity: 1 }]
    expect(readCart(writeCart(items))).toEqual(items)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a number', '7'],
    ['a list', '[]'],
    ['another version', stored([line], 2)],
    ['no items', JSON.stringify({ version: 1 })],
    ['items that are no list', stored({ 0: line })],
  ])('is empty for %s', (_, text) => expect(readCart(text)).toEqual([]))

  it.each([
    [{ ...line, productId: 0 }],
    [{ ...line, productId: '7' }],
    [{ ...line, productId: 1.5 }],
    [{ ...line, productId: 2 ** 31 }],
    [{ ...line, dimensionId: -1 }],
    [{ ...line, quantity: 0 }],
    [{ ...line, quantity: Number.NaN }],
    [{ productId: 7 }],
    [null],
    ['line'],
  ])('drops an invalid line: %j', (malformedLine) => expect(readCart(stored([malformedLine, line]))).toEqual([line]))

  it('enforces the limits, and one line for a product and dimension', () => {
    expect(readCart(stored([{ ...line, quantity: 1_000_000 }]))[0]?.quantity).toBe(maxQuantityPerLine)
    expect(readCart(stored([line, line]))).toEqual([{ ...line, quantity: 4 }])
    const manyLines = Array.from({ length: maxCartLines + 5 }, (_, index) => ({ ...line, productId: index + 1 }))
    expect(readCart(stored(manyLines))).toHaveLength(maxCartLines)
  })

  it('keeps lines of one product with different extensions apart', () => {
    const wrapped = { ...line, extension: { wrapping: true as const } }
    expect(readCart(writeCart([line, wrapped]))).toEqual([line, wrapped])
    expect(readCart(stored([wrapped, line, wrapped]))).toEqual([{ ...wrapped, quantity: 4 }, line])
  })

  it.each([
    [null],
    ['wrapping'],
    [{ wrapping: 1 }],
    [{ price: 1 }],
    [{ giftCard: { recipientName: 'Νίκος', recipientEmail: 'nikos', design: 'classic' } }],
  ])('drops a line with an extension that the shop would not take: %j', (extension) =>
    expect(readCart(stored([{ ...line, extension }, line]))).toEqual([line]),
  )

  it('is written without a trace of extensions where there are none', () => {
    expect(writeCart(readCart(stored([line])))).toBe(stored([line]))
  })

  it('drops unknown fields', () => {
    expect(readCart(stored([{ ...line, price: 1 }]))).toEqual([line])
  })
})

describe('before the page is painted', () => {
  function runScript(text: string | null): Record<string, string> {
    const dataset: Record<string, string> = {}
    const getItem = (key: string) => (key === cartKey ? text : null)
    new Function('localStorage', 'document', emptyCartScript)({ getItem }, { documentElement: { dataset } })
    return dataset
  }

  it.each([null, writeCart([]), '{}'])('%s is an empty cart', (text) =>
    expect(runScript(text)).toEqual({ cart: 'empty' }),
  )

  it.each([writeCart([line]), '{'])('%s waits for the page', (text) => expect(runScript(text)).toEqual({}))
})
