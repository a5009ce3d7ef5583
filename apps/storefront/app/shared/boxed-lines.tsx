import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Totals } from '@stoa/contract/ordering/totals'
import { useLocale, useTranslations } from 'use-intl'
import styles from './boxed-lines.module.css'
import { langIfForeign } from './heading-text.tsx'
import { LineNotes } from './line-notes.tsx'
import { LinePrice } from './line-price.tsx'

type TotalsLine = Totals['lines'][number]

interface BoxedLinesProps {
  totals: Pick<Totals, 'lines'> | undefined
  /** The line of the gift box. */
  box: TotalsLine | undefined
  products: ReadonlyMap<number, ProductCard | null>
  /** Whether each says why it costs what it costs. */
  withNotes?: boolean
}

/** The things in a gift box, each with its amount; nothing for every other line. */
export function BoxedLines({ totals, box, products, withNotes }: BoxedLinesProps) {
  const t = useTranslations('lines')
  const language = useLocale()
  const position = box ? totals?.lines.indexOf(box) : undefined
  const things = totals?.lines.filter(({ boxLine }) => boxLine !== undefined && boxLine === position) ?? []
  if (things.length === 0) return null
  return (
    <ul className={styles.things} aria-label={t('things')}>
      {things.map((line) => {
        const { productId, dimensionId, quantity } = line
        const product = products.get(productId)
        const form = product?.dimensions.find(({ id }) => id === dimensionId)?.name
        return (
          <li key={`${productId}-${dimensionId}`}>
            <span>
              {quantity} ×{' '}
              <span lang={product ? langIfForeign(product.nameLanguage, language) : undefined}>
                {product?.name ?? '…'}
              </span>
              {form && ` (${form})`}
              {withNotes && <LineNotes line={line} />}
            </span>
            <LinePrice line={line} />
          </li>
        )
      })}
    </ul>
  )
}
