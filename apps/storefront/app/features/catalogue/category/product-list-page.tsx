import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useTranslations } from 'use-intl'
import { HeadingText } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import type { ListData } from '../../../shared/results/list-data.ts'
import { Results } from '../../../shared/results/results.tsx'
import styles from './category-page.module.css'
import type { ProductListName } from './product-lists.ts'

/** New releases, best sellers or offers of the whole shop. */
export function ProductListPage({ name, list }: { name: ProductListName; list: ListData }) {
  const t = useTranslations('lists')
  const common = useTranslations('common')
  const isEmpty = list.total === 0 && list.query.filters === ''
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <Breadcrumb
        label={common('breadcrumb')}
        items={[{ label: common('home'), href: '/' }]}
        current={t(`${name}.title`)}
      />
      <div className={styles.head}>
        <h1>
          <HeadingText>{t(`${name}.title`)}</HeadingText>
        </h1>
        <p className={styles.intro}>{t(`${name}.intro`)}</p>
      </div>
      {isEmpty ? (
        <EmptyState
          icon="book-open"
          title={t('emptyTitle')}
          action={
            <ButtonLink variant="secondary" href="/">
              {t('emptyAction')}
            </ButtonLink>
          }
        >
          {t(`${name}.empty`)}
        </EmptyState>
      ) : (
        <Results list={list} />
      )}
    </main>
  )
}
