import { beforeEach, expect, it, vi } from 'vitest'
import { type CartRecord, newRecord, readRecord } from './cart-record.ts'

const line = (productId: number, quantity: number) => ({ productId, dimensionId: 0, quantity })
const stored = (record: unknown) => JSON.stringify({ version: 1, ...(record as object) })

it('comes back as it was, with fewer copies as well as more', () => {
  const record: CartRecord = {
    ...newRecord(7),
    ...{ known: [line(1, 2)], aside: [line(2, 1)], declined: true, left: [line(3, 1)] },
    ...{ step: { key: 'a', item: line(1, -2) }, union: { key: 'b', items: [line(4, 1)] } },
  }
  expect(readRecord(stored(record))).toEqual(record)
  expect(readRecord(stored(newRecord(7)))).toEqual(newRecord(7))
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
])('is nothing for %j', (text) => expect(readRecord(text)).toBeNull())

it('drops what makes no sense of the rest', () => {
  const odd = { customerId: 7, known: 'x', aside: [{}], step: { key: 'a', item: line(0, 1) }, union: 3, left: 'x' }
  expect(readRecord(stored(odd))).toEqual(newRecord(7))
  expect(readRecord(stored({ customerId: 7, step: { key: 'a', item: line(1, 0) } }))?.step).toBeNull()
})

const page = async () => {
  vi.resetModules()
  vi.stubGlobal('window', new EventTarget())
  const refuse = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  return { ...(await import('./cart-record.ts')), ...(await import('./cart-store.ts')) }
}

beforeEach(() => vi.unstubAllGlobals())

it('does its work without storage', async () => {
  const { cartRecord, cartStore, takeAside, declineAside, clearOrdered } = await page()
  cartStore.replace([line(1, 1)])
  cartRecord.write({ ...newRecord(7), known: [line(1, 1)], aside: [line(2, 3)] })
  declineAside()
  expect(cartRecord.read()?.declined).toBe(true)
  takeAside()
  expect(cartStore.read()).toEqual([line(2, 3), line(1, 1)])
  expect(cartRecord.read()).toMatchObject({ known: [line(2, 3), line(1, 1)], aside: [] })
  clearOrdered()
  expect([cartStore.read(), cartRecord.read()?.known]).toEqual([[], []])
})

it('leaves a guest’s cart to the guest', async () => {
  const { cartRecord, cartStore, takeAside, declineAside, clearOrdered } = await page()
  cartStore.replace([line(1, 1)])
  takeAside()
  declineAside()
  expect([cartStore.read(), cartRecord.read()]).toEqual([[line(1, 1)], null])
  clearOrdered()
  expect(cartStore.read()).toEqual([])
})
