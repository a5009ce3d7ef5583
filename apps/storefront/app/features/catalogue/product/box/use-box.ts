import type { Product } from '@stoa/contract/catalogue/catalogue'
import type { Totals } from '@stoa/contract/ordering/totals'
import { limits } from '@stoa/domain/identity/field-limits'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import type { BoxItem } from '@stoa/domain/ordering/cart/line-extension'
import { useState } from 'react'
import { useLineTotals } from '../../../../api/use-line-totals.ts'
import type { EditedLine } from '../../../../shared/use-edited-line.ts'
import { useWords, type Words } from '../../../../shared/words/use-words.ts'
import { dispatchAddToCart } from '../../../../state/page-events.ts'
import { changeQuantity, putIn, takeOut } from './box-contents.ts'

export interface Box {
  contents: readonly BoxItem[]
  capacity: number
  words: Words
  totals: Totals | undefined
  updating: boolean
  /** Its amounts could not be loaded. */
  error: Error | null
  retry(): void
  isChange: boolean
  put(thing: Omit<BoxItem, 'quantity'>): void
  take(thing: BoxItem): void
  change(thing: BoxItem, quantity: number): void
  /** Adds the box with its things, or saves the change. */
  add(): void
}

/** A gift box that is being filled, from the line that is being changed. */
export function useBox(product: Product, capacity: number, edited: EditedLine | null): Box {
  const before = edited?.item.extension?.box
  const [contents, setContents] = useState<readonly BoxItem[]>(before?.items ?? [])
  const words = useWords({ max: limits.boxWords, optional: true }, before?.words)
  const lineWith = (items: readonly BoxItem[], text: string): CartItem => ({
    productId: product.id,
    dimensionId: 0,
    quantity: edited?.item.quantity ?? 1,
    extension: { box: { items: [...items], ...(text !== '' && { words: text }) } },
  })
  const totals = useLineTotals(contents.length === 0 ? null : { ...lineWith(contents, ''), quantity: 1 })
  return {
    contents,
    capacity,
    words,
    totals: contents.length === 0 ? undefined : totals.data,
    updating: totals.isFetching,
    error: totals.error,
    retry: () => void totals.refetch(),
    isChange: edited !== null,
    put: (thing) => setContents((items) => putIn(items, thing, capacity)),
    take: (thing) => setContents((items) => takeOut(items, thing)),
    change: (thing, quantity) => setContents((items) => changeQuantity(items, thing, quantity, capacity)),
    add() {
      const text = words.accept()
      if (text === null || contents.length === 0) return
      const line = lineWith(contents, text)
      if (edited) return edited.save(line)
      dispatchAddToCart(line)
    },
  }
}
