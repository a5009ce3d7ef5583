import type { ComponentProps } from 'react'
import { type CoverFormat, CoverFrame } from './cover-frame.tsx'

const widths = [160, 240, 320, 480, 720]
const heights = { trade: 720, pocket: 720, large: 680, square: 552, plate: 480 } as const satisfies Record<
  CoverFormat,
  number
>

/** What a picture of a product needs; any product has it. */
export interface CoverSource {
  /** The folder of its files: `{cover}/{width}.avif`. */
  cover: string
  coverFormat?: CoverFormat
  /** The ground while the picture loads. */
  coverColor?: string | null
  /** The title, on the ground while the picture loads, */
  name?: string
  /** and whose it is. */
  by?: string | readonly { name: string }[]
}

type CoverImageProps = {
  cover: CoverSource
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
 * The cover in the size the screen needs, in AVIF; in one size in WebP for old browsers; its box reserves the space and
 * shows its ground, title and contributors until it has loaded.
 */
export function CoverImage(props: CoverImageProps) {
  const { side, sizes, alt = '', priority, className } = props
  const { cover, coverFormat = 'trade', coverColor, name, by = '' } = props.cover
  const names = typeof by === 'string' ? by : by.map((contributor) => contributor.name).join(', ')
  const file = (width: number, type: string) => `${cover}/${width}.${type}`
  const sources = widths.map((width) => `${file(width, 'avif')} ${width}w`).join(', ')
  return (
    <CoverFrame format={coverFormat} side={side} className={className} ground={coverColor} title={name}>
      <picture data-by={names === '' ? undefined : names}>
        <source type="image/avif" srcSet={sources} sizes={sizes} />
        <img
          src={file(480, 'webp')}
          width={480}
          height={heights[coverFormat]}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </CoverFrame>
  )
}
