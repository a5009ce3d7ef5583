import { Segment } from '@stoa/browser/form/segment'
import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { networkOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { BackLink } from '@stoa/ui/text-link/back-link'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import { isCollected } from '../amounts/order-totals.ts'
import { useReceiving } from '../amounts/use-receiving.ts'
import { draftStore } from '../form/draft-store.ts'
import { StepHeading } from '../form/step-heading.tsx'
import { PointChoice } from '../points/point-choice.tsx'
import { BranchCards } from './branch-cards.tsx'
import styles from './collection.module.css'
import { CollectionBar } from './collection-bar.tsx'

/** Where the order is collected, on a page of its own: the list and the map, and what is chosen beside the one button. */
export function CollectionPage({ shipping }: { shipping: ShippingType }) {
  const t = useTranslations('checkout')
  const network = networkOf(shipping.code)
  return (
    <main id="main">
      <div className={`${page.wrap} ${styles.page}`}>
        <BackLink href="/checkout-shipping-payment">{t('collection.back')}</BackLink>
        <StepHeading>{t('collection.title', { network: network ?? 'none' })}</StepHeading>
        {network && <Networks chosen={shipping} />}
        {network && <PointChoice key={network} network={network} problems={{}} wide />}
        {isCollected(shipping) && <BranchCards shipping={shipping} />}
      </div>
      <CollectionBar shipping={shipping} />
    </main>
  )
}

/** Lockers or shops: another way of receiving, with another price. */
function Networks({ chosen }: { chosen: ShippingType }) {
  const t = useTranslations('checkout')
  const types = useReceiving().types.filter(({ code }) => networkOf(code))
  if (types.length < 2) return null
  return (
    <div className={styles.networks}>
      <Segment
        label={t('payment.shipping.title')}
        name="collection-network"
        value={String(chosen.id)}
        onChange={(value) => draftStore.choose({ shippingTypeId: Number(value), branchId: null })}
        options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </div>
  )
}
