import { type CartItem, quantityOf } from '@stoa/domain/ordering/cart/cart'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { applyStep } from '../../state/cart-difference.ts'
import type { CartApi } from './cart-api.ts'

const line = (productId: number, quantity = 1): CartItem => ({ productId, dimensionId: 0, quantity })

/** The API in memory: steps under one key count once; a call may fail before or after it was carried out. */
function createFakeApi(serverCart: CartItem[] = []) {
  const server = {
    cart: serverCart,
    fails: null as 'before' | 'after' | null,
    refuses: null as string | null,
    calls: 0,
  }
  const processedKeys = new Set<string>()
  const runStep = (key: string, action: () => void): CartItem[] => {
    server.calls += 1
    if (server.fails === 'before') throw new Error('offline')
    if (!processedKeys.has(key)) action()
    processedKeys.add(key)
    if (server.fails === 'after') throw new Error('the answer was lost')
    return server.cart
  }
  const api: CartApi = {
    async updateItem(key, item): Promise<Outcome<readonly CartItem[], string>> {
      if (server.refuses) return refused(server.refuses)
      return done(runStep(key, () => (server.cart = applyStep(server.cart, item))))
    },
    async unite(key, items) {
      const before = server.cart
      const united = runStep(key, () => (server.cart = items.reduce(applyStep, server.cart)))
      const reportedLines = before.map((item) => ({
        ...item,
        name: null,
        had: 0,
        kept: item.quantity,
        now: 0,
        reason: null,
      }))
      return { items: united, reportedLines }
    },
    load: async () => runStep(crypto.randomUUID(), () => {}),
  }
  return { server, api }
}

const storage = new Map<string, string>()

/** A tab: its own modules on the browser's shared storage. */
async function openTab() {
  vi.resetModules()
  const { cartStore } = await import('../../state/cart-store.ts')
  const record = await import('../../state/cart-record.ts')
  const { cartUpdates } = await import('../../state/cart-updates.ts')
  const { endSync, syncCart } = await import('./sync-cart.ts')
  return { cartStore, cartUpdates, ...record, endSync, syncCart }
}
type Tab = Awaited<ReturnType<typeof openTab>>

const baseOptions = { customerId: 7, impersonated: false, isOrdering: () => false, load: true }
const orderingOptions = { ...baseOptions, isOrdering: () => true }

beforeEach(() => {
  storage.clear()
  vi.unstubAllGlobals()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })
})

async function signInWith(serverCart: CartItem[], screen: CartItem[] = [], options = baseOptions) {
  const [tab, { server, api }] = [await openTab(), createFakeApi(serverCart)]
  tab.cartStore.replace(screen)
  await tab.syncCart(api, options)
  return { tab, server, api }
}

describe('after signing in', () => {
  it('the two carts are merged, on the screen and in the API, and it is shown', async () => {
    const { tab, server } = await signInWith([line(5, 2)], [line(1)])
    expect(tab.cartStore.read()).toEqual([line(5, 2), line(1)])
    expect(server.cart).toEqual([line(5, 2), line(1)])
    expect(tab.cartUpdates.read().map(({ productId }) => productId)).toEqual([5])
  })

  it('once, although the response was lost and the page was left', async () => {
    const { server, api } = createFakeApi([line(5)])
    const first = await openTab()
    first.cartStore.replace([line(1)])
    server.fails = 'after'
    await expect(first.syncCart(api, baseOptions)).rejects.toThrow('lost')
    server.fails = null
    const nextTab = await openTab()
    nextTab.cartStore.add(line(1))
    await nextTab.syncCart(api, baseOptions)
    expect(server.cart).toEqual([line(5), line(1, 2)])
    expect(nextTab.cartStore.read()).toEqual(server.cart)
  })

  it('during impersonation staff see the customer’s cart and add nothing of their own', async () => {
    const { tab, server } = await signInWith([line(5)], [line(1)], { ...baseOptions, impersonated: true })
    expect(tab.cartStore.read()).toEqual([line(5)])
    expect(server.cart).toEqual([line(5)])
  })
})

describe('while an order is being placed', () => {
  it('the cart on the screen stays, the rest is set aside, and is added when the shopper asks', async () => {
    const { tab, server, api } = await signInWith([line(5, 2), line(1)], [line(1)], orderingOptions)
    expect(tab.cartStore.read()).toEqual([line(1)])
    expect(tab.cartRecord.read()?.aside).toEqual([line(5, 2), line(1)])
    expect(tab.cartUpdates.read()).toEqual([])
    tab.acceptSetAside()
    const before = server.calls
    await tab.syncCart(api, { ...orderingOptions, load: false })
    expect([tab.cartStore.read(), server.calls]).toEqual([[line(5, 2), line(1, 2)], before])
    expect(server.cart).toEqual([line(5, 2), line(1, 2)])
  })

  it('once it is placed, the rest comes back and nothing is removed twice', async () => {
    const { tab, server, api } = await signInWith([line(5, 2)], [line(1)], orderingOptions)
    server.cart = applyStep(server.cart, line(1, -1))
    tab.clearOrdered()
    await tab.syncCart(api, { ...baseOptions, load: false })
    expect(server.cart).toEqual([line(5, 2)])
    await tab.syncCart(api, baseOptions)
    expect(tab.cartStore.read()).toEqual([line(5, 2)])
    expect(tab.cartUpdates.read()).toMatchObject([{ productId: 5, had: 0, kept: 2, now: 2 }])
  })

  it('when the checkout is left without an order, the cart is whole again and it is shown', async () => {
    const { tab, api } = await signInWith([line(5)], [line(1)], orderingOptions)
    tab.declineSetAside()
    await tab.syncCart(api, baseOptions)
    expect(tab.cartStore.read()).toEqual([line(5), line(1)])
    expect(tab.cartUpdates.read()).toMatchObject([{ productId: 5, now: 1 }])
  })
})

describe('a step', () => {
  it('is sent alone, and brings what another device did', async () => {
    const { tab, server, api } = await signInWith([], [line(1)])
    server.cart = [...server.cart, line(8)]
    tab.cartStore.add(line(1))
    await tab.syncCart(api, { ...baseOptions, load: false })
    expect(tab.cartStore.read()).toEqual([line(1, 2), line(8)])
  })

  it('is made on its own line of a product', async () => {
    const wrapped: CartItem = { ...line(1), extension: { wrapping: true } }
    const { tab, server, api } = await signInWith([line(1)])
    tab.cartStore.add(wrapped)
    await tab.syncCart(api, { ...baseOptions, load: false })
    expect(server.cart).toEqual([line(1), wrapped])
    tab.cartStore.remove(line(1))
    await tab.syncCart(api, { ...baseOptions, load: false })
    expect([server.cart, tab.cartStore.read()]).toEqual([[wrapped], [wrapped]])
  })

  it.each(['cart_full', 'product_not_found', 'not_on_sale_yet', 'extension_not_accepted', 'send_day_invalid'])(
    'refused with %s is undone, with a message',
    async (reason) => {
      const { tab, server, api } = await signInWith([line(1)])
      tab.cartUpdates.clear()
      tab.cartStore.add(line(9, 2))
      server.refuses = reason
      await tab.syncCart(api, { ...baseOptions, load: false })
      expect(tab.cartStore.read()).toEqual([line(1)])
      expect(tab.cartUpdates.read()).toMatchObject([{ productId: 9, had: 2, now: 0, reason }])
    },
  )
})

describe('when the session has ended', () => {
  it('the cart is cleared in the browser, with its record', async () => {
    const { tab } = await signInWith([line(5)], [line(1)])
    tab.endSync()
    expect(tab.cartStore.read()).toEqual([])
    expect(tab.cartUpdates.read()).toEqual([])
    expect([...storage.keys()]).toEqual(['stoa.cart'])
  })

  it('unsent changes are sent when the customer is back, together with what a guest chose meanwhile', async () => {
    const { tab, server, api } = await signInWith([line(5)])
    server.fails = 'after'
    tab.cartStore.add(line(1))
    await expect(tab.syncCart(api, baseOptions)).rejects.toThrow()
    tab.cartStore.add(line(2))
    tab.endSync()
    server.fails = null
    tab.cartStore.add(line(3))
    await tab.syncCart(api, baseOptions)
    expect(server.cart).toEqual([line(5), line(1), line(2), line(3)])
    expect(tab.cartStore.read()).toEqual(server.cart)
  })

  it('another customer’s unsent steps are never sent', async () => {
    const { tab, server, api } = await signInWith([])
    server.fails = 'before'
    tab.cartStore.add(line(1))
    await expect(tab.syncCart(api, baseOptions)).rejects.toThrow()
    tab.endSync()
    const otherCustomer = createFakeApi([line(8)])
    await tab.syncCart(otherCustomer.api, { ...baseOptions, customerId: 8 })
    expect([otherCustomer.server.cart, tab.cartStore.read()]).toEqual([[line(8)], [line(8)]])
  })

  it('nor is the cart of the customer signed in just before', async () => {
    const { tab } = await signInWith([line(5)], [line(1)])
    const otherCustomer = createFakeApi([line(8)])
    await tab.syncCart(otherCustomer.api, { ...baseOptions, customerId: 8 })
    expect([otherCustomer.server.cart, tab.cartStore.read()]).toEqual([[line(8)], [line(8)]])
  })
})

const products = [1, 2, 3]
const anyAction = fc.record({
  tab: fc.constantFrom(0, 1),
  action: fc.constantFrom('add', 'take', 'sync', 'other device'),
  product: fc.constantFrom(...products),
  fails: fc.constantFrom(null, 'before', 'after'),
})

/** One more or one fewer, where there is one; returns the actual change. */
function change({ cartStore }: Tab, action: string, productId: number): number {
  cartStore.refresh()
  const quantityInCart = quantityOf(cartStore.read(), line(productId))
  if (action === 'add') cartStore.add(line(productId))
  else if (quantityInCart > 1) cartStore.change(line(productId, quantityInCart - 1))
  else cartStore.remove(line(productId))
  return action === 'add' ? 1 : -Math.min(quantityInCart, 1)
}

test('two tabs, another device, lost responses and no network: every copy counts once', async () => {
  const tabs = [await openTab(), await openTab()] as const
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { maxLength: 25 }), async (actions) => {
      storage.clear()
      const { server, api } = createFakeApi([line(1)])
      const expected = new Map([[1, 1]])
      const count = (product: number, copies: number) => expected.set(product, (expected.get(product) ?? 0) + copies)
      tabs[0].cartStore.replace([line(2)])
      count(2, 1)
      for (const { tab, action, product, fails } of actions) {
        server.fails = fails
        if (action === 'sync') await tabs[tab].syncCart(api, baseOptions).catch(() => {})
        else if (action === 'other device') {
          server.cart = applyStep(server.cart, line(product))
          count(product, 1)
        } else count(product, change(tabs[tab], action, product))
      }
      server.fails = null
      for (const tab of tabs) await tab.syncCart(api, baseOptions)
      for (const product of products) expect(quantityOf(server.cart, line(product))).toBe(expected.get(product) ?? 0)
      expect(tabs[1].cartStore.read()).toEqual(server.cart)
    }),
    { seed: 20_261_121, numRuns: 300 },
  )
})
