import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath } from '../../../shared/book-display.ts'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import { formatCount } from '../../../shared/results/format-count.ts'
import styles from './category-tree.module.css'
import type { ShownCategory, ShownLink } from './shown-category.ts'

/** The parent category, its siblings, and below this one its children. */
export function CategoryTree({ category }: { category: ShownCategory }) {
  const t = useTranslations('category')
  const language = useLocale()
  const parent = category.breadcrumbs.at(-2)
  const siblings = (
    <ul>
      {category.siblings.map((sibling) => (
        <TreeItem key={sibling.url} category={sibling} current={sibling.url === category.url}>
          {sibling.url === category.url && category.children.length > 0 && (
            <ul>
              {category.children.map((child) => (
                <TreeItem key={child.url} category={child} />
              ))}
            </ul>
          )}
        </TreeItem>
      ))}
    </ul>
  )
  return (
    <nav className={parent ? styles.tree : `${styles.tree} ${styles.roots}`} aria-label={t('tree')}>
      <h2>{t('tree')}</h2>
      {parent && (
        <Link href={categoryPath(parent)} lang={langIfForeign(parent.nameLanguage, language)}>
          <Icon name="chevron-left" size="s" />
          {parent.name}
        </Link>
      )}
      {siblings}
    </nav>
  )
}

interface TreeItemProps {
  category: ShownLink
  current?: boolean
  children?: ReactNode
}

function TreeItem({ category, current, children }: TreeItemProps) {
  const language = useLocale()
  return (
    <li>
      <Link
        href={categoryPath(category)}
        className={current ? styles.on : undefined}
        aria-current={current ? 'page' : undefined}
        lang={langIfForeign(category.nameLanguage, language)}
      >
        {category.name}
        <small>{formatCount(category.productCount, language)}</small>
      </Link>
      {children}
    </li>
  )
}
