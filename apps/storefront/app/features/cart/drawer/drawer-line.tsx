import type { Totals } from '@stoa/contract/cart'
import type { ProductCard } from '@stoa/contract/catalogue'
import { type CartItem, maxQuantityPerLine } from '@stoa/domain/cart/cart'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { Link } from '@stoa/ui/link/link'
import { Price } from '@stoa/ui/price/price'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useLocale, useTranslations } from 'use-intl'
import { makersOf, productPath } from '../../../shared/book-words.ts'
import { foreign } from '../../../shared/heading-text.tsx'
import { QuantityField } from '../../../shared/quantity-field.tsx'
import { cartStore } from '../../../state/cart-store.ts'
import styles from './drawer.module.css'

interface DrawerLineProps {
  item: CartItem
  /** Undefined while it is not known, null when the shop does not have it. */
  product: ProductCard | null | undefined
  line: Totals['lines'][number] | undefined
  dropped: boolean
}

export function DrawerLine({ item, product, line, dropped }: DrawerLineProps) {
  const t = useTranslations('cart')
  const language = useLocale()
  const name = product?.name ?? t('unknownProduct')
  const form = product?.dimensions.find(({ id }) => id === item.dimensionId)?.name
  return (
    <li className={`${styles.line} ${dropped ? styles.gone : ''}`}>
      <span className={styles.cover}>
        {product && <CoverImage code={product.code} format={product.coverFormat} sizes="62px" />}
      </span>
      <div>
        <h3 lang={product ? foreign(product.nameLanguage, language) : undefined}>
          {product ? <Link href={productPath(product)}>{name}</Link> : product === null ? name : <Skeleton />}
        </h3>
        <p className={styles.by}>{[product && makersOf(product), form].filter(Boolean).join(' · ')}</p>
      </div>
      <span>{line && <Price cents={line.total} locale={language} />}</span>
      <div className={styles.handles}>
        {dropped ? (
          <span className={styles.by}>{t('lineGone')}</span>
        ) : (
          <QuantityField
            name={name}
            value={line?.quantity ?? item.quantity}
            max={maxQuantityPerLine}
            onChange={(quantity) => cartStore.change({ ...item, quantity })}
          />
        )}
        <IconButton icon="trash-2" label={t('remove', { name })} onClick={() => cartStore.remove(item)} />
      </div>
    </li>
  )
}
