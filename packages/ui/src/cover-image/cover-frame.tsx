import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './cover-image.module.css'

/** The four formats of the trade; the ratio of each is in the stylesheet. */
export type CoverFormat = 'trade' | 'pocket' | 'large' | 'square'

type CoverFrameProps = {
  format?: CoverFormat
  /** front: bound at the left · back: bound at the right · bare: no frame, same size. */
  side?: 'front' | 'back' | 'bare'
  className?: string
  children?: ReactNode
}

/** Hinge, edge and shadow around any cover: an image or inline SVG. */
export function CoverFrame({ format = 'trade', side = 'front', className, children }: CoverFrameProps) {
  return <span className={classNames(styles.cover, styles[format], styles[side], className)}>{children}</span>
}
