import { type CartItem, quantityOf } from '@stoa/domain/cart/cart'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { afterStep } from '../../state/cart-difference.ts'
import type { CartShop } from './cart-shop.ts'

const line = (productId: number, quantity = 1): CartItem => ({ productId, dimensionId: 0, quantity })

/** The shop's side in memory: steps under a key count once; a call may fail before or after it was carried out. */
function openShop(kept: CartItem[] = []) {
  const shop = { cart: kept, fails: null as 'before' | 'after' | null, refuses: null as string | null, calls: 0 }
  const seen = new Set<string>()
  const carryOut = (key: string, act: () => void): CartItem[] => {
    shop.calls += 1
    if (shop.fails === 'before') throw new Error('offline')
    if (!seen.has(key)) act()
    seen.add(key)
    if (shop.fails === 'after') throw new Error('the answer was lost')
    return shop.cart
  }
  const calls: CartShop = {
    async step(key, item): Promise<Outcome<readonly CartItem[], string>> {
      if (shop.refuses) return refused(shop.refuses)
      return done(carryOut(key, () => (shop.cart = afterStep(shop.cart, item))))
    },
    async unite(key, items) {
      const before = shop.cart
      const united = carryOut(key, () => (shop.cart = items.reduce(afterStep, shop.cart)))
      const told = before.map((one) => ({ ...one, name: null, had: 0, kept: one.quantity, now: 0, reason: null }))
      return { items: united, told }
    },
    load: async () => carryOut(crypto.randomUUID(), () => {}),
  }
  return { shop, calls }
}

const storage = new Map<string, string>()

/** A tab: its own modules on the browser's one storage. */
async function openTab() {
  vi.resetModules()
  const { cartStore } = await import('../../state/cart-store.ts')
  const record = await import('../../state/cart-record.ts')
  const { cartNews } = await import('../../state/cart-news.ts')
  const { endSync, syncCart } = await import('./sync-cart.ts')
  return { cartStore, cartNews, ...record, endSync, syncCart }
}
type Tab = Awaited<ReturnType<typeof openTab>>

const eleni = { customerId: 7, impersonated: false, isOrdering: () => false, load: true }
const ordering = { ...eleni, isOrdering: () => true }

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

async function signedIn(kept: CartItem[], screen: CartItem[] = [], wish = eleni) {
  const [tab, { shop, calls }] = [await openTab(), openShop(kept)]
  tab.cartStore.replace(screen)
  await tab.syncCart(calls, wish)
  return { tab, shop, calls }
}

describe('after signing in', () => {
  it('the two carts are one, on the screen and in the shop, and it is told', async () => {
    const { tab, shop } = await signedIn([line(5, 2)], [line(1)])
    expect(tab.cartStore.read()).toEqual([line(5, 2), line(1)])
    expect(shop.cart).toEqual([line(5, 2), line(1)])
    expect(tab.cartNews.read().map(({ productId }) => productId)).toEqual([5])
  })

  it('once, although the answer was lost and the page was left', async () => {
    const { shop, calls } = openShop([line(5)])
    const first = await openTab()
    first.cartStore.replace([line(1)])
    shop.fails = 'after'
    await expect(first.syncCart(calls, eleni)).rejects.toThrow('lost')
    shop.fails = null
    const next = await openTab()
    next.cartStore.add(line(1))
    await next.syncCart(calls, eleni)
    expect(shop.cart).toEqual([line(5), line(1, 2)])
    expect(next.cartStore.read()).toEqual(shop.cart)
  })

  it('staff who act for somebody see that person’s cart and add nothing of their own', async () => {
    const { tab, shop } = await signedIn([line(5)], [line(1)], { ...eleni, impersonated: true })
    expect(tab.cartStore.read()).toEqual([line(5)])
    expect(shop.cart).toEqual([line(5)])
  })
})

describe('while an order is being made', () => {
  it('what is on the screen stays, the rest is set aside, and joins when the shopper says so', async () => {
    const { tab, shop, calls } = await signedIn([line(5, 2), line(1)], [line(1)], ordering)
    expect(tab.cartStore.read()).toEqual([line(1)])
    expect(tab.cartRecord.read()?.aside).toEqual([line(5, 2), line(1)])
    expect(tab.cartNews.read()).toEqual([])
    tab.takeAside()
    const before = shop.calls
    await tab.syncCart(calls, { ...ordering, load: false })
    expect([tab.cartStore.read(), shop.calls]).toEqual([[line(5, 2), line(1, 2)], before])
    expect(shop.cart).toEqual([line(5, 2), line(1, 2)])
  })

  it('once it is placed, the rest comes back and nothing is taken out twice', async () => {
    const { tab, shop, calls } = await signedIn([line(5, 2)], [line(1)], ordering)
    shop.cart = afterStep(shop.cart, line(1, -1))
    tab.clearOrdered()
    await tab.syncCart(calls, { ...eleni, load: false })
    expect(shop.cart).toEqual([line(5, 2)])
    await tab.syncCart(calls, eleni)
    expect(tab.cartStore.read()).toEqual([line(5, 2)])
    expect(tab.cartNews.read()).toMatchObject([{ productId: 5, had: 0, kept: 2, now: 2 }])
  })

  it('left without an order, the cart is whole again and it is told', async () => {
    const { tab, calls } = await signedIn([line(5)], [line(1)], ordering)
    tab.declineAside()
    await tab.syncCart(calls, eleni)
    expect(tab.cartStore.read()).toEqual([line(5), line(1)])
    expect(tab.cartNews.read()).toMatchObject([{ productId: 5, now: 1 }])
  })
})

describe('a step', () => {
  it('travels alone, and what another device did comes along', async () => {
    const { tab, shop, calls } = await signedIn([], [line(1)])
    shop.cart = [...shop.cart, line(8)]
    tab.cartStore.add(line(1))
    await tab.syncCart(calls, { ...eleni, load: false })
    expect(tab.cartStore.read()).toEqual([line(1, 2), line(8)])
  })

  it.each(['cart_full', 'product_not_found'])('that meets %s leaves the screen, with a word', async (reason) => {
    const { tab, shop, calls } = await signedIn([line(1)])
    tab.cartNews.forget()
    tab.cartStore.add(line(9, 2))
    shop.refuses = reason
    await tab.syncCart(calls, { ...eleni, load: false })
    expect(tab.cartStore.read()).toEqual([line(1)])
    expect(tab.cartNews.read()).toMatchObject([{ productId: 9, had: 2, now: 0, reason }])
  })
})

describe('when the session is over', () => {
  it('the cart leaves the browser, with all that was noted of it', async () => {
    const { tab } = await signedIn([line(5)], [line(1)])
    tab.endSync()
    expect(tab.cartStore.read()).toEqual([])
    expect(tab.cartNews.read()).toEqual([])
    expect([...storage.keys()]).toEqual(['stoa.cart'])
  })

  it('what the shop has not had yet arrives when the customer is back, beside what a guest chose meanwhile', async () => {
    const { tab, shop, calls } = await signedIn([line(5)])
    shop.fails = 'after'
    tab.cartStore.add(line(1))
    await expect(tab.syncCart(calls, eleni)).rejects.toThrow()
    tab.cartStore.add(line(2))
    tab.endSync()
    shop.fails = null
    tab.cartStore.add(line(3))
    await tab.syncCart(calls, eleni)
    expect(shop.cart).toEqual([line(5), line(1), line(2), line(3)])
    expect(tab.cartStore.read()).toEqual(shop.cart)
  })

  it('somebody else’s unsent steps are never theirs', async () => {
    const { tab, shop, calls } = await signedIn([])
    shop.fails = 'before'
    tab.cartStore.add(line(1))
    await expect(tab.syncCart(calls, eleni)).rejects.toThrow()
    tab.endSync()
    const nikos = openShop([line(8)])
    await tab.syncCart(nikos.calls, { ...eleni, customerId: 8 })
    expect([nikos.shop.cart, tab.cartStore.read()]).toEqual([[line(8)], [line(8)]])
  })

  it('nor is the cart of whoever was signed in just before', async () => {
    const { tab } = await signedIn([line(5)], [line(1)])
    const nikos = openShop([line(8)])
    await tab.syncCart(nikos.calls, { ...eleni, customerId: 8 })
    expect([nikos.shop.cart, tab.cartStore.read()]).toEqual([[line(8)], [line(8)]])
  })
})

const products = [1, 2, 3]
const anyDoing = fc.record({
  tab: fc.constantFrom(0, 1),
  what: fc.constantFrom('add', 'take', 'sync', 'other device'),
  product: fc.constantFrom(...products),
  fails: fc.constantFrom(null, 'before', 'after'),
})

/** One more or one fewer, where there is one; gives what was really done. */
function change({ cartStore }: Tab, what: string, productId: number): number {
  cartStore.refresh()
  const there = quantityOf(cartStore.read(), line(productId))
  if (what === 'add') cartStore.add(line(productId))
  else if (there > 1) cartStore.change(line(productId, there - 1))
  else cartStore.remove(line(productId))
  return what === 'add' ? 1 : -Math.min(there, 1)
}

test('two tabs, another device, lost answers and a dead network: every copy counts once', async () => {
  const tabs = [await openTab(), await openTab()] as const
  await fc.assert(
    fc.asyncProperty(fc.array(anyDoing, { maxLength: 25 }), async (doings) => {
      storage.clear()
      const { shop, calls } = openShop([line(1)])
      const expected = new Map([[1, 1]])
      const count = (product: number, copies: number) => expected.set(product, (expected.get(product) ?? 0) + copies)
      tabs[0].cartStore.replace([line(2)])
      count(2, 1)
      for (const { tab, what, product, fails } of doings) {
        shop.fails = fails
        if (what === 'sync') await tabs[tab].syncCart(calls, eleni).catch(() => {})
        else if (what === 'other device') {
          shop.cart = afterStep(shop.cart, line(product))
          count(product, 1)
        } else count(product, change(tabs[tab], what, product))
      }
      shop.fails = null
      for (const tab of tabs) await tab.syncCart(calls, eleni)
      for (const product of products) expect(quantityOf(shop.cart, line(product))).toBe(expected.get(product) ?? 0)
      expect(tabs[1].cartStore.read()).toEqual(shop.cart)
    }),
    { seed: 20_261_121, numRuns: 300 },
  )
})
