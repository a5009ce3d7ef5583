import type { Product } from '@stoa/contract/catalogue/catalogue'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from './dimension-choice.module.css'
import type { BuySelection } from './use-buy-selection.ts'

/** The values of a dimension: colours, sizes. A sold-out one says so. */
export function DimensionChoice({ product, selection }: { product: Product; selection: BuySelection }) {
  const t = useTranslations('product')
  const name = useId()
  const kind = product.dimensions[0]?.kind ?? 'custom'
  return (
    <fieldset className={styles.choice}>
      <legend>{t(`dimensions.${kind}`)}</legend>
      <div className={styles.options}>
        {product.dimensions.map((dimension) => (
          <label key={dimension.id} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={dimension.id}
              checked={dimension.id === selection.dimensionId}
              disabled={dimension.quantity === 0}
              onChange={() => selection.setDimensionId(dimension.id)}
            />
            <b>{dimension.name}</b>
            <span>{t('copies', { count: dimension.quantity })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
