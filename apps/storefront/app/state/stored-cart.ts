// The guest's cart as text in the browser. Other versions of the shop, other scripts or a curious shopper may have
// written it, so it is validated: an invalid line is dropped.

import { type CartItem, maxCartLines, maxQuantityPerLine, mergeLines } from '@stoa/domain/ordering/cart/cart'
import { isLineExtension } from '@stoa/domain/ordering/cart/read-extension'

export const cartKey = 'stoa.cart'

const version = 1

const isIntegerBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

function readLine(line: unknown): CartItem[] {
  if (typeof line !== 'object' || line === null) return []
  const { productId, dimensionId, quantity, extension } = line as Partial<Record<keyof CartItem, unknown>>
  if (!isIntegerBetween(productId, 1, 2_147_483_647) || !isIntegerBetween(dimensionId, 0, 2_147_483_647)) return []
  if (!isIntegerBetween(quantity, 1, Number.MAX_SAFE_INTEGER)) return []
  if (extension !== undefined && !isLineExtension(extension)) return []
  return [{ productId, dimensionId, quantity: Math.min(quantity, maxQuantityPerLine), extension }]
}

export function readCart(text: string | null): CartItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== version) return []
    if (!('items' in stored) || !Array.isArray(stored.items)) return []
    return mergeLines(stored.items.flatMap(readLine)).slice(0, maxCartLines)
  } catch {
    return []
  }
}

export const writeCart = (items: readonly CartItem[]): string => JSON.stringify({ version, items })

/** Runs before the cart's page is painted: what it says of an empty cart need not wait for its scripts. */
export const emptyCartScript = `try{var c=JSON.parse(localStorage.getItem('${cartKey}'));if(!c||!c.items||!c.items.length)document.documentElement.dataset.cart='empty'}catch(e){}`
