// Window events through which parts of the page, and other scripts such as a search bar, talk to the shop.

import { type CartItem, maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import { isLineExtension } from '@stoa/domain/ordering/cart/read-extension'
import { sameOriginPath } from '@stoa/domain/url/same-origin-path'

const isIntegerFrom = (value: unknown, min: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min

/** A cart item from outside; null when it is invalid. */
export function readCartItem(detail: unknown): CartItem | null {
  if (typeof detail !== 'object' || detail === null) return null
  const { productId, dimensionId = 0, quantity = 1, extension } = detail as Partial<Record<keyof CartItem, unknown>>
  if (!isIntegerFrom(productId, 1) || !isIntegerFrom(dimensionId, 0) || !isIntegerFrom(quantity, 1)) return null
  if (extension !== undefined && !isLineExtension(extension)) return null
  return { productId, dimensionId, quantity: Math.min(quantity, maxQuantityPerLine), extension }
}

/** The path to navigate to; null for a URL that is not, or may not be, a page of this shop. */
export function readRedirect(detail: unknown, origin: string): string | null {
  if (typeof detail !== 'object' || detail === null || !('url' in detail) || typeof detail.url !== 'string') return null
  return sameOriginPath(detail.url, origin)
}

/** Asks for a product to be added to the cart. */
export function dispatchAddToCart(item: CartItem): void {
  window.dispatchEvent(new CustomEvent('add-to-cart', { detail: item }))
}

interface PageListeners {
  addToCart(item: CartItem): void
  redirect(path: string): void
}

/** Listens until the returned function is called. */
export function listenToPage(listeners: PageListeners): () => void {
  const detailOf = (event: Event): unknown => (event instanceof CustomEvent ? event.detail : null)
  const onAdd = (event: Event) => {
    const item = readCartItem(detailOf(event))
    if (item) listeners.addToCart(item)
  }
  const onRedirect = (event: Event) => {
    const path = readRedirect(detailOf(event), window.location.origin)
    if (path !== null) listeners.redirect(path)
  }
  window.addEventListener('add-to-cart', onAdd)
  window.addEventListener('findbar-redirect', onRedirect)
  return () => {
    window.removeEventListener('add-to-cart', onAdd)
    window.removeEventListener('findbar-redirect', onRedirect)
  }
}
