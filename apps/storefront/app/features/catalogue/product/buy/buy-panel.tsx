import type { Product } from '@stoa/contract/catalogue/catalogue'
import { Note } from '@stoa/ui/note/note'
import { GoLink } from '@stoa/ui/text-link/go-link'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { categoryPath } from '../../../../shared/book-display.ts'
import type { ProductExtras } from '../product-data.ts'
import styles from './buy-panel.module.css'
import { DeliveryLines } from './delivery-lines.tsx'
import { DimensionChoice } from './dimension-choice.tsx'
import { EditionChoice } from './edition-choice.tsx'
import { NoticeForm } from './notice/notice-form.tsx'
import { OfferLines } from './offer-lines.tsx'
import { OrderForm } from './order-forms.tsx'
import { PriceBlock } from './price-block.tsx'
import type { BuySelection } from './use-buy-selection.ts'

interface BuyPanelProps {
  product: Product
  extras: ProductExtras
  selection: BuySelection
  buttonRef: Ref<HTMLDivElement>
}

/** Everything needed to decide: form, price, delivery, quantity, one button. */
export function BuyPanel({ product, extras, selection, buttonRef }: BuyPanelProps) {
  const t = useTranslations('product')
  return (
    <aside className={styles.panel} aria-label={t('buy')} data-print="card">
      {product.editions.length > 1 && <EditionChoice product={product} />}
      {product.dimensions.length > 0 && <DimensionChoice product={product} selection={selection} />}
      <PriceBlock product={product} />
      <OfferLines offers={product.offers} />
      <DeliveryLines product={product} extras={extras} />
      {product.warnings && <Note tone="warn">{product.warnings}</Note>}
      {selection.canBeBought ? (
        <OrderForm {...{ product, extras, selection, buttonRef }} />
      ) : (
        <NotForSale product={product} extras={extras} />
      )}
    </aside>
  )
}

const reasons = {
  comingSoon: 'coming',
  exhausted: 'outOfPrint',
} as const

function reasonOf({ availability, heldBack, price }: Product) {
  if (heldBack) return 'held'
  const reason = Object.entries(reasons).find(([status]) => status === availability)?.[1]
  return reason ?? (price === 0 ? 'unpriced' : 'unavailable')
}

/** Why there is no button, the form for a notice, and where to go instead. */
function NotForSale({ product, extras }: { product: Product; extras: ProductExtras }) {
  const t = useTranslations('product')
  const category = product.breadcrumbs.at(-1)
  const consent = extras.texts['stock-notice-consent']
  return (
    <div className={styles.notForSale}>
      <Note tone="info">{t(`notForSale.${reasonOf(product)}`)}</Note>
      {consent && <NoticeForm key={product.id} product={product} consent={consent} />}
      {extras.neighbours.length > 0 ? (
        <GoLink href="#neighbours">{t('notForSale.similar')}</GoLink>
      ) : (
        category && <GoLink href={categoryPath(category)}>{category.name}</GoLink>
      )}
    </div>
  )
}
