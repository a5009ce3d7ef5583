import type { Product } from '@stoa/contract/catalogue'
import { Icon } from '@stoa/ui/icon/icon'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePictureWords } from './picture-words.ts'
import styles from './product-stage.module.css'
import { StagePicture } from './stage-picture.tsx'
import { Thumbnails } from './thumbnails.tsx'

const loadZoom = () => import('./zoom/zoom-dialog.tsx')
const ZoomDialog = lazy(async () => ({ default: (await loadZoom()).ZoomDialog }))

/** The cover on its ledge before an arch, the other pictures below; pressed, the shown one comes nearer. */
export function ProductStage({ product }: { product: Product }) {
  const t = useTranslations('product')
  const { nameOf } = usePictureWords(product)
  const [shown, setShown] = useState(0)
  const [near, setNear] = useState<'never' | 'open' | 'closed'>('never')
  const picture = product.pictures[shown]
  const open = () => setNear('open')
  const prepare = () => void loadZoom()
  if (!picture) return null
  const name = nameOf(picture)
  return (
    <div className={styles.area}>
      <div className={styles.wall}>
        <i className={styles.arch} />
        <button
          type="button"
          className={styles.open}
          aria-label={t('zoom', { picture: name })}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={open}
        >
          <StagePicture
            product={product}
            picture={picture}
            alt={name}
            sizes="(min-width: 1024px) 26vw, 62vw"
            priority
            className={styles.cover}
          />
          <span className={styles.lens}>
            <Icon name="search" />
          </span>
        </button>
      </div>
      {product.pictures.length > 1 && <Thumbnails product={product} shown={shown} onShow={setShown} />}
      {near !== 'never' && (
        <Suspense fallback={null}>
          <ZoomDialog
            product={product}
            open={near === 'open'}
            index={shown}
            onTurn={setShown}
            onClose={() => setNear('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
