import type { BranchSupply } from '@stoa/contract/ordering/branches'
import { Availability } from '@stoa/ui/availability/availability'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { useLocale, useTranslations } from 'use-intl'
import { useProducts } from '../../../../api/use-products.ts'
import { inForm } from '../../../../shared/book-display.ts'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import styles from './collection.module.css'

type SuppliedLine = BranchSupply['lines'][number]

/** Each title of the order, and how many copies of it stand in this branch. Inside a label, where no list may be. */
export function BranchTitles({ supply }: { supply: BranchSupply }) {
  const language = useLocale()
  const products = useProducts(supply.lines.map(({ productId }) => productId))
  return (
    <span className={styles.titles}>
      {supply.lines.map((line) => {
        const product = products.byId.get(line.productId)
        return (
          <span key={`${line.productId}-${line.dimensionId}`} className={styles.title}>
            <span className={styles.cover}>
              {product && <CoverImage cover={inForm(product, line.dimensionId)} sizes="28px" />}
            </span>
            <span
              className={styles.titleName}
              lang={product ? langIfForeign(product.nameLanguage, language) : undefined}
            >
              {product?.name ?? '…'}
            </span>
            <Copies line={line} comes={supply.pickup !== null} />
          </span>
        )
      })}
    </span>
  )
}

function Copies({ line: { copies, quantity }, comes }: { line: SuppliedLine; comes: boolean }) {
  const t = useTranslations('checkout')
  if (copies >= quantity)
    return copies === 1 ? (
      <Availability kind="scarce">{t('collection.copies.last')}</Availability>
    ) : (
      <Availability kind="now">{t('collection.copies.here', { count: copies })}</Availability>
    )
  if (copies > 0) return <Availability kind="later">{t('collection.copies.some', { copies, quantity })}</Availability>
  return (
    <Availability kind={comes ? 'later' : 'none'}>{t(`collection.copies.${comes ? 'brought' : 'none'}`)}</Availability>
  )
}
