import type { Product } from '@stoa/contract/catalogue/catalogue'
import { isBuyable } from '@stoa/domain/catalogue/product-kinds'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import { SectionHead } from '../../../../shared/section-head.tsx'
import { PartRow } from './part-row.tsx'
import styles from './parts-section.module.css'

/** What a group shows, each to be bought by itself, or what a set contains. */
export function PartsSection({ product }: { product: Product }) {
  const t = useTranslations('product-kinds')
  const { parts = [] } = product
  if (parts.length === 0) return null
  const kind = isBuyable(product.kind) ? 'set' : 'group'
  return (
    <section className={page.section} aria-labelledby="parts">
      <div className={page.wrap}>
        <SectionHead id="parts" title={t(`${kind}.title`)} intro={t(`${kind}.intro`)} />
        <ul className={styles.parts}>
          {parts.map((part) => (
            <PartRow key={`${part.product.id}-${part.dimensionId}`} part={part} ofSet={kind === 'set'} />
          ))}
        </ul>
      </div>
    </section>
  )
}
