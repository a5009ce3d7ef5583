import type { Product } from '@stoa/contract/catalogue/catalogue'
import { useModal } from '@stoa/ui/dialog/use-modal'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { usePictureLabels } from '../picture-labels.ts'
import styles from './zoom-dialog.module.css'
import { ZoomViewer } from './zoom-viewer.tsx'

interface ZoomDialogProps {
  product: Product
  open: boolean
  index: number
  onNavigate(index: number): void
  onClose(): void
}

/** The zoomable pictures over the whole screen. Loaded when first opened. */
export function ZoomDialog({ product, open, index, onNavigate, onClose }: ZoomDialogProps) {
  const t = useTranslations('product')
  const title = useId()
  const { dialog, headingRef, present } = useModal(open, onClose)
  const { nameOf } = usePictureLabels(product)
  const { pictures } = product
  const picture = pictures[index]
  const navigateBy = (by: 1 | -1) => onNavigate((index + by + pictures.length) % pictures.length)
  return (
    <dialog {...dialog} className={styles.dialog} aria-labelledby={title}>
      {present && picture && (
        <>
          <header className={styles.head}>
            <h2 id={title} ref={headingRef} tabIndex={-1} aria-live="polite">
              {t('pictures.place', { name: nameOf(picture), place: index + 1, count: pictures.length })}
            </h2>
            <IconButton icon="x" iconSize="l" label={t('pictures.close')} onClick={onClose} />
          </header>
          <ZoomViewer
            key={picture.view}
            picture={picture}
            alt={nameOf(picture)}
            onNavigate={pictures.length > 1 ? navigateBy : null}
          />
        </>
      )}
    </dialog>
  )
}
