import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { sameProduct } from '@stoa/domain/ordering/cart/cart'
import type { BoxItem } from '@stoa/domain/ordering/cart/line-extension'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { Price } from '@stoa/ui/price/price'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useLocale, useTranslations } from 'use-intl'
import { inForm } from '../../../../shared/book-display.ts'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { QuantityField } from '../../../../shared/quantity-field.tsx'
import { TitleGloss } from '../../../../shared/title-gloss.tsx'
import styles from './box.module.css'
import { countThings, takeOut } from './box-contents.ts'
import type { Box } from './use-box.ts'

interface ChosenThingProps {
  item: BoxItem
  /** Undefined while it is loading, null for an unknown product. */
  product: ProductCard | null | undefined
  box: Box
  onTake(): void
}

/** A thing in the box: how many, what they cost, and a button that takes them out. */
export function ChosenThing({ item, product, box, onTake }: ChosenThingProps) {
  const t = useTranslations('product-kinds')
  const language = useLocale()
  const name = product?.name ?? t('box.unknown')
  const form = product?.dimensions.find(({ id }) => id === item.dimensionId)?.name
  const amount = box.totals?.lines.find((line) => line.boxLine !== undefined && sameProduct(line, item))
  return (
    <li className={styles.item}>
      <span className={styles.cover}>
        {product && <CoverImage cover={inForm(product, item.dimensionId)} sizes="44px" />}
      </span>
      <div className={styles.about}>
        <h3 lang={product ? langIfForeign(product.nameLanguage, language) : undefined}>
          {product === undefined ? <Skeleton /> : name}
        </h3>
        {product && <TitleGloss title={name} englishTitle={product.englishTitle} />}
        {form && <p className={styles.by}>{form}</p>}
      </div>
      <span className={styles.amount}>{amount && <Price cents={amount.total} locale={language} />}</span>
      <div className={styles.handles}>
        <QuantityField
          name={name}
          value={item.quantity}
          max={box.capacity - countThings(takeOut(box.contents, item))}
          onChange={(quantity) => box.change(item, quantity)}
        />
        <IconButton icon="trash-2" label={t('box.take', { name })} onClick={onTake} />
      </div>
    </li>
  )
}
