import type { Product } from '@stoa/contract/catalogue/catalogue'
import { useTranslations } from 'use-intl'
import { GalleryPicture } from './gallery-picture.tsx'
import { usePictureLabels } from './picture-labels.ts'
import styles from './thumbnails.module.css'

interface ThumbnailsProps {
  product: Product
  currentIndex: number
  onSelect(index: number): void
}

/** The thumbnails; the pressed one is shown large. */
export function Thumbnails({ product, currentIndex, onSelect }: ThumbnailsProps) {
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
