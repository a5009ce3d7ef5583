import { type CartItem, sameLine } from '@stoa/domain/ordering/cart/cart'
import { useState } from 'react'
import { cartStore } from '../../../../state/cart-store.ts'
import { insertLines, lineId } from './reconcile-changes.ts'

export interface Undo {
  lines: readonly CartItem[]
  /** Their former positions. */
  index: number
  /** The one line; null when the whole cart was cleared. */
  name: string | null
}

function replaceCart(items: readonly CartItem[]): void {
  cartStore.clear()
  for (const item of items) cartStore.add(item)
}

/** A line that has just been put there takes the focus from the control that did it. */
export const focusLine = (line: CartItem, control = 'a, button'): void => {
  requestAnimationFrame(() => document.getElementById(lineId(line))?.querySelector<HTMLElement>(control)?.focus())
}

/** Removes lines, and restores them to their positions until something else is removed. */
export function useUndo(items: readonly CartItem[]) {
  const [undo, setUndo] = useState<Undo | null>(null)
  return {
    undo,
    remove(item: CartItem, name: string) {
      setUndo({ lines: [item], index: items.findIndex((line) => sameLine(line, item)), name })
      cartStore.remove(item)
    },
    empty() {
      setUndo({ lines: items, index: 0, name: null })
      cartStore.clear()
    },
    restore() {
      if (!undo) return
      setUndo(null)
      replaceCart(insertLines(items, undo.lines, undo.index))
      const first = undo.lines[0]
      if (first) focusLine(first)
    },
  }
}
