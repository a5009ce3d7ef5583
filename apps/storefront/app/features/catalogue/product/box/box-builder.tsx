import type { Product, ProductCard } from '@stoa/contract/catalogue/catalogue'
import { ApiQueryProvider } from '../../../../api/api-query-provider.tsx'
import { useProducts } from '../../../../api/use-products.ts'
import type { EditedLine } from '../../../../shared/use-edited-line.ts'
import styles from './box.module.css'
import { FilledBox } from './filled-box.tsx'
import { ThingSearch } from './thing-search.tsx'
import { useBox } from './use-box.ts'

interface BoxBuilderProps {
  product: Product
  capacity: number
  edited: EditedLine | null
}

/** The shop's things on one side, the box that they go into on the other. */
export function BoxBuilder(props: BoxBuilderProps) {
  return (
    <ApiQueryProvider>
      <Builder {...props} />
    </ApiQueryProvider>
  )
}

function Builder({ product, capacity, edited }: BoxBuilderProps) {
  const box = useBox(product, capacity, edited)
  const products: ReadonlyMap<number, ProductCard | null> = useProducts(
    box.contents.map(({ productId }) => productId),
  ).byId
  return (
    <div className={styles.builder}>
      <ThingSearch box={box} />
      <FilledBox product={product} box={box} products={products} />
    </div>
  )
}
