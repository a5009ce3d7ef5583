import type { Order } from '@stoa/contract/ordering/orders'
import { useQuery } from '@tanstack/react-query'
import { useProducts } from '../../../../api/use-products.ts'
import { InlineSvg } from '../../../../shared/inline-svg.tsx'
import styles from './success.module.css'

const maxSpines = 12

/** The spines of the ordered books. The order is known in the browser only, so they are rendered there. */
export function OrderedSpines({ order }: { order: Order | undefined }) {
  const lines = order?.lines ?? []
  const { byId } = useProducts(lines.map(({ productId }) => productId))
  const books = lines
    .flatMap(({ productId, quantity }) => Array.from({ length: quantity }, () => byId.get(productId)))
    .flatMap((product) => product ?? [])
    .slice(0, maxSpines)
  const { data: spines = [] } = useQuery({
    queryKey: ['spines', ...books.map(({ id }) => id)],
    queryFn: async () => {
      const { renderSpines } = await import('../../../../shared/render-spines.ts')
      return renderSpines(books).map((svg, index) => ({ id: `spine-${index}`, svg }))
    },
    enabled: books.length > 0,
  })
  return (
    <div className={styles.spines} aria-hidden="true">
      {spines.map(({ id, svg }) => (
        <InlineSvg key={id} svg={svg} />
      ))}
    </div>
  )
}
