import type { Product } from '@stoa/contract/catalogue'
import { useModal } from '@stoa/ui/dialog/use-modal'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { usePictureWords } from '../picture-words.ts'
import styles from './zoom-dialog.module.css'
import { ZoomRoom } from './zoom-room.tsx'

interface ZoomDialogProps {
  product: Product
  open: boolean
  index: number
  onTurn(index: number): void
  onClose(): void
}

/** The pictures from near, over the whole screen. Loaded when somebody first asks for it. */
export function ZoomDialog({ product, open, index, onTurn, onClose }: ZoomDialogProps) {
  const t = useTranslations('product')
  const title = useId()
  const { dialog, headingRef, present } = useModal(open, onClose)
  const { nameOf } = usePictureWords(product)
  const { pictures, code } = product
  const picture = pictures[index]
  const turn = (by: 1 | -1) => onTurn((index + by + pictures.length) % pictures.length)
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
          <ZoomRoom
            key={picture.view}
            code={code}
            picture={picture}
            alt={nameOf(picture)}
            onTurn={pictures.length > 1 ? turn : null}
          />
        </>
      )}
    </dialog>
  )
}
