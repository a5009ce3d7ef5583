import type { Order } from '@stoa/contract/ordering/orders'
import { formatPhone } from '@stoa/domain/identity/format-phone'
import { formatMoney } from '@stoa/domain/money'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { hasEnded } from '@stoa/domain/ordering/order/order-status'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useLocale, useTranslations } from 'use-intl'
import { formatPostalCode } from '../format-postal-code.ts'
import panel from '../panel.module.css'
import { formatPoint } from './format-point.ts'
import styles from './order.module.css'
import { useFormatPlan } from './use-format-plan.ts'

type Address = Order['billing']

/** Null where there is none: gift cards go by e-mail. */
function formatAddress({ street, postalCode, city, area, regionName, countryName }: Address): string | null {
  if (street === '') return null
  const place = `${formatPostalCode(postalCode, regionName !== null)} ${city}`
  return [street, place, area, regionName === city ? null : regionName, countryName].filter(Boolean).join(', ')
}

const phonesOf = ({ mobile, phone }: Address): string[] => [mobile, phone ?? ''].filter(Boolean).map(formatPhone)

/** Whom the invoice is for. An invoice whose company is no longer kept has none to show. */
function describeCompany(
  { companyName, profession, vatNumber, taxOffice }: NonNullable<Order['company']>,
  t: ReturnType<typeof useTranslations<'tracking'>>,
) {
  if (companyName === '') return { main: t('order.companyErased'), more: null }
  return { main: companyName, more: t('order.companyDetails', { profession, vatNumber, taxOffice }) }
}

/** How much is paid with what. */
function usePayment({ means, due, payable, paymentName, paymentHeld, instalments }: Order): {
  main: string
  more: string | null
} {
  const t = useTranslations('amounts')
  const language = useLocale()
  const formatPlan = useFormatPlan()
  const paidBefore = means
    .map(({ kind, code, amount }) => `${t(`means.${kind}`, { code })}: ${formatMoney(amount, language)}`)
    .join(' · ')
  const plan = paymentHeld ? t('held') : instalments && formatPlan(instalments)
  const lowered = payable === due ? null : t('lowered', { due: formatMoney(due, language) })
  const more = [plan, paidBefore, lowered].filter(Boolean).join(' · ')
  if (more === '') return { main: paymentName, more: null }
  if (due === 0) return { main: paidBefore, more: null }
  return { main: `${paymentName}: ${formatMoney(payable, language)}`, more }
}

/** The carriers' numbers, each leading to the carrier's page where there is one. */
const ParcelList = ({ parcels }: Pick<Order, 'parcels'>) => (
  <ul>
    {parcels.map(({ carrier, number, address }) => (
      <li key={number}>
        {carrier} {address === null ? number : <TextLink href={address}>{number}</TextLink>}
      </li>
    ))}
  </ul>
)

/** Shipping method, addresses, payment method and document. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTranslations('tracking')
  const payment = usePayment(order)
  const recipient = order.delivery ?? order.billing
  const { pickupPoint: point } = order
  // what is issued is listed among the documents
  const isExpected = order.documents.length === 0 && !hasEnded(order.status)
  const rows = [
    {
      name: t('order.receiving'),
      main: order.branchName ?? (point ? point.name : order.shippingName),
      more: point ? `${order.shippingName}: ${formatPoint(point)}` : order.branchName && order.shippingName,
    },
    {
      name: t('order.recipient'),
      main: [`${recipient.firstName} ${recipient.lastName}`, ...phonesOf(recipient)].join(', '),
      more:
        order.branchName || point ? null : [formatAddress(recipient), recipient.building].filter(Boolean).join(', '),
    },
    ...(order.delivery
      ? [
          {
            name: t('order.buyer'),
            main: `${order.billing.firstName} ${order.billing.lastName}`,
            more: formatAddress(order.billing),
          },
        ]
      : []),
    ...(order.parcels.length > 0
      ? [{ name: t('order.parcels'), main: <ParcelList parcels={order.parcels} />, more: null }]
      : []),
    { name: t('order.payment'), ...payment },
    {
      name: t('order.document'),
      main: t(order.invoice ? 'order.invoice' : 'order.receipt'),
      more: isExpected ? t('order.documentNote', { to: destinationOf(order.shipping) ?? 'address' }) : null,
    },
    ...(order.company ? [{ name: t('order.company'), ...describeCompany(order.company, t) }] : []),
    ...(order.extras.giftNote ? [{ name: t('order.giftNote'), main: order.extras.giftNote, more: null }] : []),
    ...(order.remarks ? [{ name: t('order.remarks'), main: order.remarks, more: null }] : []),
  ]
  return (
    <section className={panel.card} aria-label={t('order.facts')} data-print="card">
      <dl className={styles.facts}>
        {rows.map(({ name, main, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{main}</dd>
            {more && <dd>{more}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
