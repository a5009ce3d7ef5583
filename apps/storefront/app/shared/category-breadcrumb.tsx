import type { Language } from '@stoa/domain/language'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath } from './book-display.ts'
import { langIfForeign } from './heading-text.tsx'

interface CategoryBreadcrumbProps {
  /** The ancestors of the page's category. */
  categories: readonly { name: string; nameLanguage: Language; url: string }[]
  current: string
}

/** From the home page down to the category. */
export function CategoryBreadcrumb({ categories, current }: CategoryBreadcrumbProps) {
  const t = useTranslations('common')
  const language = useLocale()
  const crumbs = categories.map((category) => ({
    label: category.name,
    href: categoryPath(category),
    lang: langIfForeign(category.nameLanguage, language),
  }))
  return <Breadcrumb label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, ...crumbs]} current={current} />
}
