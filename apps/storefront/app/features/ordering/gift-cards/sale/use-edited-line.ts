import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { useLocation } from 'react-router'
import { useCart } from '../../../../state/cart-store.ts'

/** The line of the cart that the address names by its place, `?line=2`; undefined when it is not a card of this product. */
export function useEditedLine(productId: number): CartItem | undefined {
  const { search } = useLocation()
  const items = useCart()
  const item = items[Number(new URLSearchParams(search).get('line')) - 1]
  return item?.productId === productId && item.extension?.giftCard ? item : undefined
}
