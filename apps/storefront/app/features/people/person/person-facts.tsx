import type { ContributorProfile } from '@stoa/contract/people'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath, productPath } from '../../../shared/book-words.ts'
import { foreign } from '../../../shared/heading-text.tsx'
import type { ShelfBook } from '../../../shared/shelf-book.ts'
import { Facts } from '../facts.tsx'
import { Listed } from '../listed.tsx'

interface PersonFactsProps {
  person: ContributorProfile
  /** What sells most. */
  first: ShelfBook | undefined
}

/** What the person does, on which shelves, in which series, and where to begin. */
export function PersonFacts({ person, first }: PersonFactsProps) {
  const t = useTranslations('people')
  const language = useLocale()
  const { roles, categories, series, otherNames, titleCount } = person
  const known = otherNames.filter((name) => name !== person.name)
  return (
    <Facts
      facts={[
        [t('facts.roles'), roles.map(({ role }) => t(`does.${role}`)).join(', ')],
        [
          t('facts.shelves'),
          categories.length > 0 && (
            <Listed items={categories.slice(0, 3)} keyOf={({ url }) => url}>
              {(one) => (
                <Link href={categoryPath(one)} lang={foreign(one.nameLanguage, language)}>
                  {one.name}
                </Link>
              )}
            </Listed>
          ),
        ],
        [t('facts.available'), titleCount > 0 && t('titles', { count: titleCount })],
        [
          t('facts.series'),
          series.length > 0 && (
            <Listed items={series} keyOf={({ firstUrl }) => firstUrl}>
              {(one) => (
                <Link href={productPath({ url: one.firstUrl })} lang={foreign(one.nameLanguage, language)}>
                  {t('seriesCounted', { name: one.name, count: one.count })}
                </Link>
              )}
            </Listed>
          ),
        ],
        [
          t('facts.beginWith'),
          first && (
            <Link href={productPath(first)} lang={foreign(first.nameLanguage, language)}>
              {first.name}
            </Link>
          ),
        ],
        [t('facts.otherNames'), known.join(', ')],
      ]}
    />
  )
}
