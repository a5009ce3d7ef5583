import type { Totals } from '@stoa/contract/ordering/totals'
import { formatMoney } from '@stoa/domain/money'
import { countAskedFor } from '@stoa/domain/ordering/cart/expand-boxes'
import { isGiftCardsOnly } from '@stoa/domain/ordering/order/needs-place'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import { useLocale, useTranslations } from 'use-intl'
import { useDeliveryEstimates } from '../../../../api/use-delivery-estimates.ts'
import { Amounts } from '../../../../shared/amounts.tsx'
import { CodeField } from '../../../../shared/codes/code-field.tsx'
import { formatDates } from '../../../../shared/date-formats.ts'
import panel from '../../../../shared/panel.module.css'
import { vatShares } from '../../../../shared/vat-shares.ts'
import { FreeShipping } from '../drawer/free-shipping.tsx'
import styles from './cart-page.module.css'
import { PaypalButton } from './paypal-button.tsx'

export interface PaymentName {
  name: string
  /** Whether what goes by e-mail can be paid so. */
  byEmail: boolean
  /** Whether its provider is gone to from here. */
  fromCart: boolean
}

interface CartSummaryProps {
  totals: Totals
  updating: boolean
  payments: readonly PaymentName[]
  homeTypeId: number | undefined
  /** The totals with these codes. */
  priceWith(codes: string[]): Promise<Totals>
}

/** The totals, and the checkout button. */
export function CartSummary({ totals, updating, payments, homeTypeId, priceWith }: CartSummaryProps) {
  const t = useTranslations('cart-page')
  const sellable = totals.lines.length > 0
  const byEmail = isGiftCardsOnly(totals.lines)
  const offered = payments.filter((payment) => payment.byEmail || !byEmail)
  return (
    <aside className={`${panel.sheet} ${styles.summary}`} aria-labelledby="cart-summary" id="summary" data-print="card">
      <h2 id="cart-summary">{t('summary')}</h2>
      {sellable && <FreeShipping totals={totals} />}
      <Amounts
        amounts={totals}
        labels={{ shipping: t('shipping') }}
        totalLabel={t('total')}
        note={<VatNote totals={totals} />}
        busy={updating}
        goodsLabel={t('goods', { count: countAskedFor(totals.lines) })}
      >
        {sellable && <CodeField totals={totals} priceWith={priceWith} />}
      </Amounts>
      {sellable ? (
        <ButtonLink href="/checkout-information" size="large" wide iconAfter="arrow-right" className={styles.checkout}>
          {t('checkout')}
        </ButtonLink>
      ) : (
        <Note tone="warn" className={styles.checkout}>
          {t('nothingToBuy')}
        </Note>
      )}
      {sellable && totals.due > 0 && offered.some(({ fromCart }) => fromCart) && <PaypalButton />}
      {byEmail ? (
        <p className={styles.delivery}>{t('deliveryByEmail')}</p>
      ) : (
        <CartDelivery productIds={totals.lines.map(({ productId }) => productId)} homeTypeId={homeTypeId} />
      )}
      <ul className={styles.payments} aria-label={t('payments')}>
        {offered.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </aside>
  )
}

function VatNote({ totals }: { totals: Totals }) {
  const t = useTranslations('cart-page')
  const language = useLocale()
  const shares = vatShares(totals)
  if (shares.length === 0) return totals.lines.length > 0 && <p>{t('vatNone')}</p>
  const sentences = shares.map(({ percent, vat }, index) =>
    t(index === 0 ? 'vat' : 'vatNext', { rate: percent, amount: formatMoney(vat, language) }),
  )
  return <p>{sentences.join('')}</p>
}

interface CartDeliveryProps {
  productIds: readonly number[]
  /** The shipping method of home delivery. */
  homeTypeId: number | undefined
}

/** The delivery estimate. Its line is rendered before the dates are loaded. */
function CartDelivery({ productIds, homeTypeId }: CartDeliveryProps) {
  const t = useTranslations('cart-page')
  const language = useLocale()
  const home = useDeliveryEstimates(productIds).data?.find(({ shippingTypeId }) => shippingTypeId === homeTypeId)
  return (
    <p className={styles.delivery}>
      {home && t.rich('delivery', { days: formatDates(home.from, home.to, language), b: (chunks) => <b>{chunks}</b> })}
    </p>
  )
}
