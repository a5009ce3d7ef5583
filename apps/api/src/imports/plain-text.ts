// Texts from outside come in as plain text: markup is read for its paragraphs and thrown away, so that nothing of it can
// ever reach a page. Each text is walked through once, whatever stands in it.

import { decodeEntities } from './html-entities.ts'

const longest = 20_000
const blocks = /^\/?(?:p|div|h[1-6]|ul|ol|dl|dt|dd|table|tr|blockquote|section|article|hr)$/
const hidden = new Set(['script', 'style', 'head', 'title', 'noscript', 'template', 'iframe', 'object'])
const looksMarkedUp = /<\/?[a-zA-Z][^<>]{0,200}>|&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]\w{1,7});/

/** Paragraphs are separated by an empty line. `isMarkup`: null when the sender did not say. */
export function plainText(text: string, isMarkup: boolean | null = null): string {
  const cut = text.slice(0, longest * 2)
  const plain = (isMarkup ?? looksMarkedUp.test(cut)) ? decodeEntities(withoutTags(cut)) : cut
  return tidy(plain).slice(0, longest)
}

/** On one line: for titles and names. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ')

function withoutTags(text: string): string {
  let plain = ''
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('<', at)
    if (open < 0) return plain + text.slice(at)
    plain += text.slice(at, open)
    const end = endOfTag(text, open)
    if (end < 0) return plain
    plain += end === open ? '<' : spaceFor(text.slice(open + 1, end - 1))
    at = Math.max(end, open + 1)
  }
  return plain
}

/** Where what begins with this `<` is over; the same place when it is a letter like any other, -1 when it never ends. */
function endOfTag(text: string, open: number): number {
  if (text.startsWith('<!--', open)) return after(text, '-->', open)
  if (!/[a-zA-Z/!?]/.test(text[open + 1] ?? '')) return open
  const end = after(text, '>', open)
  const [, name = ''] = /^<([a-zA-Z]+)/.exec(text.slice(open, open + 20)) ?? []
  if (end < 0 || !hidden.has(name.toLowerCase())) return end
  return after(text.toLowerCase(), `</${name.toLowerCase()}>`, end)
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found < 0 ? -1 : found + mark.length
}

function spaceFor(tag: string): string {
  const [name = ''] = /^\/?[a-zA-Z0-9]+/.exec(tag) ?? []
  const lower = name.toLowerCase()
  if (lower === 'br') return '\n'
  if (lower === 'li') return '\n• '
  return blocks.test(lower) ? '\n\n' : ''
}

/** Most texts have nothing of it, and one look is cheaper than six. */
const untidy = /[^\S \n]|[^\P{Cc}\n]|[\u00ad\u200b\u2060\ufeff]| {2}| \n|\n |\n{3}/u

const tidy = (text: string): string => (untidy.test(text) ? tidied(text) : text).normalize('NFC').trim()

const tidied = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u00ad\u200b\u2060\ufeff]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
