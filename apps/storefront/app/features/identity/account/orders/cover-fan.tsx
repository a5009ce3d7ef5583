import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { useProducts } from '../../../../api/use-products.ts'
import styles from './orders.module.css'

const maxCovers = 3

/** The covers of an order's first books, overlapping. */
export function CoverFan({ productIds }: { productIds: readonly number[] }) {
  const visibleIds = productIds.slice(0, maxCovers)
  const { byId } = useProducts(visibleIds)
  return (
    <span className={styles.covers} aria-hidden="true">
      {visibleIds.map((id) => {
        const product = byId.get(id)
        return (
          <span key={id} className={styles.cover}>
            {product && <CoverImage cover={product} sizes="46px" />}
          </span>
        )
      })}
    </span>
  )
}
