// Text without mark-up, cut to a length. Publishers' descriptions contain tags and entities; price engines show them
// literally.

import { Parser } from 'htmlparser2'
import { withoutControls } from './xml.ts'

/** Longer than any feed allows: the rest would be cut anyway and is not parsed. */
const maxInputLength = 40_000
const skippedTags = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg'])
const inlineTags = new Set(['a', 'abbr', 'b', 'cite', 'em', 'i', 'q', 'small', 'span', 'strong', 'sub', 'sup', 'u'])
const hasMarkup = /<[a-z/!?]|&#?\w+;/i

/** The text of HTML, or of plain text, on one line. Tags that were themselves escaped are removed too. */
export const plainText = (html: string): string => plainLines(html).replace(/\s+/g, ' ')

/** The same with its line breaks. */
export function plainLines(html: string): string {
  let text = html.slice(0, maxInputLength)
  for (let pass = 0; pass < 3 && hasMarkup.test(text); pass += 1) text = textOf(text)
  return withoutControls(text)
    .replace(/<+(?=[a-z/!?])/gi, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function textOf(html: string): string {
  let text = ''
  let skipDepth = 0
  const parser = new Parser({
    ontext: (chunk) => {
      if (skipDepth === 0) text += chunk
    },
    onopentagname: (name) => {
      if (skippedTags.has(name)) skipDepth += 1
      if (!inlineTags.has(name)) text += ' '
    },
    onclosetag: (name) => {
      if (skippedTags.has(name)) skipDepth -= 1
      if (!inlineTags.has(name)) text += ' '
    },
  })
  parser.end(html)
  return text
}

/** At most this many characters; a text that is too long ends at a word, with an ellipsis. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const head = text.slice(0, maxLength - 1)
  const lastWord = head.lastIndexOf(' ')
  const truncated = lastWord > maxLength / 2 ? head.slice(0, lastWord) : head.replace(/[\ud800-\udbff]$/, '')
  return `${truncated.replace(/[\s,;:·–-]+$/, '')}…`
}
