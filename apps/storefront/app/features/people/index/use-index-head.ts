import { useTranslations } from 'use-intl'
import { type IndexQuery, isForSearchEngines, writeIndexQuery } from './index-query.ts'

/** The title and the true address of an index's page; no address for one that search engines should not keep. */
export function useIndexHead(
  name: string,
  path: string,
  query: IndexQuery,
): { title: string; path: string | undefined } {
  const t = useTranslations('people')
  const lettered = query.letter === null ? name : t('titleOfLetter', { name, letter: query.letter })
  const title = query.page === 1 ? lettered : t('titleOfPage', { name: lettered, page: query.page })
  return { title, path: isForSearchEngines(query) ? `${path}${writeIndexQuery(query)}` : undefined }
}
