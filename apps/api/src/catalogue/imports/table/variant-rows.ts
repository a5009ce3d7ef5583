// The products of a Shopify export stand on several rows: the first describes the product and its first variant, the others
// hold a further variant or only a further picture.

import type { CellMap } from './cell-map.ts'
import { isDigital, readBinding } from './cell-values.ts'

export const isShopify = (headings: readonly string[]): boolean =>
  headings.includes('Handle') && headings.includes('Variant Price')

export class VariantRows {
  /** The product's own row. */
  #first: CellMap | null = null

  /**
   * What the row says of its product, `option` being the variant it is: "Paperback". Null for a row without a product of
   * its own; the reason for a variant that cannot be one.
   */
  complete(cells: CellMap, option: string): CellMap | string | null {
    const handle = cells.get('reference')
    const first = this.#first
    const isFurther = cells.get('title') === null && first !== null && first.get('reference') === handle
    if (!isFurther) {
      this.#first = cells
      withBinding(cells, option)
      return cells
    }
    if (cells.get('isbn') === null) {
      return cells.get('price') === null ? null : `“${option}” of “${first.get('title')}” has no barcode of its own.`
    }
    const variant = cells.filledFrom(first)
    variant.set('reference', `${handle}/${cells.get('isbn')}`)
    withBinding(variant, option)
    return variant
  }
}

function withBinding(cells: CellMap, option: string): void {
  if (readBinding(option) !== null || isDigital(option)) cells.set('binding', option)
}
