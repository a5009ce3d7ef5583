import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { formatMoney } from '@stoa/domain/money'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { useLocale } from 'use-intl'
import { langIfForeign } from './heading-text.tsx'
import styles from './order-item.module.css'

interface OrderItemProps {
  /** Empty while the product is not known. */
  code: string
  name: string
  nameLanguage?: ProductCard['nameLanguage']
  format?: ProductCard['coverFormat']
  /** Authors, and the dimension when there are several. */
  by: string
  quantity: number
  /** The quantity as text, for screen readers. */
  quantityLabel: string
  /** The line's amount, in cents. */
  amount: number
}

/** One line of a summary: small cover with its quantity, name, amount. */
export function OrderItem(props: OrderItemProps) {
  const { code, name, nameLanguage, format, by, quantity, quantityLabel, amount } = props
  const language = useLocale()
  return (
    <li className={styles.item}>
      <span className={styles.cover}>
        {code !== '' && <CoverImage code={code} format={format} sizes="52px" />}
        {quantity > 1 && (
          <span className={styles.count} aria-hidden="true">
            {quantity}
          </span>
        )}
      </span>
      <div>
        <p className={styles.name} lang={nameLanguage && langIfForeign(nameLanguage, language)}>
          {name}
        </p>
        <p className={styles.by}>
          {by}
          {quantity > 1 && <span className="sr"> {quantityLabel}</span>}
        </p>
      </div>
      <span className={styles.amount}>{formatMoney(amount, language)}</span>
    </li>
  )
}
