import type { Product } from '@stoa/contract/catalogue'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Dialog } from '@stoa/ui/dialog/dialog'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { makersOf } from '../../../shared/book-words.ts'
import styles from './product-stage.module.css'

/** The cover on its ledge before an arch; pressed, it comes nearer. */
export function ProductStage({ product }: { product: Product }) {
  const t = useTranslations('product')
  const common = useTranslations('common')
  const [near, setNear] = useState(false)
  const makers = makersOf(product)
  const alt = makers === '' ? t('coverAlone', { title: product.name }) : t('cover', { title: product.name, makers })
  const cover = { code: product.code, format: product.coverFormat }
  return (
    <div className={styles.area}>
      <div className={styles.wall}>
        <i className={styles.arch} />
        <CoverImage {...cover} alt={alt} sizes="(min-width: 1024px) 26vw, 62vw" priority className={styles.cover} />
        <IconButton icon="search" label={t('zoom')} className={styles.zoom} onClick={() => setNear(true)} />
      </div>
      <Dialog open={near} onClose={() => setNear(false)} size="wide" title={product.name} closeLabel={common('close')}>
        <div className={styles.near}>
          <CoverImage {...cover} alt={alt} sizes="(min-width: 720px) 560px, 90vw" />
        </div>
      </Dialog>
    </div>
  )
}
