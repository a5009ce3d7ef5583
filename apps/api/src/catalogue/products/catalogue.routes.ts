// The endpoints of the catalogue.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import * as contract from '@stoa/contract/catalogue/catalogue'
import * as categoryContract from '@stoa/contract/catalogue/categories'
import { done } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import type { ProductIndex } from '../../ports/product-index.ts'
import { type CardDeps, showCards } from './cards.service.ts'
import * as service from './catalogue.service.ts'
import { viewCategory, viewCategoryLink, viewCategoryNode } from './catalogue.view.ts'
import type { DetailSource } from './details.service.ts'
import { nextChangeAt, viewProduct } from './product.view.ts'
import type { DetailRow } from './product-detail.queries.ts'
import { type PriceFactsRow, type PromotionSource, priceOf, priceWithOffers } from './public-promotions.service.ts'

interface ProductDeps extends CardDeps {
  details: DetailSource
  promotions: PromotionSource
}

async function showProduct(row: DetailRow, deps: ProductDeps, call: Call) {
  const partIds = row.parts.map((part) => part.product_id)
  call.tag(
    ...[row.id, ...partIds].flatMap((id) => [`product:${id}`, `stock:${id}`]),
    'filters',
    'promotions',
    'categories',
    'content',
    ...row.editions.map(({ id }) => `product:${id}`),
  )
  const known = await deps.promotions.get(call.now)
  const priced = <Row extends PriceFactsRow>(one: Row) => ({ ...one, price: priceOf(one, known, call.now) })
  const prices = { ...priceWithOffers(row, known, call.now), editions: row.editions.map(priced) }
  call.validUntil(nextChangeAt(row, prices, call.now))
  return viewProduct(row, prices, await showCards(deps, partIds, call), call)
}

export function productOperations(deps: ProductDeps): Operation[] {
  const { details } = deps
  return [
    operation(contract.getProductByUrl, async ({ url }, call) => {
      const result = await service.getProduct(details, { url })
      return result.ok ? done(await showProduct(result.value, deps, call)) : result
    }),
    operation(contract.getProductById, async ({ id }, call) => {
      const result = await service.getProduct(details, { id })
      return result.ok ? done(await showProduct(result.value, deps, call)) : result
    }),
    operation(contract.listProductsByIds, async ({ ids }, call) => done(await showCards(deps, ids, call))),
    operation(contract.listRelatedProducts, async ({ productId, code }, call) => {
      const result = await service.listRelated(details, productId, code)
      if (!result.ok) return result
      const cards = await showCards(deps, result.value, call)
      // the cheapest first, and last what has no price yet
      const costOf = ({ price }: ProductCard) => price || Number.MAX_SAFE_INTEGER
      return done(code === 'editions' ? cards.toSorted((a, b) => costOf(a) - costOf(b)) : cards)
    }),
    operation(contract.listRecommendedProducts, async () => done([])),
    operation(contract.listMostRecommendedProducts, async () => done([])),
  ]
}

/** The index counts the products in each category. */
export function categoryOperations(db: Executor, index: Pick<ProductIndex, 'countByCategory'>): Operation[] {
  /** With the counts, which change while the categories stay the same. */
  const counted = async <Shown>(view: (counts: ReadonlyMap<number, number>) => Shown, call: Call): Promise<Shown> => {
    const read = async () => view(await index.countByCategory())
    const shown = await read()
    call.listed(shown, read)
    return shown
  }
  const show = async (key: Parameters<typeof service.getCategory>[1], call: Call) => {
    call.tag('categories')
    const result = await service.getCategory(db, key)
    if (!result.ok) return result
    return done(await counted((counts) => viewCategory(result.value, counts, call.language), call))
  }
  return [
    operation(categoryContract.getCategoryByUrl, ({ url }, call) => show({ url }, call)),
    operation(categoryContract.getCategoryByCode, ({ code }, call) => show({ code }, call)),
    operation(categoryContract.getCategoryById, ({ id }, call) => show({ id }, call)),
    operation(categoryContract.listCategoriesByParent, async ({ parentId }, call) => {
      call.tag('categories')
      const result = await service.listTree(db, { id: parentId }, 1)
      if (!result.ok) return result
      const { value } = result
      const view = (counts: ReadonlyMap<number, number>) =>
        value.map((row) => viewCategoryLink(row, counts, call.language))
      return done(await counted(view, call))
    }),
    operation(categoryContract.listCategoryTree, async ({ parentId, parentCode, levels }, call) => {
      call.tag('categories')
      const result = await service.listTree(db, { id: parentId, code: parentCode }, levels)
      if (!result.ok) return result
      const { value } = result
      const view = (counts: ReadonlyMap<number, number>) =>
        value.map((row) => viewCategoryNode(row, counts, call.language))
      return done(await counted(view, call))
    }),
  ]
}
