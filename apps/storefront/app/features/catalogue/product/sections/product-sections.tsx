import type { Product } from '@stoa/contract/catalogue/catalogue'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import type { ProductExtras } from '../product-data.ts'
import { ContentsSection } from './contents-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import styles from './sections.module.css'
import { ShippingSection } from './shipping-section.tsx'
import { useSectionInView } from './use-section-in-view.ts'

const sectionIds = ['details', 'contents', 'reviews', 'shipping'] as const

/** All sections on one page, with a bar of links to them. */
export function ProductSections({ product, extras }: { product: Product; extras: ProductExtras }) {
  const t = useTranslations('product')
  const inView = useSectionInView(sectionIds)
  return (
    <>
      <nav className={styles.bar} aria-label={t('sections.label')} data-print="hide">
        <div className={page.wrap}>
          <ul>
            {sectionIds.map((id) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === inView ? 'true' : undefined}>
                  {t(`sections.${id}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className={page.wrap}>
        <DetailsSection product={product} texts={extras.texts} />
        <ContentsSection product={product} />
        <ReviewsSection texts={extras.texts} />
        <ShippingSection extras={extras} />
      </div>
    </>
  )
}
