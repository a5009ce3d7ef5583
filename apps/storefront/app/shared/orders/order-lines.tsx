import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Order } from '@stoa/contract/ordering/orders'
import { totalsLineKey } from '@stoa/domain/ordering/cart/expand-boxes'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Link } from '@stoa/ui/link/link'
import { Price } from '@stoa/ui/price/price'
import { useLocale, useTranslations } from 'use-intl'
import { useProducts } from '../../api/use-products.ts'
import { contributorNames, coverOfCode, inForm, productPath } from '../book-display.ts'
import { formatDateTime } from '../date-formats.ts'
import { ExtensionFields } from '../extension-fields.tsx'
import { langIfForeign } from '../heading-text.tsx'

import { InBox } from '../in-box.tsx'
import { LineNotes } from '../line-notes.tsx'

import panel from '../panel.module.css'
import { SetParts } from '../set-parts.tsx'
import { TitleGloss } from '../title-gloss.tsx'
import styles from './order.module.css'
import { OrderAmounts } from './order-amounts.tsx'

/** The order lines and their amounts. Names are those at the time of the order. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslations('tracking')
  const products = useProducts(order.lines.map(({ productId }) => productId))
  return (
    <section className={panel.card} aria-labelledby="order-lines" data-print="card">
      <h2 id="order-lines">{t('order.books')}</h2>
      <ul>
        {order.lines.map((line) => (
          <OrderLine key={totalsLineKey(line)} order={order} line={line} product={products.byId.get(line.productId)} />
        ))}
      </ul>
      <div className={styles.amounts}>
        <OrderAmounts order={order} total={t('amounts.total')} byRate />
      </div>
    </section>
  )
}

interface OrderLineProps {
  order: Order
  line: Order['lines'][number]
  product: ProductCard | null | undefined
}

function OrderLine({ order, line, product }: OrderLineProps) {
  const t = useTranslations('tracking')
  const language = useLocale()
  const { code, name, dimensionId, dimensionName, quantity, total } = line
  const details = [
    product && contributorNames(product),
    dimensionName,
    quantity > 1 && t('order.copies', { count: quantity }),
  ]
  return (
    <li className={styles.line}>
      <CoverImage cover={product ? inForm(product, dimensionId) : coverOfCode(code)} sizes="56px" />
      <div>
        <h3 lang={product ? langIfForeign(product.nameLanguage, language) : undefined}>
          {product ? <Link href={productPath(product)}>{name}</Link> : name}
        </h3>
        <TitleGloss title={name} englishTitle={product?.englishTitle} />
        <p>{details.filter(Boolean).join(' · ')}</p>
        <CardsSent line={line} />
        <SetParts parts={line.parts} />
        <LineNotes notes={line.notes} />
        <InBox line={line} nameOf={(boxLine) => order.lines[boxLine]?.name} />
        <ExtensionFields extension={line.extension} />
      </div>
      <Price cents={total} locale={language} />
    </li>
  )
}

/** Gift cards that were sent; when others will be stands among what their line says. */
function CardsSent({ line: { cardsSentAt, quantity } }: { line: Order['lines'][number] }) {
  const t = useTranslations('tracking')
  const language = useLocale()
  if (!cardsSentAt) return null
  return <p>{t('order.cardsSent', { count: quantity, time: formatDateTime(cardsSentAt, language) })}</p>
}
