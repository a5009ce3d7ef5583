// The records of the built-in shop, for tests: read from its data files and checked.

import {
  type CatalogueProduct,
  catalogueHeader,
  catalogueProduct,
} from '../../src/catalogue/imports/json/catalogue-shape.ts'
import { dataFolder, readDataFile } from './data-file.ts'
import type { DataTable } from './data-table.ts'
import { productFile } from './load-products.ts'

export const recordsOf = <Value>(table: DataTable<Value>): Value[] => table.read(dataFolder).map(({ value }) => value)

/** In the order of their ids. */
export const demoProducts: readonly CatalogueProduct[] = readDataFile(
  dataFolder,
  productFile,
  catalogueProduct.or(catalogueHeader),
).flatMap(({ value }) => ('code' in value ? [value] : []))

export function demoProductId(code: string): number {
  const index = demoProducts.findIndex((product) => product.code === code)
  if (index < 0) throw new Error(`no product of the built-in shop has the code ${code}`)
  return index + 1
}
