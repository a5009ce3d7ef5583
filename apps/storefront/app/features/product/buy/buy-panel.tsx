import type { Product } from '@stoa/contract/catalogue'
import { Button } from '@stoa/ui/button/button'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { QuantityField } from '../../../shared/quantity-field.tsx'
import type { ProductSurroundings } from '../product-data.ts'
import styles from './buy-panel.module.css'
import { DeliveryLines } from './delivery-lines.tsx'
import { DimensionChoice } from './dimension-choice.tsx'
import { EditionChoice } from './edition-choice.tsx'
import { NotForSale } from './not-for-sale.tsx'
import { PriceBlock } from './price-block.tsx'
import type { Wish } from './use-wish.ts'

interface BuyPanelProps {
  product: Product
  surroundings: ProductSurroundings
  wish: Wish
  ref: Ref<HTMLElement>
}

/** Everything that decides whether to buy: form, price, when it comes, how many, one button. */
export function BuyPanel({ product, surroundings, wish, ref }: BuyPanelProps) {
  const t = useTranslations('product')
  return (
    <aside className={styles.panel} aria-label={t('buy')} ref={ref} data-print="card">
      {product.editions.length > 1 && <EditionChoice product={product} />}
      {product.dimensions.length > 0 && <DimensionChoice product={product} wish={wish} />}
      <PriceBlock product={product} />
      <DeliveryLines product={product} surroundings={surroundings} />
      {wish.canBeBought ? (
        <>
          <QuantityField name={product.name} value={wish.quantity} max={wish.most} onChange={wish.setQuantity} />
          <Button size="large" wide icon="shopping-bag" className={styles.add} onClick={wish.add}>
            {t('add')}
          </Button>
        </>
      ) : (
        <NotForSale product={product} surroundings={surroundings} />
      )}
    </aside>
  )
}
