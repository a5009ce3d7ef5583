import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { CoverImage, type CoverSource } from '@stoa/ui/cover-image/cover-image'
import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { langIfForeign } from './heading-text.tsx'
import styles from './order-item.module.css'
import { TitleGloss } from './title-gloss.tsx'

interface OrderItemProps {
  /** Null while the product is not known. */
  cover: CoverSource | null
  name: string
  nameLanguage?: ProductCard['nameLanguage']
  englishTitle: ProductCard['englishTitle'] | undefined
  /** Authors, and the dimension when there are several. */
  by: string
  quantity: number
  /** The quantity as text, for screen readers. */
  quantityLabel: string
  price: ReactNode
  /** What else is to be said of it, below. */
  children?: ReactNode
}

/** One line of a summary: small cover with its quantity, name, amount. */
export function OrderItem(props: OrderItemProps) {
  const { cover, name, nameLanguage, englishTitle, by, quantity, quantityLabel, price, children } = props
  const language = useLocale()
  return (
    <li className={styles.item}>
      <span className={styles.cover}>
        {cover && <CoverImage cover={cover} sizes="52px" />}
        {quantity > 1 && (
          <span className={styles.count} aria-hidden="true">
            {quantity}
          </span>
        )}
      </span>
      <div className={styles.text}>
        <p className={styles.name} lang={nameLanguage && langIfForeign(nameLanguage, language)}>
          {name}
        </p>
        <TitleGloss title={name} englishTitle={englishTitle} />
        <p className={styles.by}>
          {by}
          {quantity > 1 && <span className="sr"> {quantityLabel}</span>}
        </p>
        {children}
      </div>
      {price}
    </li>
  )
}
