import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import type { BoxItem } from '@stoa/domain/ordering/cart/line-extension'
import { shownAmounts } from '@stoa/domain/ordering/pricing/shown-amounts'
import { Availability } from '@stoa/ui/availability/availability'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { Price } from '@stoa/ui/price/price'
import { useLocale, useTranslations } from 'use-intl'
import { useLineTotals } from '../../../../api/use-line-totals.ts'
import { contributorNames, inForm, productPath, unitOf } from '../../../../shared/book-display.ts'
import { ExtensionFields } from '../../../../shared/extension-fields.tsx'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { ProductAvailability } from '../../../../shared/product-availability.tsx'
import { ProductPrice } from '../../../../shared/product-price.tsx'
import { TitleGloss } from '../../../../shared/title-gloss.tsx'
import styles from '../cart-page/cart-line.module.css'

interface SavedLineProps {
  item: CartItem
  /** Undefined while it is loading, null for a product that has left the shop. */
  product: ProductCard | null | undefined
  /** Of what is in a box. */
  nameOf(item: BoxItem): string
  /** Undefined for what cannot be had now. */
  onMove: ((name: string) => void) | undefined
  onRemove(name: string): void
}

/** A line that is kept for later: what it costs and whether it can be had today. */
export function SavedLine({ item, product, nameOf, onMove, onRemove }: SavedLineProps) {
  const t = useTranslations('cart-page')
  const common = useTranslations('common')
  const language = useLocale()
  const name = product?.name ?? (product === null ? t('unknown') : '…')
  const form = product?.dimensions.find(({ id }) => id === item.dimensionId)?.name
  const copies = item.quantity > 1 && common('quantity', { unit: unitOf(product), count: item.quantity })
  const details = [product && contributorNames(product), form, copies]
  return (
    <li className={product === null ? `${styles.line} ${styles.unavailable}` : styles.line}>
      <div className={styles.cover}>
        {product && <CoverImage cover={inForm(product, item.dimensionId)} sizes="(min-width: 1024px) 96px, 84px" />}
      </div>
      <div>
        <h3 className={styles.name} lang={product ? langIfForeign(product.nameLanguage, language) : undefined}>
          {product ? <Link href={productPath(product)}>{name}</Link> : name}
        </h3>
        <TitleGloss title={name} englishTitle={product?.englishTitle} />
        <p className={styles.by}>{details.filter(Boolean).join(' · ')}</p>
        <ExtensionFields extension={item.extension} nameOf={nameOf} />
        <SavedState product={product} />
      </div>
      <div className={styles.sums}>
        <div className={styles.price}>{product && <SavedPrice item={item} product={product} />}</div>
      </div>
      <div className={styles.actions}>
        {onMove && (
          <button type="button" aria-label={t('later.toCartNamed', { name })} onClick={() => onMove(name)}>
            <Icon name="bag" size="s" />
            {t('later.toCart')}
          </button>
        )}
        <button type="button" aria-label={t('later.removeNamed', { name })} onClick={() => onRemove(name)}>
          <Icon name="trash-2" size="s" />
          {t('remove')}
        </button>
      </div>
    </li>
  )
}

/** Of one, with what it says besides: the things in a box, the amount on a gift card, wrapping. */
function SavedPrice({ item, product }: { item: CartItem; product: ProductCard }) {
  const language = useLocale()
  const says = item.extension !== undefined
  const { data: totals, isLoading } = useLineTotals(says ? { ...item, quantity: 1 } : null)
  if (isLoading) return null
  if (!totals || totals.lines.length === 0) return <ProductPrice product={product} size="line" />
  return <Price cents={shownAmounts(totals).goods} locale={language} size="line" />
}

function SavedState({ product }: Pick<SavedLineProps, 'product'>) {
  const t = useTranslations('cart-page')
  if (product === undefined) return null
  if (product === null) return <Availability kind="none">{t('later.gone')}</Availability>
  if (product.heldBack) return <Availability kind="none">{t('later.heldBack')}</Availability>
  return <ProductAvailability product={product} />
}
