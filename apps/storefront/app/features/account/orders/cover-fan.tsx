import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { useProducts } from '../../../api/use-products.ts'
import styles from './orders.module.css'

const most = 3

/** The covers of an order's first books, fanned out. */
export function CoverFan({ productIds }: { productIds: readonly number[] }) {
  const shown = productIds.slice(0, most)
  const { byId } = useProducts(shown)
  return (
    <span className={styles.fan} aria-hidden="true">
      {shown.map((id) => {
        const product = byId.get(id)
        return (
          <span key={id} className={styles.fanned}>
            {product && <CoverImage code={product.code} format={product.coverFormat} sizes="46px" />}
          </span>
        )
      })}
    </span>
  )
}
