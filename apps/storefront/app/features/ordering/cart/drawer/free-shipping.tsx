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
  const missing = totals.freeShippingIn
  const goesByEmail = isGiftCardsOnly(totals.lines)
  if (goesByEmail || (missing === null && totals.shippingCost > 0)) return null
  // before codes: entering one takes no free shipping away
  const goods = totals.adjustments
    .filter(({ kind }) => kind === 'discount' || kind === 'promotion')
    .reduce((sum, { amount }) => sum + amount, totals.products)
  const hasCodes = totals.codes.some(({ applied }) => applied)
  return (
    <ProgressBar icon="truck" value={goods} max={goods + (missing ?? 0)} className={styles.shipping}>
      {missing === null
        ? t.rich(hasCodes ? 'shippingStays' : 'shippingReached', { b: (chunks) => <b>{chunks}</b> })
        : t.rich('shippingMissing', { amount: formatMoney(missing, language), b: (chunks) => <b>{chunks}</b> })}
    </ProgressBar>
  )
}
