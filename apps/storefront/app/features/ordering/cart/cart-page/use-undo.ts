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
  /** How many copies of it were kept for later before it was put there; undefined when it was removed. */
  keptBefore?: number
}

function replaceCart(items: readonly CartItem[]): void {
  cartStore.clear()
  for (const item of items) cartStore.add(item)
}

/** A line that has just been put there takes the focus from the control that did it. */
export const focusLine = (line: CartItem, control = 'a, button'): void => {
  requestAnimationFrame(() => {
    const shown = document.getElementById(lineId(line))?.querySelector<HTMLElement>(control)
    const target = shown ?? document.getElementById('main')
    target?.focus()
  })
}

/** Removes lines, and restores them to their positions until something else is removed. */
export function useUndo(items: readonly CartItem[]) {
  const [undo, setUndo] = useState<Undo | null>(null)
  return {
    undo,
    remove(item: CartItem, name: string, keptBefore?: number) {
      setUndo({ lines: [item], index: items.findIndex((line) => sameLine(line, item)), name, keptBefore })
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
