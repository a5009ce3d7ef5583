import { maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dispatchAddToCart, listenToPage, readCartItem, readRedirect } from './page-events.ts'

const origin = 'https://stoa.example'

describe('a cart item from outside', () => {
  it('has a product; dimension and quantity are optional', () => {
    expect(readCartItem({ productId: 3 })).toEqual({ productId: 3, dimensionId: 0, quantity: 1 })
    expect(readCartItem({ productId: 3, dimensionId: 2, quantity: 4, price: 1 })).toEqual({
      productId: 3,
      dimensionId: 2,
      quantity: 4,
    })
    const extension = { text: 'Για τον Νίκο' }
    expect(readCartItem({ productId: 3, extension })).toMatchObject({ productId: 3, extension })
    expect(readCartItem({ productId: 3, quantity: 5000 })?.quantity).toBe(maxQuantityPerLine)
  })

  it.each([
    null,
    7,
    {},
    { productId: '3' },
    { productId: -1 },
    { productId: 3, quantity: 0 },
    { productId: 3, dimensionId: 0.5 },
    { productId: 3, extension: { price: 1 } },
  ])('is null when it is invalid: %j', (detail) => expect(readCartItem(detail)).toBeNull())
})

it('an outside URL leads only to this shop', () => {
  expect(readRedirect({ url: '/products/x?a=1' }, origin)).toBe('/products/x?a=1')
  for (const url of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 7, undefined]) {
    expect(readRedirect({ url }, origin)).toBeNull()
  }
  expect(readRedirect('/', origin)).toBeNull()
})

describe('the page', () => {
  beforeEach(() => {
    vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin } }))
  })
  afterEach(() => vi.unstubAllGlobals())

  it('handles events until the listener is removed', () => {
    const addToCart = vi.fn()
    const redirect = vi.fn()
    const stop = listenToPage({ addToCart, redirect })
    dispatchAddToCart({ productId: 3, dimensionId: 0, quantity: 2 })
    window.dispatchEvent(new CustomEvent('findbar-redirect', { detail: { url: '/cart' } }))
    window.dispatchEvent(new CustomEvent('findbar-redirect', { detail: { url: '//evil.example' } }))
    window.dispatchEvent(new Event('add-to-cart'))
    stop()
    dispatchAddToCart({ productId: 4, dimensionId: 0, quantity: 1 })
    expect(addToCart.mock.calls).toEqual([[{ productId: 3, dimensionId: 0, quantity: 2 }]])
    expect(redirect.mock.calls).toEqual([['/cart']])
  })
})
