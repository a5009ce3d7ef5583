import type { Product } from '@stoa/contract/catalogue/catalogue'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useKeyboardZoom } from './use-keyboard-zoom.ts'
import { usePointerGestures } from './use-pointer-gestures.ts'
import { useZoom } from './use-zoom.ts'
import styles from './zoom-dialog.module.css'

interface ZoomViewerProps {
  picture: Product['pictures'][number]
  alt: string
  /** Turns to the next or previous picture; null when there is only one. */
  onNavigate: ((by: 1 | -1) => void) | null
}

/** Artwork is shown as SVG, sharp at any zoom; a photograph in the largest width available. */
const sourceOf = ({ folder, rendered }: ZoomViewerProps['picture']): string =>
  rendered ? `${folder}/cover.svg` : `${folder}/1200.webp`

/** One picture, zoomed and panned by touch, mouse, wheel, buttons and keys. */
export function ZoomViewer({ picture, alt, onNavigate }: ZoomViewerProps) {
  const t = useTranslations('product')
  const container = useRef<HTMLDivElement>(null)
  const zoom = useZoom(container, picture)
  const navigateBy = (by: 1 | -1) => onNavigate?.(by)
  const { isPressed, handlers } = usePointerGestures(zoom, navigateBy)
  useKeyboardZoom(zoom, navigateBy)
  const { scale, x, y } = zoom.view
  return (
    <>
      <div className={styles.room} ref={container} data-near={scale > 1 || undefined} {...handlers}>
        <img
          className={styles.picture}
          src={sourceOf(picture)}
          width={picture.width}
          height={picture.height}
          alt={alt}
          draggable={false}
          data-held={isPressed || undefined}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      </div>
      <div className={styles.controls}>
        {onNavigate && <IconButton icon="chevron-left" label={t('pictures.previous')} onClick={() => navigateBy(-1)} />}
        <IconButton icon="minus" label={t('pictures.farther')} onClick={zoom.zoomOut} />
        <output className={styles.scale}>{t('pictures.scale', { percent: Math.round(scale * 100) })}</output>
        <IconButton icon="plus" label={t('pictures.nearer')} onClick={zoom.zoomIn} />
        {onNavigate && <IconButton icon="chevron-right" label={t('pictures.next')} onClick={() => navigateBy(1)} />}
      </div>
    </>
  )
}
