import type { Totals } from '@stoa/contract/ordering/totals'
import { productsOf } from '@stoa/domain/ordering/cart/cart'
import { totalsLineKey } from '@stoa/domain/ordering/cart/expand-boxes'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useLocale, useTranslations } from 'use-intl'
import { useProducts } from '../../../../api/use-products.ts'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { LineDetails } from '../../../../shared/line-details.tsx'
import { LinePrice } from '../../../../shared/line-price.tsx'
import { useFormatPlan } from '../../../../shared/orders/use-format-plan.ts'
import { TitleGloss } from '../../../../shared/title-gloss.tsx'
import { chosenPlan } from '../amounts/chosen-plan.ts'
import { OrderAmounts } from '../amounts/order-amounts.tsx'
import type { OrderTotals } from '../amounts/use-order-totals.ts'
import { useReceiving } from '../amounts/use-receiving.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import styles from '../form/form.module.css'
import { EmailDelivery } from './email-delivery.tsx'
import { useDeliveryAddress } from './information-summary.tsx'
import payment from './payment.module.css'
import { useDeliveryTime } from './use-delivery-time.ts'

/** Right above the button, as the law requires: the items, the full cost, and when and where they arrive. */
export function Review({ order }: { order: OrderTotals }) {
  const t = useTranslations('checkout')
  const { totals, updating, shippingChosen } = order
  return (
    <section className={styles.section} aria-labelledby="review">
      <h2 id="review">{t('payment.review.title')}</h2>
      {totals ? (
        <div className={payment.review}>
          <ReviewLines totals={totals} />
          <OrderAmounts totals={totals} updating={updating} shippingChosen={shippingChosen} />
          <Delivery totals={totals} />
          <Instalments totals={totals} />
          {totals.extras.giftNote && (
            <dl className={payment.facts}>
              <dt>{t('payment.review.giftNote')}</dt>
              <dd className={payment.words}>{totals.extras.giftNote}</dd>
            </dl>
          )}
        </div>
      ) : (
        <Skeleton shape="line" />
      )}
    </section>
  )
}

function Instalments({ totals }: { totals: Totals }) {
  const t = useTranslations('checkout')
  const { paymentTypes } = useCheckoutData()
  const { choice } = useReceiving()
  const formatPlan = useFormatPlan()
  const plan = chosenPlan(totals, choice)
  const type = paymentTypes.find(({ id }) => id === choice.paymentTypeId)
  if (!plan || !type) return null
  return (
    <dl className={payment.facts}>
      <dt>{t('payment.review.payment')}</dt>
      <dd>
        {type.name} · {formatPlan(plan)}
      </dd>
    </dl>
  )
}

function ReviewLines({ totals }: { totals: Totals }) {
  const t = useTranslations('checkout')
  const language = useLocale()
  const products = useProducts(productsOf(totals.lines).map(({ productId }) => productId))
  const nameOfLine = (index: number) => products.byId.get(totals.lines[index]?.productId ?? 0)?.name
  return (
    <ul className={payment.lines} aria-label={t('payment.review.items')}>
      {totals.lines.map((line) => {
        const { productId, dimensionId, quantity } = line
        const product = products.byId.get(productId)
        const form = product?.dimensions.find(({ id }) => id === dimensionId)?.name
        return (
          <li key={totalsLineKey(line)}>
            <div>
              {quantity} ×{' '}
              <span lang={product ? langIfForeign(product.nameLanguage, language) : undefined}>
                {product?.name ?? '…'}
              </span>
              {form && ` (${form})`}
              {product && <TitleGloss title={product.name} englishTitle={product.englishTitle} inline />}
              <LineDetails line={line} nameOf={nameOfLine} />
            </div>
            <LinePrice line={line} />
          </li>
        )
      })}
    </ul>
  )
}

function Delivery({ totals }: { totals: Totals }) {
  const t = useTranslations('checkout')
  const { branches } = useCheckoutData()
  const { byEmail, choice, destination, chosen: shipping } = useReceiving()
  const address = useDeliveryAddress()
  const deliveryTime = useDeliveryTime()
  const branch = branches.find(({ id }) => id === choice.branchId)
  const places = {
    branch: branch && `${branch.name}, ${branch.address}`,
    point: choice.point && `${choice.point.name}, ${choice.point.street}`,
    address,
  }
  const place = destination && destination !== 'email' ? places[destination] : undefined
  if (byEmail) return <EmailDelivery totals={totals} />
  return (
    <dl className={payment.facts}>
      <dt>{t('payment.review.delivery')}</dt>
      <dd>
        {shipping
          ? [shipping.name, place, deliveryTime(shipping)].filter(Boolean).join(' · ')
          : t('payment.review.notChosen')}
      </dd>
    </dl>
  )
}
