import type { Order } from '@stoa/contract/orders'
import { useEffect, useState } from 'react'
import { useProducts } from '../../../api/use-products.ts'
import { Drawing } from '../../../shared/drawing.tsx'
import styles from './success.module.css'

const mostSpines = 12

/** The ordered books as they will stand on a shelf. Who ordered them is known in the browser only, so they are drawn there. */
export function OrderedSpines({ order }: { order: Order | undefined }) {
  const lines = order?.lines ?? []
  const { byId } = useProducts(lines.map(({ productId }) => productId))
  const books = lines
    .flatMap(({ productId, quantity }) => Array.from({ length: quantity }, () => byId.get(productId)))
    .flatMap((product) => product ?? [])
    .slice(0, mostSpines)
  const key = books.map(({ id }) => id).join()
  const [spines, setSpines] = useState<readonly { id: string; svg: string }[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the books; the list itself is new every time
  useEffect(() => {
    let gone = false
    const draw = async () => {
      const { spinesOf } = await import('../../../shared/spines-of.ts')
      if (!gone) setSpines(spinesOf(books).map((svg, index) => ({ id: `spine-${index}`, svg })))
    }
    if (books.length > 0) void draw()
    return () => {
      gone = true
    }
  }, [key])
  return (
    <div className={styles.spines} aria-hidden="true">
      {spines.map(({ id, svg }) => (
        <Drawing key={id} svg={svg} />
      ))}
    </div>
  )
}
