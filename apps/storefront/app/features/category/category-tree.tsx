import type { Category, CategoryLink } from '@stoa/contract/categories'
import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath } from '../../shared/book-words.ts'
import { foreign } from '../../shared/heading-text.tsx'
import { writeCount } from '../../shared/results/count-words.ts'
import styles from './category-tree.module.css'

/** The category above, those beside this one, and below it those inside it. */
export function CategoryTree({ category }: { category: Category }) {
  const t = useTranslations('category')
  const language = useLocale()
  const above = category.breadcrumbs.at(-2)
  const beside = (
    <ul>
      {category.siblings.map((sibling) => (
        <Branch key={sibling.id} category={sibling} current={sibling.id === category.id}>
          {sibling.id === category.id && category.children.length > 0 && (
            <ul>
              {category.children.map((child) => (
                <Branch key={child.id} category={child} />
              ))}
            </ul>
          )}
        </Branch>
      ))}
    </ul>
  )
  return (
    <nav className={above ? styles.tree : `${styles.tree} ${styles.roots}`} aria-label={t('tree')}>
      <h3>{t('tree')}</h3>
      {above && (
        <Link href={categoryPath(above)} lang={foreign(above.nameLanguage, language)}>
          <Icon name="chevron-left" size="s" />
          {above.name}
        </Link>
      )}
      {beside}
    </nav>
  )
}

interface BranchProps {
  category: CategoryLink
  current?: boolean
  children?: ReactNode
}

function Branch({ category, current, children }: BranchProps) {
  const language = useLocale()
  return (
    <li>
      <Link
        href={categoryPath(category)}
        className={current ? styles.on : undefined}
        aria-current={current ? 'page' : undefined}
        lang={foreign(category.nameLanguage, language)}
      >
        {category.name}
        <small>{writeCount(category.productCount, language)}</small>
      </Link>
      {children}
    </li>
  )
}
