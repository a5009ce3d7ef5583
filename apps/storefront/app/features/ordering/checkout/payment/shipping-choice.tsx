import type { ShippingType } from '@stoa/contract/ordering/checkout'
import type { Totals } from '@stoa/contract/ordering/totals'
import { formatMoney } from '@stoa/domain/money'
import { destinationOf, networkOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { RadioCard } from '@stoa/ui/radio-card/radio-card'
import { TextLink } from '@stoa/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { isCollected } from '../amounts/order-totals.ts'
import { useTotalsByShipping } from '../amounts/use-order-totals.ts'
import { useReceiving } from '../amounts/use-receiving.ts'
import { draftStore } from '../form/draft-store.ts'
import styles from '../form/form.module.css'
import { PointChoice } from '../points/point-choice.tsx'
import branches from './branch-choice.module.css'
import { BranchChoice } from './branch-choice.tsx'
import { SectionProblem } from './section-problem.tsx'
import { useDeliveryTime } from './use-delivery-time.ts'
import type { SectionProblems } from './use-place-order.ts'
import { useRecommendedCourier } from './use-recommended-courier.ts'

/** How the order is received: to be chosen, unless it goes by e-mail. */
export function ShippingChoice({ problems }: { problems: SectionProblems }) {
  return useReceiving().byEmail ? <ByEmail problems={problems} /> : <ShippingTypes problems={problems} />
}

/** Gift cards go by e-mail: there is nothing to choose. */
function ByEmail({ problems }: { problems: SectionProblems }) {
  const t = useTranslations('checkout')
  return (
    <section id="part-shipping" tabIndex={-1} className={styles.section} aria-labelledby="shipping">
      <h2 id="shipping">{t('payment.shipping.title')}</h2>
      <SectionProblem section="shipping" problems={problems} />
      <p>{t('payment.shipping.byEmail')}</p>
    </section>
  )
}

function ShippingTypes({ problems }: { problems: SectionProblems }) {
  const t = useTranslations('checkout')
  return (
    <section className={styles.section}>
      <fieldset id="part-shipping" tabIndex={-1} aria-describedby={problems.shipping && 'problem-shipping'}>
        <legend>{t('payment.shipping.title')}</legend>
        <SectionProblem section="shipping" problems={problems} />
        <ShippingCards>{(shipping) => <CollectionChoice shipping={shipping} problems={problems} />}</ShippingCards>
      </fieldset>
    </section>
  )
}

/** Where it is collected, if it is. */
function CollectionChoice({ shipping, problems }: { shipping: ShippingType; problems: SectionProblems }) {
  const t = useTranslations('checkout')
  const { chosen } = useReceiving()
  const network = networkOf(shipping.code)
  if (isCollected(shipping)) return <BranchChoice shipping={shipping} problems={problems} />
  // what is not chosen asks for no points
  if (!network || chosen?.id !== shipping.id) return null
  return (
    <PointChoice network={network} problems={problems}>
      <p className={branches.more}>
        <TextLink href="/checkout-collection">{t('payment.shipping.allPoints')}</TextLink>
      </p>
    </PointChoice>
  )
}

/** The shipping methods, each with its delivery estimate and its price for this order; `children`: what else there is to choose. */
export function ShippingCards({ children }: { children?: (shipping: ShippingType) => ReactNode }) {
  const t = useTranslations('checkout')
  const amounts = useTranslations('amounts')
  const language = useLocale()
  const { types, choice } = useReceiving()
  const outcomes = useTotalsByShipping()
  const deliveryTime = useDeliveryTime()
  const courier = useRecommendedCourier()
  const helpOf = ({ code, help }: ShippingType) =>
    courier && destinationOf(code) === 'address' ? t('payment.shipping.withCourier', { courier }) : help
  const priceOf = ({ shippingCost, shippingVaries }: Totals) => {
    const price = formatMoney(shippingCost, language)
    if (shippingVaries) return amounts('from', { price })
    return shippingCost === 0 ? t('payment.shipping.free') : price
  }
  return (
    <>
      {types.map((shipping) => {
        const outcome = outcomes.get(shipping.id)
        return (
          <RadioCard
            key={shipping.id}
            name="shipping"
            value={shipping.id}
            checked={choice.shippingTypeId === shipping.id}
            onChange={() => draftStore.choose({ shippingTypeId: shipping.id, branchId: null })}
            title={shipping.name}
            help={<ShippingHelp time={deliveryTime(shipping)} help={helpOf(shipping)} />}
            price={outcome?.ok && priceOf(outcome.value)}
            disabledReason={outcome && !outcome.ok ? outcome.refusal.title : undefined}
          >
            {children?.(shipping)}
          </RadioCard>
        )
      })}
    </>
  )
}

/** On a phone the days have a line of their own. */
function ShippingHelp({ time, help }: { time: string | null; help: string }) {
  return (
    <>
      {time && <span className={styles.time}>{time} </span>}
      {help}
    </>
  )
}
