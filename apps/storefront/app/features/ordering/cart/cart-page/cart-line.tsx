import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { CartChange, Totals } from '@stoa/contract/ordering/totals'
import { type CartItem, maxQuantityPerLine, withWrapping } from '@stoa/domain/ordering/cart/cart'
import type { BoxItem } from '@stoa/domain/ordering/cart/line-extension'
import { Availability } from '@stoa/ui/availability/availability'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { Price } from '@stoa/ui/price/price'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { contributorNames, inForm, productPath } from '../../../../shared/book-display.ts'
import { ExtensionFields } from '../../../../shared/extension-fields.tsx'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { LineNotes } from '../../../../shared/line-notes.tsx'
import { LinePrice } from '../../../../shared/line-price.tsx'
import { ProductAvailability } from '../../../../shared/product-availability.tsx'
import { QuantityField } from '../../../../shared/quantity-field.tsx'
import { SetParts } from '../../../../shared/set-parts.tsx'
import { TitleGloss } from '../../../../shared/title-gloss.tsx'
import styles from './cart-line.module.css'
import { lineId } from './reconcile-changes.ts'
import { WrappingChoice, type WrappingTerms } from './wrapping-choice.tsx'

interface CartLineProps {
  item: CartItem
  product: ProductCard | null | undefined
  /** The line's amounts; without them it is unavailable and stays greyed out. */
  amounts: Totals['lines'][number] | undefined
  updating: boolean
  /** Why it cannot be had. */
  reason: CartChange['reason'] | undefined
  /** Where what it says is changed. */
  editHref: string | undefined
  /** Of what is in a box. */
  nameOf(item: BoxItem): string
  /** The things in a gift box, with their amounts. */
  boxed: ReactNode
  onChange(quantity: number): void
  onRemove(name: string): void
  onSetAside(name: string): void
  wrapping: WrappingTerms | undefined
  onWrap(wrapped: boolean): void
}

/** One cart line: product, quantity, amount. */
export function CartLine({ item, product, amounts, updating, reason, editHref, ...props }: CartLineProps) {
  const { nameOf, boxed, onChange, onRemove, onSetAside, wrapping, onWrap } = props
  const t = useTranslations('cart-page')
  const language = useLocale()
  const name = product?.name ?? t('unknown')
  const form = product?.dimensions.find(({ id }) => id === item.dimensionId)?.name
  const isUnavailable = !amounts && !updating
  return (
    <li className={isUnavailable ? `${styles.line} ${styles.unavailable}` : styles.line} id={lineId(item)}>
      <div className={styles.cover}>
        {product && <CoverImage cover={inForm(product, item.dimensionId)} sizes="(min-width: 1024px) 96px, 84px" />}
      </div>
      <div>
        <h2 className={styles.name} lang={product ? langIfForeign(product.nameLanguage, language) : undefined}>
          {product ? <Link href={productPath(product)}>{name}</Link> : name}
        </h2>
        <TitleGloss title={name} englishTitle={product?.englishTitle} />
        {product && <p className={styles.by}>{[contributorNames(product), form].filter(Boolean).join(' · ')}</p>}
        <SetParts parts={amounts?.parts} />
        {amounts && boxed}
        <ExtensionFields extension={withWrapping(item, false).extension} nameOf={amounts ? undefined : nameOf} />
        {!amounts?.ahead && <LineState product={product} isUnavailable={isUnavailable} reason={reason} />}
        {amounts && <LineNotes line={amounts} />}
      </div>
      <div className={styles.sums}>
        {!isUnavailable && (
          <div className={styles.quantity}>
            <QuantityField name={name} value={item.quantity} max={maxQuantityPerLine} onChange={onChange} />
          </div>
        )}
        <LineAmount amounts={amounts} updating={updating} />
      </div>
      <div className={styles.actions}>
        {editHref && (
          <Link href={editHref} aria-label={t('editNamed', { name })}>
            <Icon name="pencil" size="s" />
            {t('edit')}
          </Link>
        )}
        <button type="button" aria-label={t('later.actionNamed', { name })} onClick={() => onSetAside(name)}>
          <Icon name="clock" size="s" />
          {t('later.action')}
        </button>
        <button type="button" aria-label={t('removeNamed', { name })} onClick={() => onRemove(name)}>
          <Icon name="trash-2" size="s" />
          {t('remove')}
        </button>
      </div>
      {!isUnavailable && wrapping && <WrappingChoice {...{ item, product }} terms={wrapping} onChange={onWrap} />}
    </li>
  )
}

type LineStateProps = Pick<CartLineProps, 'product' | 'reason'> & { isUnavailable: boolean }

function unavailableKey(reason: LineStateProps['reason']) {
  if (reason === 'send_day_invalid') return 'sendDayInvalid'
  return reason?.startsWith('box_') ? 'boxChanged' : 'soldOut'
}

function LineState({ product, isUnavailable, reason }: LineStateProps) {
  const t = useTranslations('cart-page')
  if (isUnavailable) return <Availability kind="none">{t(unavailableKey(reason))}</Availability>
  if (!product) return null
  return <ProductAvailability product={product} />
}

interface LineAmountProps {
  amounts: Totals['lines'][number] | undefined
  updating: boolean
}

/** What the line costs; that it is not counted, where it cannot be had. */
function LineAmount({ amounts, updating }: LineAmountProps) {
  const t = useTranslations('cart-page')
  const language = useLocale()
  return (
    <div
      className={updating ? `${styles.price} ${styles.updating}` : styles.price}
      aria-busy={(amounts && updating) || undefined}
    >
      {amounts ? (
        <LinePrice line={amounts} size="line" />
      ) : (
        <Price cents={null} locale={language} absentLabel={t('notCounted')} muted />
      )}
    </div>
  )
}
