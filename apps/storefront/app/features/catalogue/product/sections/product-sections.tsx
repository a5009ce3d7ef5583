import type { Product } from '@stoa/contract/catalogue/catalogue'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import page from '../../../../shared/page.module.css'
import type { ProductExtras } from '../product-data.ts'
import { DetailsSection } from './details-section.tsx'
import styles from './sections.module.css'
import { ShippingSection } from './shipping-section.tsx'

const withContents = ['details', 'contents', 'shipping'] as const
const withoutContents = ['details', 'shipping'] as const

/** All sections on one page, with a bar of links to them. What the shop does not know has no section. */
export function ProductSections({ product, extras }: { product: Product; extras: ProductExtras }) {
  const t = useTranslations('product')
  const sectionIds = product.contents.length > 0 ? withContents : withoutContents
  const inView = useSectionInView<(typeof withContents)[number]>(sectionIds)
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
        {product.contents.length > 0 && <ContentsSection product={product} />}
        <ShippingSection product={product} extras={extras} />
      </div>
    </>
  )
}

/** The table of contents, line by line. */
function ContentsSection({ product }: { product: Product }) {
  const t = useTranslations('product')
  const language = useLocale()
  return (
    <section id="contents" className={styles.section} aria-labelledby="contents-title">
      <div>
        <h2 id="contents-title">{t('sections.contents')}</h2>
        <ol className={styles.contents} lang={langIfForeign(product.textLanguage, language)}>
          {product.contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const topOf = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY

/** The section being read: the last one whose heading has passed the upper third of the screen. */
function useSectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [inView, setInView] = useState<Id | undefined>(ids[0])
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      setInView(ids.filter((id) => topOf(id) < innerHeight / 3).at(-1) ?? ids[0])
    }
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(update)
    }
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      document.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [ids])
  return inView
}
