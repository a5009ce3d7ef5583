// Puts a wish into the cart after asking the shop whether it can be had at all.

import type { ProductCard } from '@stoa/contract/catalogue'
import type { CartItem } from '@stoa/domain/cart/cart'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import type { Language } from '@stoa/domain/language'
import { loadProduct } from '../../api/product-batch.ts'
import { cartStore } from '../../state/cart-store.ts'

export type AddingRefusal = 'productNotFound' | 'notAvailable' | 'formNeeded' | 'cartFull' | 'fault'
export type Adding = { ok: true; product: ProductCard } | { ok: false; refusal: AddingRefusal }

/** A product that comes in several forms is wished for in one of them. */
const hasForm = ({ dimensions }: ProductCard, dimensionId: number): boolean =>
  dimensions.length === 0 ? dimensionId === 0 : dimensions.some(({ id }) => id === dimensionId)

export async function addWish(wish: CartItem, language: Language): Promise<Adding> {
  try {
    const product = await loadProduct(language, wish.productId)
    if (!product) return { ok: false, refusal: 'productNotFound' }
    if (!canBeBought(product.availability)) return { ok: false, refusal: 'notAvailable' }
    if (!hasForm(product, wish.dimensionId)) return { ok: false, refusal: 'formNeeded' }
    return cartStore.add(wish) ? { ok: true, product } : { ok: false, refusal: 'cartFull' }
  } catch {
    return { ok: false, refusal: 'fault' }
  }
}
