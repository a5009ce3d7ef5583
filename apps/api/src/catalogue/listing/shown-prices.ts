// What an edit of promotions changes of products, side by side in arrays, as a thread passes it on.

import type { ProductData } from './columns.ts'

export interface ShownPrices {
  ids: Int32Array
  /** As in the columns of the same names. */
  price: Int32Array
  discount: Int32Array
  classes: Int32Array
  /** Of all products, one after the other; see attribute-codes.ts. */
  attributes: Uint32Array
  /** Of each product, where its attributes end there. */
  attributeEnds: Uint32Array
}

export function packPrices(products: Iterable<ProductData>): ShownPrices {
  const all = [...products]
  let end = 0
  return {
    ids: Int32Array.from(all, ({ id }) => id),
    price: Int32Array.from(all, ({ price }) => price),
    discount: Int32Array.from(all, ({ discount }) => discount),
    classes: Int32Array.from(all, ({ classes }) => classes),
    attributes: Uint32Array.from(all.flatMap(({ attributes }) => attributes)),
    attributeEnds: Uint32Array.from(all, ({ attributes }) => {
      end += attributes.length
      return end
    }),
  }
}

/** Of one product. */
export interface RowPrices {
  price: number
  discount: number
  classes: number
  attributes: Uint32Array
}

export function* unpackPrices({
  ids,
  attributes,
  attributeEnds,
  ...numbers
}: ShownPrices): Generator<RowPrices & { id: number }> {
  let start = 0
  for (const [index, id] of ids.entries()) {
    const end = attributeEnds[index] ?? start
    yield {
      id,
      price: numbers.price[index] ?? 0,
      discount: numbers.discount[index] ?? 0,
      classes: numbers.classes[index] ?? 0,
      attributes: attributes.subarray(start, end),
    }
    start = end
  }
}
