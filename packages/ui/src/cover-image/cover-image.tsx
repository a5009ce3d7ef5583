import type { ComponentProps } from 'react'
import { type CoverFormat, CoverFrame } from './cover-frame.tsx'

const widths = [160, 240, 320, 480, 720]
const heights = { trade: 720, pocket: 720, large: 680, square: 552 } as const satisfies Record<CoverFormat, number>

type CoverImageProps = {
  /** The product code, as in `/covers/{code}/{width}.avif`. */
  code: string
  format?: CoverFormat
  /** A picture other than the front: `back`, `side`, the number of a photograph. */
  view?: string
  side?: ComponentProps<typeof CoverFrame>['side']
  /** Displayed width, as in `<img sizes>`: the browser chooses the file by it. */
  sizes: string
  /** Empty beside a printed title; the title and author when it stands alone. */
  alt?: string
  /** The page's largest image: fetched first, not lazily. */
  priority?: boolean
  className?: string
}

/**
 * The cover in the size the screen needs, in AVIF; in one size in WebP for old browsers; its box reserves the space.
 */
export function CoverImage(props: CoverImageProps) {
  const { code, format = 'trade', view = 'front', side, sizes, alt = '', priority, className } = props
  const folder = `/covers/${encodeURIComponent(code)}${view === 'front' ? '' : `/${view}`}`
  const file = (width: number, type: string) => `${folder}/${width}.${type}`
  const sources = widths.map((width) => `${file(width, 'avif')} ${width}w`).join(', ')
  return (
    <CoverFrame format={format} side={side} className={className}>
      <picture>
        <source type="image/avif" srcSet={sources} sizes={sizes} />
        <img
          src={file(480, 'webp')}
          width={480}
          height={heights[format]}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </CoverFrame>
  )
}
