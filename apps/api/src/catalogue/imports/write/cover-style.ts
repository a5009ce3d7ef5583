// The family of cover designs of a book, by its Thema code.

import type { Origin } from '@stoa/domain/catalogue/choose-categories'

const styles: [thema: RegExp, style: string][] = [
  [/^(?:FF|FH)/, 'crime'],
  [/^DC/, 'poetry'],
  [/^(?:YP|4|CB|CJ)/, 'school'],
  [/^(?:YFT|YFM|YX)/, 'young'],
  [/^Y/, 'children'],
  [/^X/, 'young'],
  [/^N/, 'history'],
  [/^(?:Q|J|DNL|P|A)/, 'philosophy'],
  [/^(?:W|V)/, 'living'],
  [/^(?:F|D)/, 'fiction'],
]

/** `thema`: null for a book without a subject. */
export function coverStyleOf(thema: string | null, origin: Origin | null): string {
  const style = styles.find(([codes]) => codes.test(thema ?? ''))?.[1]
  if (style === 'fiction') return origin === 'greek' ? 'greek-fiction' : 'world-fiction'
  return style ?? (thema === null ? 'world-fiction' : 'default')
}
