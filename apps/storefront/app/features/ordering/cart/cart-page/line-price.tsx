import type { Totals } from '@stoa/contract/ordering/cart'
import { formatMoney } from '@stoa/domain/money'
import { Price } from '@stoa/ui/price/price'
import { useLocale, useTranslations } from 'use-intl'
import styles from './cart-line.module.css'

interface LinePriceProps {
  amounts: Totals['lines'][number] | undefined
  updating: boolean
}

/** The line's amount; below it the unit price, and the prior price where a reduction is announced. */
export function LinePrice({ amounts, updating }: LinePriceProps) {
  const t = useTranslations('cart-page')
  const common = useTranslations('common')
  const language = useLocale()
  const className = updating ? `${styles.price} ${styles.updating}` : styles.price
  if (!amounts) {
    return (
      <div className={className}>
        <Price cents={null} locale={language} absentLabel={t('notCounted')} muted />
      </div>
    )
  }
  const { quantity, unitPrice, unitPriceBeforeDiscount: prior, total } = amounts
  return (
    <div className={className} aria-busy={updating || undefined}>
      <Price cents={total} locale={language} size="line" />
      {quantity > 1 && <small>{t('unitPrice', { quantity, price: formatMoney(unitPrice, language) })}</small>}
      {prior !== null && (
        <small>
          <span className="sr">{common('priorPrice')} </span>
          <s>{formatMoney(prior, language)}</s>
        </small>
      )}
    </div>
  )
}
