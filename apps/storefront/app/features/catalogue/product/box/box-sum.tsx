import type { Product } from '@stoa/contract/catalogue/catalogue'
import { formatMoney } from '@stoa/domain/money'
import { Price } from '@stoa/ui/price/price'
import { useLocale, useTranslations } from 'use-intl'
import styles from './box.module.css'
import type { Box } from './use-box.ts'

/** The box by itself, and the box with its things as the cart will have them. */
export function BoxSum({ product, box }: { product: Product; box: Box }) {
  const t = useTranslations('product-kinds')
  const language = useLocale()
  const { totals } = box
  return (
    <div
      aria-busy={box.updating || undefined}
      className={box.updating ? `${styles.sum} ${styles.updating}` : styles.sum}
    >
      <dl>
        <div>
          <dt>{product.name}</dt>
          <dd>{formatMoney(product.price, language)}</dd>
        </div>
      </dl>
      <p className={styles.total}>
        <b>{t('box.total')}</b>
        <Price cents={totals ? totals.products - totals.discount : product.price} locale={language} size="total" />
      </p>
    </div>
  )
}
