// What is said about a book (ONIX list 153): only what is meant for readers, as plain text, in the language it is written in.

import type { Language } from '@stoa/domain/language'
import type { BookRecord } from '../book-record.ts'
import { shopLanguage } from '../language-codes.ts'
import { plainText } from '../plain-text.ts'
import { childrenOf, type OnixNode, textOf, textsOf } from './onix-node.ts'

const forReaders = new Set(['00', '03'])
const longestLead = 300

interface Told {
  type: string
  language: Language
  text: string
}

/** `usual`: the language of texts that do not say theirs; letters decide when nobody does. */
export function readTexts(
  collateral: OnixNode | null,
  usual: string | null,
): Pick<BookRecord, 'lead' | 'description' | 'contents'> {
  const told = childrenOf(collateral, 'TextContent').flatMap((node) => toldIn(node, usual))
  const best = (types: readonly string[], language: Language): string | undefined =>
    types.flatMap((type) => told.filter((one) => one.type === type && one.language === language))[0]?.text
  const both = (types: readonly string[]): Partial<Record<Language, string>> => ({
    el: best(types, 'el'),
    en: best(types, 'en'),
  })
  const leads = both(['02', '10'])
  const contents = told.find(({ type }) => type === '04')?.text ?? ''
  return {
    lead: { el: shortened(leads.el), en: shortened(leads.en) },
    description: both(['03', '30', '05', '02']),
    contents: contents
      .split('\n')
      .flatMap((line) => line.replace(/^[•\s]+/, '').trim() || [])
      .slice(0, 200),
  }
}

function toldIn(node: OnixNode, usual: string | null): Told[] {
  const audiences = textsOf(node, 'ContentAudience')
  if (audiences.length > 0 && !audiences.some((one) => forReaders.has(one))) return []
  return childrenOf(node, 'Text').flatMap((written) => {
    const text = plainText(written.text, isMarkup(written))
    const type = textOf(node, 'TextType') ?? ''
    return text === '' ? [] : [{ type, text, language: languageOf(written, text, usual) }]
  })
}

/** Formats 02, 03 and 05 are marked up; the others should not be, and often are. */
function isMarkup(written: OnixNode): boolean | null {
  return written.isMarkup || ['02', '03', '05'].includes(written.attributes.textformat ?? '') || null
}

function languageOf(written: OnixNode, text: string, usual: string | null): Language {
  const told = shopLanguage(written.attributes.language ?? null)
  return told ?? (/\p{Script=Greek}/u.test(text) ? 'el' : (shopLanguage(usual) ?? 'en'))
}

/** One or two sentences; what is longer is cut at the end of a sentence. */
function shortened(text: string | undefined): string | undefined {
  const line = text?.replace(/\s+/g, ' ')
  if (line === undefined || line.length <= longestLead) return line
  const end = Math.max(...['. ', '! ', '; ', '? '].map((mark) => line.lastIndexOf(mark, longestLead)))
  return end > 0 ? line.slice(0, end + 1) : undefined
}
