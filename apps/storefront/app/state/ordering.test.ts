import { beforeEach, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
const open = async () => {
  vi.resetModules()
  return import('./ordering.ts')
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

it.each([
  ['/checkout-information', true],
  ['/en/checkout-shipping-payment', true],
  ['/checkout-failure', true],
  ['/checkout-success/0b0b0b0b-0000-4000-8000-000000000000', false],
  ['/cart', false],
  ['/', false],
])('%s: %s', async (path, expected) => {
  const { notePage, isOrdering } = await open()
  notePage(path)
  expect(isOrdering()).toBe(expected)
})

it('goes on while one signs in, also after coming back from elsewhere, and ends with any other page', async () => {
  const before = await open()
  before.notePage('/en/checkout-information')
  before.notePage('/en/login')
  expect(before.isOrdering()).toBe(true)
  const after = await open()
  after.notePage('/en/login')
  expect(after.isOrdering()).toBe(true)
  after.notePage('/en/products/zorbas')
  expect(after.isOrdering()).toBe(false)
  after.notePage('/en/login')
  expect(after.isOrdering()).toBe(false)
})

it('works without storage', async () => {
  const refuse = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { notePage, isOrdering } = await open()
  notePage('/checkout-information')
  expect(isOrdering()).toBe(true)
  notePage('/')
  expect(isOrdering()).toBe(false)
})
