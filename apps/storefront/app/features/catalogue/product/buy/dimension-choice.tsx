import type { Product } from '@stoa/contract/catalogue/catalogue'
import { colourInk } from '@stoa/covers/colours'
import { inkOn } from '@stoa/covers/inks'
import { Icon } from '@stoa/ui/icon/icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from './dimension-choice.module.css'
import type { BuySelection } from './use-buy-selection.ts'

/** The values of a dimension: colours, sizes. A sold-out one says so; a colour without an ink is in words only. */
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
            <Swatch dimension={dimension} />
            <span className={styles.words}>
              <b>{dimension.name}</b>
              <small>{t(product.bookLanguage === null ? 'pieces' : 'copies', { count: dimension.quantity })}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The colour beside its name; ticked when it is chosen. */
function Swatch({ dimension: { kind, code } }: { dimension: Product['dimensions'][number] }) {
  const ink = kind === 'color' && code !== null ? colourInk(code) : null
  if (ink === null) return null
  return (
    <i className={styles.swatch} style={{ background: ink, color: inkOn(ink, []) }}>
      <Icon name="check" size="s" />
    </i>
  )
}
