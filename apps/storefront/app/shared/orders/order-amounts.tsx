import type { Order } from '@stoa/contract/ordering/orders'
import { formatMoney } from '@stoa/domain/money'
import { useLocale, useTranslations } from 'use-intl'
import { Amounts } from '../amounts.tsx'
import { useFormatPlan } from './use-format-plan.ts'

interface OrderAmountsProps {
  order: Order
  /** The label of the total. */
  total: string
  /** Whether VAT is shown by rate. */
  byRate?: boolean
}

/** The totals of an order. */
export function OrderAmounts({ order, total, byRate }: OrderAmountsProps) {
  return (
    <Amounts
      amounts={order}
      totalLabel={total}
      note={byRate ? <VatByRate order={order} /> : <PaidWith order={order} />}
    />
  )
}

function PaidWith({ order: { paymentName, paymentHeld, instalments } }: { order: Order }) {
  const t = useTranslations('amounts')
  const formatPlan = useFormatPlan()
  const plan = instalments ? formatPlan(instalments) : null
  return (
    <>
      <p>{plan ? `${paymentName} · ${plan}` : paymentName}</p>
      {paymentHeld && <p>{t('held')}</p>}
    </>
  )
}

/** The net amount of one rate is that of the whole order, and is stated once; gift cards have none. */
function VatByRate({ order }: { order: Order }) {
  const t = useTranslations('tracking')
  const language = useLocale()
  const money = (cents: number) => formatMoney(cents, language)
  const isTaxed = order.vatGroups.every(({ rate }) => rate > 0)
  return (
    <>
      {isTaxed && order.vatGroups.length > 1 && <p>{t('amounts.net', { net: money(order.net) })}</p>}
      {order.vatGroups.map(({ rate, vat, net }) => (
        <p key={rate}>
          {rate > 0
            ? t('amounts.vat', { rate: rate / 100, vat: money(vat), net: money(net) })
            : t('amounts.vatOutside', { net: money(net) })}
        </p>
      ))}
    </>
  )
}
