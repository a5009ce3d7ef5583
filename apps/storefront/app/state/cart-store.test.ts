import { maxCartLines, maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cartKey, writeCart } from './stored-cart.ts'

const line = { productId: 7, dimensionId: 0, quantity: 1 }

/** A browser window with storage, and the store as a fresh page loads it. */
async function openPage(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const events = new EventTarget()
  vi.stubGlobal('window', events)
  vi.stubGlobal('localStorage', storage)
  vi.resetModules()
  const { cartStore } = await import('./cart-store.ts')
  const announce = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { cartStore, announce }
}

const memory = (text: string | null = null) => {
  const stored = { text }
  return {
    kept: stored,
    storage: {
      getItem: () => stored.text,
      setItem: (_: string, value: string) => {
        stored.text = value
      },
    },
  }
}

describe('the cart in the browser', () => {
  beforeEach(() => vi.unstubAllGlobals())

  it('starts with the cart of an earlier visit', async () => {
    const { cartStore } = await openPage(memory(writeCart([line])).storage)
    expect(cartStore.read()).toEqual([line])
  })

  it('adds, changes, removes and clears, and stores each change', async () => {
    const { storage, kept: stored } = memory()
    const { cartStore } = await openPage(storage)
    cartStore.add(line)
    cartStore.add(line)
    expect(stored.text).toBe(writeCart([{ ...line, quantity: 2 }]))
    cartStore.change({ ...line, quantity: 5 })
    expect(cartStore.read()[0]?.quantity).toBe(5)
    cartStore.remove(line)
    expect(cartStore.read()).toEqual([])
    cartStore.add(line)
    cartStore.clear()
    expect(stored.text).toBe(writeCart([]))
  })

  it('never exceeds the limits of an order on copies and lines', async () => {
    const { cartStore } = await openPage(memory().storage)
    cartStore.add({ ...line, quantity: 90 })
    cartStore.add({ ...line, quantity: 90 })
    expect(cartStore.read()[0]?.quantity).toBe(maxQuantityPerLine)
    for (let id = 100; id < 100 + maxCartLines - 1; id += 1)
      expect(cartStore.add({ ...line, productId: id })).toBe(true)
    expect(cartStore.add({ ...line, productId: 999 })).toBe(false)
    expect(cartStore.read()).toHaveLength(maxCartLines)
  })

  it('changes, removes and accepts changes of one of two lines of a product', async () => {
    const wrapped = { ...line, extension: { wrapping: true as const } }
    const { cartStore } = await openPage(memory().storage)
    cartStore.add(line)
    cartStore.add(wrapped)
    cartStore.add(wrapped)
    expect(cartStore.read()).toEqual([line, { ...wrapped, quantity: 2 }])
    cartStore.change({ ...wrapped, quantity: 9 })
    const baseChange = { name: null, requested: 9, reason: 'quantity_reduced' as const }
    cartStore.accept([{ ...baseChange, ...wrapped, granted: 3 }])
    expect(cartStore.read()).toEqual([line, { ...wrapped, quantity: 3 }])
    cartStore.accept([{ ...baseChange, ...line, granted: 0 }])
    expect(cartStore.read()).toEqual([{ ...wrapped, quantity: 3 }])
    cartStore.remove(line)
    expect(cartStore.read()).toHaveLength(1)
    cartStore.remove(wrapped)
    expect(cartStore.read()).toEqual([])
  })

  it('applies the changes of the API', async () => {
    const { cartStore } = await openPage(
      memory(
        writeCart([
          { ...line, quantity: 9 },
          { ...line, productId: 8 },
        ]),
      ).storage,
    )
    const baseChange = { dimensionId: 0, name: null, requested: 9, reason: 'quantity_reduced' as const }
    cartStore.accept([
      { ...baseChange, productId: 7, granted: 3 },
      { ...baseChange, productId: 8, granted: 0 },
    ])
    expect(cartStore.read()).toEqual([{ ...line, quantity: 3 }])
  })

  it('follows the other tabs', async () => {
    const { storage, kept: stored } = memory()
    const { cartStore, announce } = await openPage(storage)
    const listener = vi.fn()
    cartStore.subscribe(listener)
    stored.text = writeCart([line])
    announce('something.else')
    expect(cartStore.read()).toEqual([])
    announce(cartKey)
    expect(cartStore.read()).toEqual([line])
    expect(listener).toHaveBeenCalledTimes(1)
    stored.text = null
    announce(null)
    expect(cartStore.read()).toEqual([])
  })

  it.each([
    ['nothing', null],
    ['an empty cart', writeCart([])],
    [
      'the same lines in other words',
      JSON.stringify({ items: [{ quantity: 2, dimensionId: 0, productId: 7 }], version: 1 }),
    ],
    ['what makes no sense', '[]'],
  ])('reading storage notifies nobody when nothing changed: %s', async (_, text) => {
    const { storage, kept: stored } = memory(text)
    const { cartStore, announce } = await openPage(storage)
    const listener = vi.fn()
    cartStore.subscribe(listener)
    for (const _time of [1, 2, 3]) cartStore.refresh()
    announce(cartKey)
    cartStore.replace(cartStore.read())
    expect(listener).not.toHaveBeenCalled()
    stored.text = writeCart([{ ...line, quantity: 3 }])
    cartStore.refresh()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('works without storage', async () => {
    const throwQuotaError = () => {
      throw new Error('forbidden')
    }
    const { cartStore } = await openPage({ getItem: throwQuotaError, setItem: throwQuotaError })
    cartStore.add(line)
    expect(cartStore.read()).toEqual([line])
  })
})
