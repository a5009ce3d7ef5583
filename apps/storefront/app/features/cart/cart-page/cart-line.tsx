import type { Totals } from '@stoa/contract/cart'
import type { ProductCard } from '@stoa/contract/catalogue'
import { type CartItem, maxQuantityPerLine } from '@stoa/domain/cart/cart'
import { Availability } from '@stoa/ui/availability/availability'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { availabilityKinds, makersOf, productPath } from '../../../shared/book-words.ts'
import { foreign } from '../../../shared/heading-text.tsx'
import { QuantityField } from '../../../shared/quantity-field.tsx'
import styles from './cart-line.module.css'
import { LinePrice } from './line-price.tsx'
import { lineId } from './settle-changes.ts'

interface CartLineProps {
  item: CartItem
  product: ProductCard | null | undefined
  /** The line's amounts; without them it is not sold and stays greyed. */
  amounts: Totals['lines'][number] | undefined
  updating: boolean
  onChange(quantity: number): void
  onRemove(name: string): void
}

/** One wish: what it is, how many, what it comes to. */
export function CartLine({ item, product, amounts, updating, onChange, onRemove }: CartLineProps) {
  const t = useTranslations('cart-page')
  const language = useLocale()
  const name = product?.name ?? t('unknown')
  const form = product?.dimensions.find(({ id }) => id === item.dimensionId)?.name
  const gone = !amounts && !updating
  return (
    <li className={gone ? `${styles.line} ${styles.gone}` : styles.line} id={lineId(item)}>
      <div className={styles.cover}>
        {product && (
          <CoverImage code={product.code} format={product.coverFormat} sizes="(min-width: 1024px) 96px, 84px" />
        )}
      </div>
      <div>
        <h2 className={styles.name} lang={product ? foreign(product.nameLanguage, language) : undefined}>
          {product ? <Link href={productPath(product)}>{name}</Link> : name}
        </h2>
        {product && <p className={styles.by}>{[makersOf(product), form].filter(Boolean).join(' · ')}</p>}
        <LineState product={product} gone={gone} />
      </div>
      <div className={styles.sums}>
        {!gone && (
          <div className={styles.quantity}>
            <QuantityField name={name} value={item.quantity} max={maxQuantityPerLine} onChange={onChange} />
          </div>
        )}
        <LinePrice amounts={amounts} updating={updating} />
      </div>
      <div className={styles.actions}>
        <button type="button" aria-label={t('removeNamed', { name })} onClick={() => onRemove(name)}>
          <Icon name="trash-2" size="s" />
          {t('remove')}
        </button>
      </div>
    </li>
  )
}

function LineState({ product, gone }: { product: ProductCard | null | undefined; gone: boolean }) {
  const t = useTranslations('cart-page')
  const common = useTranslations('common')
  if (gone) return <Availability kind="none">{t('soldOut')}</Availability>
  if (!product) return null
  return (
    <Availability kind={availabilityKinds[product.availability]}>
      {common(`availability.${product.availability}`)}
    </Availability>
  )
}
