import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { formatMoney } from '@stoa/domain/money'
import { Button } from '@stoa/ui/button/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import page from '../../../../shared/page.module.css'
import { useTotalsByShipping } from '../amounts/use-order-totals.ts'
import { useReceiving } from '../amounts/use-receiving.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import { useDeliveryTime } from '../payment/use-delivery-time.ts'
import styles from './collection.module.css'

/** The place that is chosen, with day and price, beside the button that leads back; pressed too early, it says what is missing. */
export function CollectionBar({ shipping }: { shipping: ShippingType }) {
  const t = useTranslations('checkout')
  const navigate = useNavigate()
  const address = useAddress()
  const place = usePlaceName()
  const facts = useFacts(shipping)
  const [asked, setAsked] = useState(false)
  const missing = asked && place === null
  const submit = () => {
    setAsked(true)
    if (place !== null) void navigate(address('/checkout-shipping-payment'))
  }
  return (
    <div className={styles.bar}>
      <div className={`${page.wrap} ${styles.barRow}`}>
        <div>
          <p className={missing ? styles.missing : styles.place} role="status">
            {place ?? t(`collection.${missing ? 'missing' : 'none'}`)}
          </p>
          {place !== null && <p className={styles.facts}>{facts}</p>}
        </div>
        <Button size="large" onClick={submit}>
          {t('collection.submit')}
        </Button>
      </div>
    </div>
  )
}

function usePlaceName(): string | null {
  const { branches } = useCheckoutData()
  const { branchId, point } = useReceiving().choice
  return branches.find(({ id }) => id === branchId)?.name ?? point?.name ?? null
}

/** When it is there, and what it costs. */
function useFacts(shipping: ShippingType): string {
  const t = useTranslations('checkout')
  const language = useLocale()
  const outcome = useTotalsByShipping().get(shipping.id)
  const price = outcome?.ok ? outcome.value.shippingCost : null
  const cost = price === 0 ? t('payment.shipping.free') : price === null ? null : formatMoney(price, language)
  return [useDeliveryTime()(shipping), cost].filter(Boolean).join(' ')
}
