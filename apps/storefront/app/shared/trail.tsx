import type { Language } from '@stoa/domain/language'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath } from './book-words.ts'
import { foreign } from './heading-text.tsx'

interface TrailProps {
  /** The categories above the page. */
  trail: readonly { name: string; nameLanguage: Language; url: string }[]
  current: string
}

/** From the home page down to here. */
export function Trail({ trail, current }: TrailProps) {
  const t = useTranslations('common')
  const language = useLocale()
  const crumbs = trail.map((crumb) => ({
    label: crumb.name,
    href: categoryPath(crumb),
    lang: foreign(crumb.nameLanguage, language),
  }))
  return <Breadcrumb label={t('breadcrumb')} trail={[{ label: t('home'), href: '/' }, ...crumbs]} current={current} />
}
