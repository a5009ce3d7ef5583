import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Order } from '@stoa/contract/ordering/orders'
import { totalsLineKey } from '@stoa/domain/ordering/cart/expand-boxes'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { useProducts } from '../../api/use-products.ts'
import { contributorNames, coverOfCode, inForm, productPath, unitOf } from '../book-display.ts'
import { formatDateTime } from '../date-formats.ts'
import { langIfForeign } from '../heading-text.tsx'
import { LineDetails } from '../line-details.tsx'
import { LinePrice } from '../line-price.tsx'
import panel from '../panel.module.css'
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
  const common = useTranslations('common')
  const language = useLocale()
  const { code, name, dimensionId, dimensionName, quantity } = line
  const details = [
    product && contributorNames(product),
    dimensionName,
    quantity > 1 && common('quantity', { unit: unitOf(product), count: quantity }),
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
        <LineDetails line={line} nameOf={(boxLine) => order.lines[boxLine]?.name} />
      </div>
      <LinePrice line={line} />
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
