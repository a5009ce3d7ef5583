import type { Product } from '@stoa/contract/catalogue'
import { useTranslations } from 'use-intl'
import { usePictureWords } from './picture-words.ts'
import { StagePicture } from './stage-picture.tsx'
import styles from './thumbnails.module.css'

interface ThumbnailsProps {
  product: Product
  shown: number
  onShow(index: number): void
}

/** Every picture there is, small; the pressed one stands on the stage. */
export function Thumbnails({ product, shown, onShow }: ThumbnailsProps) {
  const t = useTranslations('product')
  const { labelOf } = usePictureWords(product)
  return (
    <fieldset className={styles.thumbnails} data-print="hide">
      <legend className="sr">{t('pictures.label')}</legend>
      {product.pictures.map((picture, index) => (
        <button
          key={picture.view}
          type="button"
          aria-label={labelOf(picture)}
          aria-pressed={index === shown}
          onClick={() => onShow(index)}
        >
          <StagePicture product={product} picture={picture} alt="" sizes="46px" className={styles.picture} />
        </button>
      ))}
    </fieldset>
  )
}
