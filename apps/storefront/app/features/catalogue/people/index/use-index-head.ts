import { useTranslations } from 'use-intl'
import { type IndexQuery, isIndexable, writeIndexQuery } from './index-query.ts'

/** The title and canonical URL of an index page; no URL for one that is not indexed. */
export function useIndexHead(
  name: string,
  path: string,
  query: IndexQuery,
): { title: string; path: string | undefined } {
  const t = useTranslations('people')
  const nameWithInitial = query.initial === null ? name : t('titleOfLetter', { name, letter: query.initial })
  const title = query.page === 1 ? nameWithInitial : t('titleOfPage', { name: nameWithInitial, page: query.page })
  return { title, path: isIndexable(query) ? `${path}${writeIndexQuery(query)}` : undefined }
}
