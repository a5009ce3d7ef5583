import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Totals } from '@stoa/contract/ordering/totals'
import { Badge } from '@stoa/ui/badge/badge'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { useLocale, useTranslations } from 'use-intl'
import { contributorNames, inForm } from '../../../../shared/book-display.ts'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { LineNotes } from '../../../../shared/line-notes.tsx'
import { LinePrice } from '../../../../shared/line-price.tsx'
import styles from './cart-line.module.css'

interface GiftLineProps {
  line: Totals['lines'][number]
  product: ProductCard | null | undefined
}

/** What a promotion adds: it comes and goes with what it belongs to, and cannot be changed. */
export function GiftLine({ line, product }: GiftLineProps) {
  const t = useTranslations('lines')
  const language = useLocale()
  if (!product) return null
  return (
    <li className={styles.line}>
      <div className={styles.cover}>
        <CoverImage cover={inForm(product, line.dimensionId)} sizes="(min-width: 1024px) 96px, 84px" />
      </div>
      <div>
        <h2 className={styles.name} lang={langIfForeign(product.nameLanguage, language)}>
          {product.name}
        </h2>
        <p className={styles.by}>{contributorNames(product)}</p>
        <Badge tone="ok" icon="gift">
          {t('gift')}
        </Badge>
        <LineNotes line={line} />
      </div>
      <div className={styles.sums}>
        <div className={styles.price}>
          <LinePrice line={line} size="line" />
        </div>
      </div>
    </li>
  )
}
