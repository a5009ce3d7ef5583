import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Order } from '@stoa/contract/ordering/orders'
import { copiesByProduct } from '@stoa/domain/ordering/cart/cart'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { useQuery } from '@tanstack/react-query'
import { useProducts } from '../../../../api/use-products.ts'
import { coverWithNames, inForm, isBook } from '../../../../shared/book-display.ts'
import { InlineSvg } from '../../../../shared/inline-svg.tsx'
import styles from './success.module.css'

const maxSpines = 12

/** As many spines fill the ledge; with fewer, covers stand beside them before an arch. */
const enoughSpines = 3

const maxCovers = 2

type OrderedLine = Pick<Order['lines'][number], 'productId' | 'dimensionId' | 'quantity'>

/**
 * What was ordered, on the ledge: the spines of the books, and the fronts of things and of few books. The order is known
 * in the browser only, so they are rendered there.
 */
export function OrderedBooks({ lines }: { lines: readonly OrderedLine[] }) {
  const { byId } = useProducts(lines.map(({ productId }) => productId))
  const ordered = copiesByProduct(lines).flatMap(({ productId, dimensionId, quantity }) => {
    const product = byId.get(productId)
    return product ? [{ product: inForm(product, dimensionId), dimensionId, quantity }] : []
  })
  const books = ordered
    .flatMap(({ product, quantity }) => Array.from({ length: quantity }, () => product))
    .filter(isBook)
    .slice(0, maxSpines)
  const spines = useSpines(books)
  const isFew = books.length < enoughSpines
  const covers = isFew ? chooseCovers(ordered) : []
  return (
    <div className={styles.spines} aria-hidden="true">
      <div className={isFew && covers.length > 0 ? styles.few : styles.many}>
        {spines.map(({ id, svg }) => (
          <InlineSvg key={id} svg={svg} />
        ))}
        {covers.map(({ product, dimensionId }) => (
          <span key={`${product.id}-${dimensionId}`} className={styles.front}>
            <CoverImage cover={coverWithNames(product)} sizes="(min-width: 1024px) 240px, 180px" />
          </span>
        ))}
      </div>
    </div>
  )
}

/** The fronts of things, which have no spine; without any, that of the first book. */
function chooseCovers<Line extends { product: ProductCard }>(ordered: readonly Line[]): Line[] {
  const things = ordered.filter(({ product }) => !isBook(product))
  return things.length > 0 ? things.slice(0, maxCovers) : ordered.slice(0, 1)
}

function useSpines(books: readonly ProductCard[]): readonly { id: string; svg: string }[] {
  const { data } = useQuery({
    queryKey: ['spines', ...books.map(({ id }) => id)],
    queryFn: async () => {
      const { renderSpines } = await import('../../../../shared/render-spines.ts')
      return renderSpines(books).map((svg, index) => ({ id: `spine-${index}`, svg }))
    },
    enabled: books.length > 0,
  })
  return data ?? []
}
