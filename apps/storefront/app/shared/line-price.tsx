import type { Totals } from '@stoa/contract/ordering/totals'
import { formatMoney } from '@stoa/domain/money'
import { shownLine } from '@stoa/domain/ordering/pricing/shown-line'
import { Price } from '@stoa/ui/price/price'
import { useLocale, useTranslations } from 'use-intl'
import styles from './line-price.module.css'

interface LinePriceProps {
  line: Pick<Totals['lines'][number], 'quantity' | 'unitPrice' | 'unitPriceBeforeDiscount' | 'total' | 'notes'>
  size?: 'card' | 'line'
}

/**
 * What a line costs without its wrapping; below it the price of one, what the line cost before promotions and codes, and
 * the prior price where a reduction is announced.
 */
export function LinePrice({ line, size }: LinePriceProps) {
  const t = useTranslations('lines')
  const common = useTranslations('common')
  const language = useLocale()
  const { quantity, unitPrice, unitPriceBeforeDiscount: prior } = line
  const { amount, before } = shownLine(line)
  return (
    <div className={styles.price}>
      <Price cents={amount} locale={language} size={size} />
      {quantity > 1 && <small>{t('unitPrice', { quantity, price: formatMoney(unitPrice, language) })}</small>}
      {before !== null && (
        <small>
          <span className="sr">{t('before')} </span>
          <s>{formatMoney(before, language)}</s>
        </small>
      )}
      {prior !== null && (
        <small>
          <span className="sr">{common('priorPrice')} </span>
          <s>{formatMoney(prior, language)}</s>
        </small>
      )}
    </div>
  )
}
