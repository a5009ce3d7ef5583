import { beforeEach, expect, it, vi } from 'vitest'
import { type CartRecord, emptyRecord, parseRecord } from './cart-record.ts'

const line = (productId: number, quantity: number) => ({ productId, dimensionId: 0, quantity })
const stored = (record: unknown) => JSON.stringify({ version: 1, ...(record as object) })

it('is read as it was written, with negative steps as well as positive ones', () => {
  const record: CartRecord = {
    ...emptyRecord(7),
    known: [line(1, 2)],
    aside: [line(2, 1)],
    declined: true,
    left: [line(3, 1)],
    step: { key: 'a', item: line(1, -2) },
    union: { key: 'b', items: [line(4, 1), { ...line(4, 1), extension: { wrapping: true } }] },
  }
  expect(parseRecord(stored(record))).toEqual(record)
  expect(parseRecord(stored(emptyRecord(7)))).toEqual(emptyRecord(7))
})

it.each([
  null,
  '',
  '{',
  '7',
  'null',
  '{"version":2,"customerId":7}',
  '{"version":1}',
  '{"version":1,"customerId":"7"}',
])('is null for %j', (text) => expect(parseRecord(text)).toBeNull())

it('drops invalid parts', () => {
  const malformed = {
    customerId: 7,
    known: 'x',
    aside: [{}],
    step: { key: 'a', item: line(0, 1) },
    union: 3,
    left: 'x',
  }
  expect(parseRecord(stored(malformed))).toEqual(emptyRecord(7))
  expect(parseRecord(stored({ customerId: 7, step: { key: 'a', item: line(1, 0) } }))?.step).toBeNull()
})

const page = async () => {
  vi.resetModules()
  vi.stubGlobal('window', new EventTarget())
  const throwQuotaError = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: throwQuotaError, setItem: throwQuotaError, removeItem: throwQuotaError })
  return { ...(await import('./cart-record.ts')), ...(await import('./cart-store.ts')) }
}

beforeEach(() => vi.unstubAllGlobals())

it('works without storage', async () => {
  const { cartRecord, cartStore, acceptSetAside, declineSetAside, clearOrdered } = await page()
  cartStore.replace([line(1, 1)])
  cartRecord.write({ ...emptyRecord(7), known: [line(1, 1)], aside: [line(2, 3)] })
  declineSetAside()
  expect(cartRecord.read()?.declined).toBe(true)
  acceptSetAside()
  expect(cartStore.read()).toEqual([line(2, 3), line(1, 1)])
  expect(cartRecord.read()).toMatchObject({ known: [line(2, 3), line(1, 1)], aside: [] })
  clearOrdered()
  expect([cartStore.read(), cartRecord.read()?.known]).toEqual([[], []])
})

it('does not touch a guest’s cart', async () => {
  const { cartRecord, cartStore, acceptSetAside, declineSetAside, clearOrdered } = await page()
  cartStore.replace([line(1, 1)])
  acceptSetAside()
  declineSetAside()
  expect([cartStore.read(), cartRecord.read()]).toEqual([[line(1, 1)], null])
  clearOrdered()
  expect(cartStore.read()).toEqual([])
})
