import type { Totals } from '@stoa/contract/ordering/totals'
import { formatMoney } from '@stoa/domain/money'
import { isGiftCardsOnly } from '@stoa/domain/ordering/order/needs-place'
import { ProgressBar } from '@stoa/ui/progress-bar/progress-bar'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from './drawer.module.css'

/** The code or the promotion that takes the shipping cost off. */
const freedBy = ({ adjustments }: Totals): string =>
  adjustments
    .filter(({ kind }) => kind === 'shipping_coupon' || kind === 'shipping_promotion')
    .map(({ kind, code, label }) => (kind === 'shipping_coupon' ? code : label))
    .join(', ')

/** The amount left to free shipping, that it is free by a code or a promotion, or that it is reached. Of what goes by e-mail, neither. */
export function FreeShipping({ totals }: { totals: Totals }) {
  const t = useTranslations('cart')
  const language = useLocale()
  const { freeShippingIn: missing, freeShippingFrom: from } = totals
  if (from === null || isGiftCardsOnly(totals.lines) || (missing === null && totals.shippingCost > 0)) return null
  const hasCodes = totals.codes.some(({ applied }) => applied)
  const b = (chunks: ReactNode) => <b>{chunks}</b>
  if (missing !== null && totals.shippingCost === 0 && !totals.shippingVaries) {
    return (
      <ProgressBar icon="truck" value={from} max={from} className={styles.shipping}>
        {t.rich('shippingFreed', { by: freedBy(totals), b })}
      </ProgressBar>
    )
  }
  return (
    <ProgressBar icon="truck" value={from - (missing ?? 0)} max={from} className={styles.shipping}>
      {missing === null
        ? t.rich(hasCodes ? 'shippingStays' : 'shippingReached', { b })
        : t.rich('shippingMissing', { amount: formatMoney(missing, language), b })}
    </ProgressBar>
  )
}
