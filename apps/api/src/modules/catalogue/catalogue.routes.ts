// The catalogue's calls.

import * as contract from '@stoa/contract/catalogue'
import * as categoryContract from '@stoa/contract/categories'
import { done } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import * as service from './catalogue.service.ts'
import { viewCard } from './catalogue.view.ts'
import { type CategoryCounts, viewCategory, viewCategoryLink, viewCategoryNode } from './category.view.ts'
import { type CardRow, listCards } from './product.queries.ts'
import { viewProduct, whenItChanges } from './product.view.ts'
import type { DetailRow } from './product-detail.queries.ts'

type CountByCategory = () => Promise<CategoryCounts>

const showCards = (rows: CardRow[], call: Call) => {
  call.tag(...rows.map((row) => `product:${row.id}`))
  return rows.map((row) => viewCard(row, call.language))
}

const showProduct = (row: DetailRow, call: Call) => {
  call.tag(
    `product:${row.id}`,
    `stock:${row.id}`,
    'categories',
    'content',
    ...row.editions.map(({ id }) => `product:${id}`),
  )
  call.holdsUntil(whenItChanges(row, call.now))
  return viewProduct(row, call.language, call.now)
}

export function productOperations(db: Executor): Operation[] {
  return [
    operation(contract.getProductByUrl, async ({ url }, call) => {
      const found = await service.getProduct(db, { url })
      return found.ok ? done(showProduct(found.value, call)) : found
    }),
    operation(contract.getProductById, async ({ id }, call) => {
      const found = await service.getProduct(db, { id })
      return found.ok ? done(showProduct(found.value, call)) : found
    }),
    operation(contract.listProductsByIds, async ({ ids }, call) => done(showCards(await listCards(db, ids), call))),
    operation(contract.listRelatedProducts, async ({ productId, code }, call) => {
      const found = await service.listRelated(db, productId, code)
      return found.ok ? done(showCards(found.value, call)) : found
    }),
  ]
}

/** The listing hands in how many products stand in each category. */
export function categoryOperations(db: Executor, countByCategory: CountByCategory): Operation[] {
  const show = async (key: Parameters<typeof service.getCategory>[1], call: Call) => {
    call.tag('categories', 'listings')
    const found = await service.getCategory(db, key)
    return found.ok ? done(viewCategory(found.value, await countByCategory(), call.language)) : found
  }
  return [
    operation(categoryContract.getCategoryByUrl, ({ url }, call) => show({ url }, call)),
    operation(categoryContract.getCategoryByCode, ({ code }, call) => show({ code }, call)),
    operation(categoryContract.getCategoryById, ({ id }, call) => show({ id }, call)),
    operation(categoryContract.listCategoriesByParent, async ({ parentId }, call) => {
      call.tag('categories', 'listings')
      const found = await service.listTree(db, { id: parentId }, 1)
      if (!found.ok) return found
      const counts = await countByCategory()
      return done(found.value.map((row) => viewCategoryLink(row, counts, call.language)))
    }),
    operation(categoryContract.listCategoryTree, async ({ parentId, parentCode, levels }, call) => {
      call.tag('categories', 'listings')
      const found = await service.listTree(db, { id: parentId, code: parentCode }, levels)
      if (!found.ok) return found
      const counts = await countByCategory()
      return done(found.value.map((row) => viewCategoryNode(row, counts, call.language)))
    }),
  ]
}
