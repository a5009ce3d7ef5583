import { beforeEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const open = async () => {
  vi.resetModules()
  return import('./ordering-state.ts')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})

it.each([
  ['/checkout-information', true],
  ['/en/checkout-shipping-payment', true],
  ['/en/checkout-collection', true],
  ['/checkout-failure', true],
  ['/checkout-success/0b0b0b0b-0000-4000-8000-000000000000', false],
  ['/cart', false],
  ['/', false],
])('%s: %s', async (path, expected) => {
  const { trackOrdering, isOrdering } = await open()
  trackOrdering(path)
  expect(isOrdering()).toBe(expected)
})

it('continues on the auth pages, also after an external redirect, and ends on any other page', async () => {
  const before = await open()
  before.trackOrdering('/en/checkout-information')
  before.trackOrdering('/en/login')
  expect(before.isOrdering()).toBe(true)
  const after = await open()
  after.trackOrdering('/en/login')
  expect(after.isOrdering()).toBe(true)
  after.trackOrdering('/en/products/zorbas')
  expect(after.isOrdering()).toBe(false)
  after.trackOrdering('/en/login')
  expect(after.isOrdering()).toBe(false)
})

it('works without storage', async () => {
  const throwStorageError = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: throwStorageError,
    setItem: throwStorageError,
    removeItem: throwStorageError,
  })
  const { trackOrdering, isOrdering } = await open()
  trackOrdering('/checkout-information')
  expect(isOrdering()).toBe(true)
  trackOrdering('/')
  expect(isOrdering()).toBe(false)
})
