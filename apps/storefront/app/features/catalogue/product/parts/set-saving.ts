// What a set saves: its price beside what its parts cost now, one by one. Said only where that is known and more.

import type { Product } from '@stoa/contract/catalogue/catalogue'
import type { Cents } from '@stoa/domain/money'

export interface SetSaving {
  /** What the parts cost one by one. */
  separately: Cents
  saving: Cents
}

/** Null for what is no set, for one that costs as much or more, and where the price of a part is not known. */
export function setSavingOf({ kind, price, parts = [] }: Pick<Product, 'kind' | 'price' | 'parts'>): SetSaving | null {
  if (kind !== 'bundle' || price === 0 || parts.some(({ product }) => product.price === 0)) return null
  const separately = parts.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
  return separately > price ? { separately, saving: separately - price } : null
}
