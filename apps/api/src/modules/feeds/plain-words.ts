// Words without mark-up, and not more of them than a reader takes. Descriptions come from publishers with tags and entities;
// price engines show them as they stand.

import { Parser } from 'htmlparser2'
import { withoutControls } from './xml.ts'

/** Longer than any feed allows: what is cut away anyway is not read. */
const longestRead = 40_000
const unspoken = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg'])
const inline = new Set(['a', 'abbr', 'b', 'cite', 'em', 'i', 'q', 'small', 'span', 'strong', 'sub', 'sup', 'u'])
const hasMarkup = /<[a-z/!?]|&#?\w+;/i

/** The text of HTML, or of plain text, on one line. Tags that were themselves escaped go too. */
export function plainWords(html: string): string {
  let text = html.slice(0, longestRead)
  for (let layer = 0; layer < 3 && hasMarkup.test(text); layer += 1) text = textOf(text)
  return withoutControls(text)
    .replace(/<+(?=[a-z/!?])/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function textOf(html: string): string {
  let text = ''
  let silent = 0
  const parser = new Parser({
    ontext: (part) => {
      if (silent === 0) text += part
    },
    onopentagname: (name) => {
      if (unspoken.has(name)) silent += 1
      if (!inline.has(name)) text += ' '
    },
    onclosetag: (name) => {
      if (unspoken.has(name)) silent -= 1
      if (!inline.has(name)) text += ' '
    },
  })
  parser.end(html)
  return text
}

/** At most so many characters; a text that is too long ends at a word, with an ellipsis. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most - 1)
  const lastWord = room.lastIndexOf(' ')
  const kept = lastWord > most / 2 ? room.slice(0, lastWord) : room.replace(/[\ud800-\udbff]$/, '')
  return `${kept.replace(/[\s,;:·–-]+$/, '')}…`
}
