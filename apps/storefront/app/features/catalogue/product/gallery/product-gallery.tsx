import type { Product } from '@stoa/contract/catalogue/catalogue'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Icon } from '@stoa/ui/icon/icon'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { coverWithNames } from '../../../../shared/book-display.ts'
import { closeModal, openModal, useModalOpen } from '../../../../state/modal-store.ts'
import { useHasOpened } from '../../../../state/use-has-opened.ts'
import { usePictureLabels } from './picture-labels.ts'
import styles from './product-gallery.module.css'

const loadZoom = () => import('./zoom/zoom-dialog.tsx')
const ZoomDialog = lazy(async () => ({ default: (await loadZoom()).ZoomDialog }))

/** The gallery: the shown picture, which opens the zoom dialog, and the thumbnails below it. */
export function ProductGallery({ product }: { product: Product }) {
  const t = useTranslations('product')
  const { nameOf } = usePictureLabels(product)
  const [currentIndex, setCurrentIndex] = useState(0)
  const isZoomOpen = useModalOpen('zoom')
  const hasZoomOpened = useHasOpened(isZoomOpen)
  const picture = product.pictures[currentIndex]
  const prefetchZoom = () => void loadZoom()
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
          onPointerEnter={prefetchZoom}
          onFocus={prefetchZoom}
          onClick={() => openModal('zoom')}
        >
          <GalleryPicture
            product={product}
            picture={picture}
            alt={name}
            sizes="(min-width: 1024px) 26vw, 168px"
            priority
            className={styles.cover}
          />
          <span className={styles.lens}>
            <Icon name="search" />
          </span>
        </button>
      </div>
      {picture.rendered && (
        <p className={styles.drawn}>{t(product.bookLanguage === null ? 'drawnNoteThing' : 'drawnNote')}</p>
      )}
      {product.pictures.length > 1 && (
        <Thumbnails product={product} currentIndex={currentIndex} onSelect={setCurrentIndex} />
      )}
      {hasZoomOpened && (
        <Suspense fallback={null}>
          <ZoomDialog
            product={product}
            open={isZoomOpen}
            index={currentIndex}
            onNavigate={setCurrentIndex}
            onClose={() => closeModal('zoom')}
          />
        </Suspense>
      )}
    </div>
  )
}

interface ThumbnailsProps {
  product: Product
  currentIndex: number
  onSelect(index: number): void
}

/** The thumbnails; the pressed one is shown large. */
function Thumbnails({ product, currentIndex, onSelect }: ThumbnailsProps) {
  const t = useTranslations('product')
  const { labelOf } = usePictureLabels(product)
  return (
    <fieldset className={styles.thumbnails} data-print="hide">
      <legend className="sr">{t('pictures.label')}</legend>
      {product.pictures.map((picture, index) => (
        <button
          key={picture.view}
          type="button"
          aria-label={labelOf(picture)}
          aria-pressed={index === currentIndex}
          onClick={() => onSelect(index)}
        >
          <GalleryPicture product={product} picture={picture} alt="" sizes="46px" className={styles.picture} />
        </button>
      ))}
    </fieldset>
  )
}

interface GalleryPictureProps {
  product: Product
  picture: Product['pictures'][number]
  alt: string
  sizes: string
  priority?: boolean
  className?: string | undefined
}

/** Any picture of the product in the box of its cover, so that switching pictures shifts no layout. */
function GalleryPicture({ product, picture, ...image }: GalleryPictureProps) {
  const side = picture.kind === 'front' || picture.kind === 'back' ? picture.kind : 'bare'
  const { coverFormat } = product
  if (side !== 'front') return <CoverImage cover={{ cover: picture.folder, coverFormat }} side={side} {...image} />
  return <CoverImage cover={{ ...coverWithNames(product), cover: picture.folder }} {...image} />
}
