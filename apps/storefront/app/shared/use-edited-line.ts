import { type CartItem, lineKey } from '@stoa/domain/ordering/cart/cart'
import { useNavigate, useSearchParams } from 'react-router'
import { useAddress } from '../i18n/use-address.ts'
import { cartStore, useCart } from '../state/cart-store.ts'
import { productPath } from './book-display.ts'

/** The page of a product, for a change of its line; `place`: in the cart, from 0. An address must not name people. */
export const editPath = (product: { url: string }, place: number): string => `${productPath(product)}?line=${place + 1}`

export interface EditedLine {
  item: CartItem
  /** Different for different lines. */
  key: string
  /** Puts the changed line in its place, and leads back to the cart. */
  save(item: CartItem): void
}

/** The line of the cart that this page changes; null for none, on the server and until hydration. */
export function useEditedLine(productId: number): EditedLine | null {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address = useAddress()
  const item = useCart()[Number(search.get('line')) - 1]
  if (item?.productId !== productId) return null
  return {
    item,
    key: lineKey(item),
    save(changed) {
      cartStore.swap(item, changed)
      void navigate(address('/cart'))
    },
  }
}
