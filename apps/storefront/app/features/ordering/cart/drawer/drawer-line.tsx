import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Totals } from '@stoa/contract/ordering/totals'
import { type CartItem, maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import type { BoxItem } from '@stoa/domain/ordering/cart/line-extension'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { Link } from '@stoa/ui/link/link'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { contributorNames, inForm, productPath } from '../../../../shared/book-display.ts'
import { ExtensionFields } from '../../../../shared/extension-fields.tsx'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { LineDetails } from '../../../../shared/line-details.tsx'
import { LinePrice } from '../../../../shared/line-price.tsx'
import { QuantityField } from '../../../../shared/quantity-field.tsx'
import { TitleGloss } from '../../../../shared/title-gloss.tsx'
import { cartStore } from '../../../../state/cart-store.ts'
import styles from './drawer.module.css'

interface DrawerLineProps {
  item: CartItem
  /** Undefined while it is loading, null for an unknown product. */
  product: ProductCard | null | undefined
  line: Totals['lines'][number] | undefined
  isDropped: boolean
  /** Of what is in a box. */
  nameOf(item: BoxItem): string
  /** The things in a gift box, with their amounts. */
  boxed: ReactNode
}

export function DrawerLine({ item, product, line, isDropped, nameOf, boxed }: DrawerLineProps) {
  const t = useTranslations('cart')
  const language = useLocale()
  const name = product?.name ?? t('unknownProduct')
  const form = product?.dimensions.find(({ id }) => id === item.dimensionId)?.name
  return (
    <li className={`${styles.line} ${isDropped ? styles.unavailable : ''}`}>
      <span className={styles.cover}>
        {product && <CoverImage cover={inForm(product, item.dimensionId)} sizes="62px" />}
      </span>
      <div>
        {product === undefined ? (
          <div className={styles.name}>
            <Skeleton />
          </div>
        ) : (
          <h3 className={styles.name} lang={product ? langIfForeign(product.nameLanguage, language) : undefined}>
            {product ? <Link href={productPath(product)}>{name}</Link> : name}
          </h3>
        )}
        <TitleGloss title={name} englishTitle={product?.englishTitle} />
        <p className={styles.by}>{[product && contributorNames(product), form].filter(Boolean).join(' · ')}</p>
      </div>
      {line ? <LinePrice line={line} /> : <span />}
      <div className={styles.details}>
        {line && boxed}
        {line ? <LineDetails line={line} /> : <ExtensionFields extension={item.extension} nameOf={nameOf} />}
      </div>
      <div className={styles.handles}>
        {isDropped ? (
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
