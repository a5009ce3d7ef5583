import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** line 80%, short 55%, price 42% wide; fill takes its box. Other sizes by `className`. */
  shape?: 'line' | 'short' | 'price' | 'fill'
  className?: string
}

/** Placeholder for loading content. Its container has `aria-busy`. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={classNames(styles.block, styles[shape], className)} aria-hidden="true" />
}
