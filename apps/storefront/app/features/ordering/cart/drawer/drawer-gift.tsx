import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Totals } from '@stoa/contract/ordering/totals'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { useLocale } from 'use-intl'
import { contributorNames, inForm } from '../../../../shared/book-display.ts'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { LineDetails } from '../../../../shared/line-details.tsx'
import { LinePrice } from '../../../../shared/line-price.tsx'
import styles from './drawer.module.css'

interface DrawerGiftProps {
  line: Totals['lines'][number]
  product: ProductCard | null | undefined
}

/** What a promotion adds: it comes and goes with what it belongs to, and cannot be changed. */
export function DrawerGift({ line, product }: DrawerGiftProps) {
  const language = useLocale()
  if (!product) return null
  return (
    <li className={styles.line}>
      <span className={styles.cover}>
        <CoverImage cover={inForm(product, line.dimensionId)} sizes="62px" />
      </span>
      <div>
        <h3 className={styles.name} lang={langIfForeign(product.nameLanguage, language)}>
          {product.name}
        </h3>
        <p className={styles.by}>{contributorNames(product)}</p>
      </div>
      <LinePrice line={line} />
      <div className={styles.details}>
        <LineDetails line={line} />
      </div>
    </li>
  )
}
