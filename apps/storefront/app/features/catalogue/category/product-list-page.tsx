import type { Promotion } from '@stoa/contract/catalogue/promotions'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { useTranslations } from 'use-intl'
import type { ListData } from '../../../shared/results/list-data.ts'
import type { ProductListName } from '../../../shared/results/product-lists.ts'
import { ListFrame } from './list-frame.tsx'
import { PromotionLinks } from './promotion-links.tsx'

interface ProductListPageProps {
  name: ProductListName
  list: ListData
  /** Of the page of offers; empty on others. */
  promotions: readonly Promotion[]
}

/** New releases, best sellers or offers of the whole shop. */
export function ProductListPage({ name, list, promotions }: ProductListPageProps) {
  const t = useTranslations('lists')
  const common = useTranslations('common')
  const title = t(`${name}.title`)
  return (
    <ListFrame
      breadcrumb={
        <Breadcrumb label={common('breadcrumb')} items={[{ label: common('home'), href: '/' }]} current={title} />
      }
      title={title}
      intro={t(`${name}.intro`)}
      list={list}
      empty={{ title: t('emptyTitle'), text: t(`${name}.empty`), action: t('emptyAction'), href: '/' }}
    >
      <PromotionLinks promotions={promotions} />
    </ListFrame>
  )
}
