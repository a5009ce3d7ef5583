// The texts about a book (ONIX list 153): only those for readers, as plain text, in the language they are written in.

import type { Language } from '@stoa/domain/language'
import type { BookRecord } from '../book-record.ts'
import { shopLanguage } from '../language-codes.ts'
import { plainText } from '../plain-text.ts'
import { childrenOf, type OnixNode, textOf, textsOf } from './onix-node.ts'

const publicAudiences = new Set(['00', '03'])
const maxSummaryLength = 300

interface TextEntry {
  type: string
  language: Language
  text: string
}

/** `usual`: the default language of texts; their script decides when there is no default. */
export function readTexts(
  collateral: OnixNode | null,
  defaultLanguage: string | null,
): Pick<BookRecord, 'lead' | 'description' | 'contents'> {
  const stated = childrenOf(collateral, 'TextContent').flatMap((node) => textsIn(node, defaultLanguage))
  const best = (types: readonly string[], language: Language): string | undefined =>
    types.flatMap((type) => stated.filter((item) => item.type === type && item.language === language))[0]?.text
  const both = (types: readonly string[]): Partial<Record<Language, string>> => ({
    el: best(types, 'el'),
    en: best(types, 'en'),
  })
  const summaries = both(['02', '10'])
  const contents = stated.find(({ type }) => type === '04')?.text ?? ''
  return {
    lead: { el: shortened(summaries.el), en: shortened(summaries.en) },
    description: both(['03', '30', '05', '02']),
    contents: contents
      .split('\n')
      .flatMap((line) => line.replace(/^[•\s]+/, '').trim() || [])
      .slice(0, 200),
  }
}

function textsIn(node: OnixNode, defaultLanguage: string | null): TextEntry[] {
  const audiences = textsOf(node, 'ContentAudience')
  if (audiences.length > 0 && !audiences.some((item) => publicAudiences.has(item))) return []
  return childrenOf(node, 'Text').flatMap((textNode) => {
    const text = plainText(textNode.text, isMarkup(textNode))
    const type = textOf(node, 'TextType') ?? ''
    return text === '' ? [] : [{ type, text, language: languageOf(textNode, text, defaultLanguage) }]
  })
}

/** Formats 02, 03 and 05 are marked up; the others should not be, and often are. */
function isMarkup(textNode: OnixNode): boolean | null {
  return textNode.isMarkup || ['02', '03', '05'].includes(textNode.attributes.textformat ?? '') || null
}

function languageOf(textNode: OnixNode, text: string, defaultLanguage: string | null): Language {
  const stated = shopLanguage(textNode.attributes.language ?? null)
  return stated ?? (/\p{Script=Greek}/u.test(text) ? 'el' : (shopLanguage(defaultLanguage) ?? 'en'))
}

/** One or two sentences; what is longer is cut at the end of a sentence. */
function shortened(text: string | undefined): string | undefined {
  const line = text?.replace(/\s+/g, ' ')
  if (line === undefined || line.length <= maxSummaryLength) return line
  const end = Math.max(...['. ', '! ', '; ', '? '].map((ending) => line.lastIndexOf(ending, maxSummaryLength)))
  return end > 0 ? line.slice(0, end + 1) : undefined
}
