import { formatDay } from '@stoa/browser/i18n/dates'
import type { Promotion } from '@stoa/contract/catalogue/promotions'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useLocale, useTranslations } from 'use-intl'
import page from '../../../shared/page.module.css'
import type { ListData } from '../../../shared/results/list-data.ts'
import { ListFrame } from './list-frame.tsx'
import styles from './promotion-page.module.css'

interface PromotionPageProps {
  promotion: Promotion
  /** Null for one that has ended, and for one on the delivery. */
  list: ListData | null
}

/** What a promotion gives, until when, and the products that take part. */
export function PromotionPage({ promotion, list }: PromotionPageProps) {
  const t = useTranslations('lists')
  const language = useLocale()
  const { name, nameLanguage, words, validUntil, intro, introLanguage } = promotion
  if (list === null) return <PromotionWithoutList promotion={promotion} />
  return (
    <ListFrame
      breadcrumb={<PromotionBreadcrumb name={name} />}
      title={name}
      intro={introLanguage === nameLanguage ? intro : null}
      language={nameLanguage}
      list={list}
      empty={{ title: t('emptyTitle'), text: t('promotion.empty'), action: t('promotion.overAction'), href: '/offers' }}
    >
      <p className={styles.terms}>
        {words && <b>{words}</b>}
        {validUntil && <span>{t('promotion.until', { day: formatDay(validUntil, language, 'day') })}</span>}
      </p>
    </ListFrame>
  )
}

function PromotionBreadcrumb({ name }: Pick<Promotion, 'name'>) {
  const t = useTranslations('lists')
  const common = useTranslations('common')
  const links = [
    { label: common('home'), href: '/' },
    { label: t('offers.title'), href: '/offers' },
  ]
  return <Breadcrumb label={common('breadcrumb')} items={links} current={name} />
}

function PromotionWithoutList({ promotion: { name, words, over } }: Pick<PromotionPageProps, 'promotion'>) {
  const t = useTranslations('lists')
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <PromotionBreadcrumb name={name} />
      <EmptyState
        icon={over ? 'clock' : 'truck'}
        level={1}
        title={over ? t('promotion.overTitle', { name }) : (words ?? name)}
        action={
          <ButtonLink variant="secondary" href={over ? '/offers' : '/best-sellers'}>
            {t(over ? 'promotion.overAction' : 'promotion.deliveryAction')}
          </ButtonLink>
        }
      >
        {t(over ? 'promotion.overText' : 'promotion.deliveryText')}
      </EmptyState>
    </main>
  )
}
