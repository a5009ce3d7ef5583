import type { ContributorProfile } from '@stoa/contract/catalogue/people'
import { Link } from '@stoa/ui/link/link'
import { Fragment, type Key, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { BookCardData } from '../../../../shared/book-card-data.ts'
import { categoryPath, productPath } from '../../../../shared/book-display.ts'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { DetailsList } from '../details-list.tsx'

interface PersonDetailsProps {
  person: ContributorProfile
  /** Best-selling titles. */
  bestseller: BookCardData | undefined
}

/** The person's roles, categories and series, and where to begin reading. */
export function PersonDetails({ person, bestseller }: PersonDetailsProps) {
  const t = useTranslations('people')
  const language = useLocale()
  const { roles, categories, series, otherNames, titleCount } = person
  const aliases = otherNames.filter((name) => name !== person.name)
  return (
    <DetailsList
      details={[
        [t('facts.roles'), roles.map(({ role }) => t(`does.${role}`)).join(', ')],
        [
          t('facts.shelves'),
          categories.length > 0 && (
            <CommaList items={categories.slice(0, 3)} keyOf={({ url }) => url}>
              {(item) => (
                <Link href={categoryPath(item)} lang={langIfForeign(item.nameLanguage, language)}>
                  {item.name}
                </Link>
              )}
            </CommaList>
          ),
        ],
        [t('facts.available'), titleCount > 0 && t('titles', { count: titleCount })],
        [
          t('facts.series'),
          series.length > 0 && (
            <CommaList items={series} keyOf={({ firstUrl }) => firstUrl}>
              {(item) => (
                <Link href={productPath({ url: item.firstUrl })} lang={langIfForeign(item.nameLanguage, language)}>
                  {t('seriesCounted', { name: item.name, count: item.count })}
                </Link>
              )}
            </CommaList>
          ),
        ],
        [
          t('facts.beginWith'),
          bestseller && (
            <Link href={productPath(bestseller)} lang={langIfForeign(bestseller.nameLanguage, language)}>
              {bestseller.name}
            </Link>
          ),
        ],
        [t('facts.otherNames'), aliases.join(', ')],
      ]}
    />
  )
}

interface CommaListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => Key
  children: (item: Item) => ReactNode
}

/** Items in one line, separated by commas. */
function CommaList<Item>({ items, keyOf, children }: CommaListProps<Item>) {
  return items.map((item, index) => (
    <Fragment key={keyOf(item)}>
      {index > 0 && ', '}
      {children(item)}
    </Fragment>
  ))
}
