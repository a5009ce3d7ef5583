import type { Product } from '@stoa/contract/catalogue'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFingers } from './use-fingers.ts'
import { useKeys } from './use-keys.ts'
import { useZoom } from './use-zoom.ts'
import styles from './zoom-dialog.module.css'

interface ZoomRoomProps {
  code: string
  picture: Product['pictures'][number]
  alt: string
  /** To the next picture or the one before; null when there is one only. */
  onTurn: ((by: 1 | -1) => void) | null
}

/** A drawing comes as it was drawn, sharp from however near; a photograph in the largest width there is. */
function sourceOf(code: string, { view, drawn }: ZoomRoomProps['picture']): string {
  const folder = `/covers/${encodeURIComponent(code)}${view === 'front' ? '' : `/${view}`}`
  return drawn ? `${folder}/cover.svg` : `${folder}/1200.webp`
}

/** One picture, moved by fingers, by the mouse and its wheel, by buttons and by keys. */
export function ZoomRoom({ code, picture, alt, onTurn }: ZoomRoomProps) {
  const t = useTranslations('product')
  const room = useRef<HTMLDivElement>(null)
  const zoom = useZoom(room, picture)
  const turn = (by: 1 | -1) => onTurn?.(by)
  const { held, handlers } = useFingers(zoom, turn)
  useKeys(zoom, turn)
  const { scale, x, y } = zoom.view
  return (
    <>
      <div className={styles.room} ref={room} data-near={scale > 1 || undefined} {...handlers}>
        <img
          className={styles.picture}
          src={sourceOf(code, picture)}
          width={picture.width}
          height={picture.height}
          alt={alt}
          draggable={false}
          data-held={held || undefined}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      </div>
      <div className={styles.controls}>
        {onTurn && <IconButton icon="chevron-left" label={t('pictures.previous')} onClick={() => turn(-1)} />}
        <IconButton icon="minus" label={t('pictures.farther')} onClick={zoom.farther} />
        <output className={styles.scale}>{t('pictures.scale', { percent: Math.round(scale * 100) })}</output>
        <IconButton icon="plus" label={t('pictures.nearer')} onClick={zoom.nearer} />
        {onTurn && <IconButton icon="chevron-right" label={t('pictures.next')} onClick={() => turn(1)} />}
      </div>
    </>
  )
}
