// Adds a product to the cart after asking the API whether it is available.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import type { Language } from '@stoa/domain/language'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { loadProduct } from '../../../api/product-batch.ts'
import { cartStore } from '../../../state/cart-store.ts'

export type AddRefusal = 'productNotFound' | 'notOnSaleYet' | 'notAvailable' | 'formNeeded' | 'cartFull' | 'fault'
export type AddResult = { ok: true; product: ProductCard } | { ok: false; refusal: AddRefusal }

/** A product with a dimension is added in one of its values. */
const hasDimension = ({ dimensions }: ProductCard, dimensionId: number): boolean =>
  dimensions.length === 0 ? dimensionId === 0 : dimensions.some(({ id }) => id === dimensionId)

export async function addItem(item: CartItem, language: Language): Promise<AddResult> {
  try {
    const product = await loadProduct(language, item.productId)
    if (!product) return { ok: false, refusal: 'productNotFound' }
    if (product.heldBack) return { ok: false, refusal: 'notOnSaleYet' }
    if (!canBeBought(product.availability)) return { ok: false, refusal: 'notAvailable' }
    if (!hasDimension(product, item.dimensionId)) return { ok: false, refusal: 'formNeeded' }
    return cartStore.add(item) ? { ok: true, product } : { ok: false, refusal: 'cartFull' }
  } catch {
    return { ok: false, refusal: 'fault' }
  }
}
