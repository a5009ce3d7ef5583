import type { Totals } from '@stoa/contract/ordering/cart'
import { formatMoney } from '@stoa/domain/money'
import { isGiftCardsOnly } from '@stoa/domain/ordering/order/needs-place'
import { ProgressBar } from '@stoa/ui/progress-bar/progress-bar'
import { useLocale, useTranslations } from 'use-intl'
import styles from './drawer.module.css'

/** The amount left to free shipping, or that it is reached. Of what goes by e-mail, neither. */
export function FreeShipping({ totals }: { totals: Totals }) {
  const t = useTranslations('cart')
  const language = useLocale()
  const { freeShippingIn: missing, freeShippingFrom: from } = totals
  if (from === null || isGiftCardsOnly(totals.lines) || (missing === null && totals.shippingCost > 0)) return null
  const hasCodes = totals.codes.some(({ applied }) => applied)
  return (
    <ProgressBar icon="truck" value={from - (missing ?? 0)} max={from} className={styles.shipping}>
      {missing === null
        ? t.rich(hasCodes ? 'shippingStays' : 'shippingReached', { b: (chunks) => <b>{chunks}</b> })
        : t.rich('shippingMissing', { amount: formatMoney(missing, language), b: (chunks) => <b>{chunks}</b> })}
    </ProgressBar>
  )
}
