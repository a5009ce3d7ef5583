import type { OrderLine } from '@stoa/contract/ordering/orders'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import type { Language } from '@stoa/domain/language'
import { isAskedFor } from '@stoa/domain/ordering/cart/expand-boxes'
import type { LineExtension, OrderedExtension } from '@stoa/domain/ordering/cart/line-extension'
import { loadProduct } from '../../api/product-batch.ts'
import { cartStore } from '../../state/cart-store.ts'

/** The same once more: a day of sending is over by then. */
const repeat = ({ giftCard, box, ...others }: OrderedExtension): LineExtension => ({
  ...others,
  giftCard: giftCard && { ...giftCard, sendOn: undefined },
  box: box && { ...box, items: box.items.map(({ name: _, ...item }) => item) },
})

interface AddedLines {
  added: number
  /** Names of the products that are unavailable, or do not fit into the cart. */
  missing: string[]
}

/** Adds what an order asked for to the cart again. */
export async function addOrderLines(language: Language, orderLines: readonly OrderLine[]): Promise<AddedLines> {
  const addLine = async ({ productId, dimensionId, quantity, extension, name }: OrderLine): Promise<string | null> => {
    const product = await loadProduct(language, productId).catch(() => null)
    const isAvailable = product !== null && canBeBought(product.availability)
    const item = { productId, dimensionId, quantity, extension: extension && repeat(extension) }
    return isAvailable && cartStore.add(item) ? null : name
  }
  const lines = orderLines.filter(isAskedFor)
  const missing = (await Promise.all(lines.map(addLine))).filter((name) => name !== null)
  return { added: lines.length - missing.length, missing }
}
