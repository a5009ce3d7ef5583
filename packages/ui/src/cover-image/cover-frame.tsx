import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './cover-image.module.css'

/** The four formats of the trade, and a plate for what is no book; the ratio of each is in the stylesheet. */
export type CoverFormat = 'trade' | 'pocket' | 'large' | 'square' | 'plate'

type CoverFrameProps = {
  format?: CoverFormat
  /** front: bound at the left · back: bound at the right · bare: no frame, same size. */
  side?: 'front' | 'back' | 'bare'
  className?: string
  /** The colour behind the picture, `#7a1d2c`. */
  ground?: string | null
  /** Shown until the picture covers it. */
  title?: string
  children?: ReactNode
}

/** Hinge, edge and shadow around any cover: an image or inline SVG. */
export function CoverFrame({ format = 'trade', side = 'front', className, ground, title, children }: CoverFrameProps) {
  return (
    <span
      className={classNames(styles.cover, styles[format], styles[side], className)}
      // not in the text of the page, where the title stands beside it
      data-title={title}
      style={ground && side !== 'bare' ? { background: ground, color: inkOn(ground) } : undefined}
    >
      {children}
    </span>
  )
}

/** Black or white, whichever is read more easily. */
function inkOn(ground: string): string {
  const value = Number.parseInt(ground.slice(1), 16)
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255]
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#2a2826' : '#f5f0e6'
}
