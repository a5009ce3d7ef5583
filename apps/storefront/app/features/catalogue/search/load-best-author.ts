// A search for an author shows the author first. It is one when the query matches a suggested name and at least half of
// the results are theirs.

import { getContributorByUrl } from '@stoa/contract/catalogue/people'
import { type SearchPage, suggestProducts } from '@stoa/contract/catalogue/search'
import type { Client } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import { renderSpines } from '../../../shared/render-spines.ts'

export interface BestAuthor {
  name: string
  nameLanguage: Language
  url: string
  titleCount: number
  about: string | null
  aboutLanguage: Language
  spines: string[]
}

const minShare = 0.5
const maxSpines = 9
const maxAboutLength = 160

export async function loadBestAuthor(client: Client, text: string, result: SearchPage): Promise<BestAuthor | null> {
  const authors = result.facets.find(({ kind }) => kind === 'Authors')?.values ?? []
  const topAuthor = authors.find(({ count }) => count >= Math.max(2, result.total * minShare))
  if (!topAuthor) return null
  const suggested = await client.call(suggestProducts, { text: result.correction?.text ?? text })
  const link =
    suggested.ok && suggested.value.find(({ kind, id }) => kind === 'author' && String(id) === topAuthor.value)
  if (!link || link.url === null) return null
  const contributor = await client.call(getContributorByUrl, { url: link.url, role: 'author' })
  if (!contributor.ok) return null
  const { name, nameLanguage, url, titleCount, biography, biographyLanguage } = contributor.value
  const ownBooks = result.items.filter(({ credits }) => credits.some((credit) => credit.url === url))
  return {
    name,
    nameLanguage,
    url,
    titleCount,
    aboutLanguage: biographyLanguage,
    about: biography === null ? null : excerptOf(biography),
    spines: renderSpines(ownBooks.slice(0, maxSpines)),
  }
}

/** As many whole sentences as fit, at least one. */
function excerptOf(text: string): string {
  const sentences = text.split(/(?<=[.;!])\s+/)
  let excerpt = sentences[0] ?? text
  for (const sentence of sentences.slice(1)) {
    if (excerpt.length + sentence.length >= maxAboutLength) break
    excerpt = `${excerpt} ${sentence}`
  }
  return excerpt
}
