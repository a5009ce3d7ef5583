import type { Product } from '@stoa/contract/catalogue/catalogue'
import { Note } from '@stoa/ui/note/note'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useTranslations } from 'use-intl'
import { categoryPath } from '../../../../shared/book-display.ts'
import type { ProductExtras } from '../product-data.ts'
import styles from './buy-panel.module.css'
import { NoticeForm } from './notice/notice-form.tsx'

const reasons = {
  preOrder: 'coming',
  comingSoon: 'coming',
  afterOrder: 'toOrder',
  exhausted: 'outOfPrint',
} as const

const reasonOf = (availability: Product['availability']) =>
  Object.entries(reasons).find(([status]) => status === availability)?.[1] ?? 'unavailable'

/** Why there is no button, the form for a notice, and where to go instead. */
export function NotForSale({ product, extras }: { product: Product; extras: ProductExtras }) {
  const t = useTranslations('product')
  const category = product.breadcrumbs.at(-1)
  const consent = extras.texts['stock-notice-consent']
  return (
    <div className={styles.notForSale}>
      <Note tone="info">{t(`notForSale.${reasonOf(product.availability)}`)}</Note>
      {consent && <NoticeForm key={product.id} product={product} consent={consent} />}
      {extras.neighbours.length > 0 ? (
        <GoLink href="#neighbours">{t('notForSale.similar')}</GoLink>
      ) : (
        category && <GoLink href={categoryPath(category)}>{category.name}</GoLink>
      )}
    </div>
  )
}
