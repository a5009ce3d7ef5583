import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './book-card.module.css'
import waiting from './book-card-skeleton.module.css'

/** A place on the shelf before its book is known: the line stays, the rest is blocks. */
export function BookCardSkeleton() {
  return (
    <article className={styles.card} aria-hidden="true">
      <div className={styles.stand}>
        <span>
          <Skeleton shape="fill" className={waiting.cover} />
        </span>
      </div>
      <div className={styles.caption}>
        <Skeleton shape="line" className={waiting.title} />
        <Skeleton shape="short" className={waiting.by} />
        <Skeleton shape="price" className={waiting.price} />
      </div>
    </article>
  )
}
