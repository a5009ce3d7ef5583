// Whoever searches for a writer is shown the writer first. A search is for a writer when the words typed suggest the name and
// at least half of what was found is theirs.

import type { Client } from '@stoa/contract/client'
import { getContributorByUrl } from '@stoa/contract/people'
import { type SearchPage, suggestProducts } from '@stoa/contract/search'
import type { Language } from '@stoa/domain/language'
import { spinesOf } from '../../shared/spines-of.ts'

export interface BestAuthor {
  name: string
  nameLanguage: Language
  url: string
  titleCount: number
  about: string | null
  aboutLanguage: Language
  spines: string[]
}

const leastShare = 0.5
const mostSpines = 9
const longestAbout = 160

export async function loadBestAuthor(client: Client, text: string, result: SearchPage): Promise<BestAuthor | null> {
  const authors = result.facets.find(({ kind }) => kind === 'Authors')?.values ?? []
  const leading = authors.find(({ count }) => count >= Math.max(2, result.total * leastShare))
  if (!leading) return null
  const suggested = await client.call(suggestProducts, { text: result.correction?.text ?? text })
  const link = suggested.ok && suggested.value.find(({ kind, id }) => kind === 'author' && String(id) === leading.value)
  if (!link || link.url === null) return null
  const found = await client.call(getContributorByUrl, { url: link.url, role: 'author' })
  if (!found.ok) return null
  const { name, nameLanguage, url, titleCount, biography, biographyLanguage } = found.value
  const theirs = result.items.filter(({ credits }) => credits.some((credit) => credit.url === url))
  return {
    ...{ name, nameLanguage, url, titleCount, aboutLanguage: biographyLanguage },
    about: biography === null ? null : beginningOf(biography),
    spines: spinesOf(theirs.slice(0, mostSpines)),
  }
}

/** Whole sentences as long as they fit, at least one. */
function beginningOf(text: string): string {
  const sentences = text.split(/(?<=[.;!])\s+/)
  let beginning = sentences[0] ?? text
  for (const sentence of sentences.slice(1)) {
    if (beginning.length + sentence.length >= longestAbout) break
    beginning = `${beginning} ${sentence}`
  }
  return beginning
}
