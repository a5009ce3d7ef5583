import { useHydrated } from '@stoa/browser/store/use-hydrated'
import type { Product } from '@stoa/contract/catalogue/catalogue'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import { SectionHead } from '../../../../shared/section-head.tsx'
import { useEditedLine } from '../../../../shared/use-edited-line.ts'
import styles from './box.module.css'

// with the API client, which the page of a product does without
const BoxBuilder = lazy(async () => ({ default: (await import('./box-builder.tsx')).BoxBuilder }))

/** Of a gift box that can be bought: where it is filled. In the browser only. */
export function BoxSection({ product }: { product: Product }) {
  const t = useTranslations('product-kinds')
  const inBrowser = useHydrated()
  const edited = useEditedLine(product.id)
  const { boxCapacity } = product
  if (boxCapacity === undefined || !canBeBought(product.availability)) return null
  return (
    <section className={page.section} aria-labelledby="box" data-print="hide">
      <div className={page.wrap}>
        <SectionHead id="box" title={t('box.title')} intro={t('box.intro', { count: boxCapacity })} />
        {inBrowser ? (
          <Suspense fallback={<BoxSkeleton />}>
            <BoxBuilder key={edited?.key} product={product} capacity={boxCapacity} edited={edited} />
          </Suspense>
        ) : (
          <BoxSkeleton />
        )}
      </div>
    </section>
  )
}

const BoxSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <Skeleton shape="fill" />
    <Skeleton shape="fill" />
  </div>
)
