import type { Product } from '@stoa/contract/catalogue/catalogue'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import { maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Link } from '@stoa/ui/link/link'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { contributorNames, inForm, productPath } from '../../../../shared/book-display.ts'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { ProductAvailability } from '../../../../shared/product-availability.tsx'
import { ProductPrice } from '../../../../shared/product-price.tsx'
import { QuantityField } from '../../../../shared/quantity-field.tsx'
import { TitleGloss } from '../../../../shared/title-gloss.tsx'
import { dispatchAddToCart } from '../../../../state/page-events.ts'
import styles from './parts-section.module.css'

type Part = NonNullable<Product['parts']>[number]

/** One part: what it is and costs; of a set how many are in it, of a group a button of its own. */
export function PartRow({ part, ofSet }: { part: Part; ofSet: boolean }) {
  const t = useTranslations('product-kinds')
  const language = useLocale()
  const { product, dimensionId, quantity } = part
  const form = product.dimensions.find(({ id }) => id === dimensionId)
  const availability = form?.quantity === 0 ? 'notAvailable' : product.availability
  return (
    <li className={ofSet ? styles.part : `${styles.part} ${styles.ofGroup}`}>
      <CoverImage cover={inForm(product, dimensionId)} sizes="72px" className={styles.cover} />
      <div className={styles.about}>
        <h3 lang={langIfForeign(product.nameLanguage, language)}>
          {ofSet && quantity > 1 && <span className={styles.count}>{t('set.times', { count: quantity })} </span>}
          <Link href={productPath(product)}>{product.name}</Link>
        </h3>
        <TitleGloss title={product.name} englishTitle={product.englishTitle} />
        <p className={styles.by}>{[contributorNames(product), form?.name].filter(Boolean).join(' · ')}</p>
        {!ofSet && <ProductAvailability product={{ ...product, availability }} />}
      </div>
      <div className={styles.price}>
        <ProductPrice product={product} />
        {ofSet && quantity > 1 && <small>{t('set.each')}</small>}
      </div>
      {!ofSet && canBeBought(availability) && <PartOrder part={part} />}
    </li>
  )
}

/** A part that comes in several forms, none of which is meant, is chosen on its own page. */
function PartOrder({ part: { product, dimensionId } }: { part: Part }) {
  const t = useTranslations('product-kinds')
  const common = useTranslations('common')
  const [quantity, setQuantity] = useState(1)
  const { name, dimensions } = product
  const copies = dimensions.find(({ id }) => id === dimensionId)?.quantity ?? product.quantity
  if (dimensions.length > 0 && dimensionId === 0)
    return (
      <div className={styles.order}>
        <ButtonLink href={productPath(product)} variant="secondary" aria-label={t('group.formOf', { name })}>
          {t('group.form')}
        </ButtonLink>
      </div>
    )
  return (
    <div className={styles.order}>
      <QuantityField
        name={name}
        value={quantity}
        max={Math.max(1, Math.min(copies, maxQuantityPerLine))}
        onChange={setQuantity}
      />
      <Button
        icon="bag"
        aria-label={common('addNamed', { title: name })}
        onClick={() => dispatchAddToCart({ productId: product.id, dimensionId, quantity })}
      >
        {common('add')}
      </Button>
    </div>
  )
}
