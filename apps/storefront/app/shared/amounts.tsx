import type { Amounts as OrderAmounts } from '@stoa/contract/ordering/amounts'
import { formatMoney } from '@stoa/domain/money'
import { type AdjustmentKind, isAdjustmentKind } from '@stoa/domain/ordering/pricing/adjustments'
import { shownAmounts } from '@stoa/domain/ordering/pricing/shown-amounts'
import { Price } from '@stoa/ui/price/price'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from './amounts.module.css'

interface AmountsProps {
  amounts: Pick<OrderAmounts, 'products' | 'adjustments' | 'total' | 'means' | 'due'> & {
    /** Whether delivery costs more to some places, and it is not known yet where it goes. */
    shippingVaries?: boolean
  }
  /** Labels that differ from the default ones. */
  labels?: Partial<Record<AdjustmentKind, string>>
  totalLabel: string
  /** What the total includes, such as its VAT. */
  note?: ReactNode
  /** New totals are loading. */
  busy?: boolean
  /** What the goods are called. */
  goodsLabel?: string
  /** What lowers them, above the total. */
  children?: ReactNode
}

/** The totals: the goods as their lines show them, a row for each adjustment of the order, and the total. */
export function Amounts({ amounts, labels = {}, totalLabel, note, busy, goodsLabel, children }: AmountsProps) {
  const t = useTranslations('amounts')
  const language = useLocale()
  const { goods, rows, saving } = shownAmounts(amounts)
  const labelOf = (kind: string, code: string | null, label: string | null): string | null =>
    isAdjustmentKind(kind) ? (labels[kind] ?? t(`kinds.${kind}`, { code: code ?? '', label: label ?? '' })) : label
  const amountOf = (kind: string, cents: number): string => {
    const price = formatMoney(cents, language)
    return kind === 'shipping' && amounts.shippingVaries ? t('from', { price }) : price
  }
  return (
    <div className={busy ? styles.busy : undefined} aria-busy={busy || undefined}>
      <dl className={styles.rows}>
        <div>
          <dt>{goodsLabel ?? t('goods')}</dt>
          <dd>{formatMoney(goods, language)}</dd>
        </div>
        {rows.map(({ kind, code, label, amount }) => (
          <div key={[kind, code, label].join()}>
            <dt>{labelOf(kind, code, label)}</dt>
            <dd className={amount < 0 ? styles.off : undefined}>{amountOf(kind, amount)}</dd>
          </div>
        ))}
      </dl>
      {children}
      <p className={styles.total}>
        <b>{amounts.means.length > 0 ? t('due') : totalLabel}</b>
        <Price cents={amounts.due} locale={language} size="total" />
      </p>
      {amounts.means.length > 0 && (
        <dl className={styles.means}>
          <div>
            <dt>{totalLabel}</dt>
            <dd>{formatMoney(amounts.total, language)}</dd>
          </div>
          {amounts.means.map(({ kind, code, amount }) => (
            <div key={`${kind} ${code}`}>
              <dt>{t(`means.${kind}`, { code })}</dt>
              <dd>{formatMoney(-amount, language)}</dd>
            </div>
          ))}
        </dl>
      )}
      {amounts.shippingVaries && <p className={styles.saving}>{t('varies')}</p>}
      {saving > 0 && <p className={styles.saving}>{t('saving', { amount: formatMoney(saving, language) })}</p>}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}
