// Texts from outside become plain text: markup is read for its paragraphs and dropped, so that none of it can ever
// reach a page. Each text is scanned once, whatever it contains.

import { decodeEntities } from './html-entities.ts'

const maxLength = 20_000
const blocks = /^\/?(?:p|div|h[1-6]|ul|ol|dl|dt|dd|table|tr|blockquote|section|article|hr)$/
const hiddenTags = new Set(['script', 'style', 'head', 'title', 'noscript', 'template', 'iframe', 'object'])
const markupPattern = /<\/?[a-zA-Z][^<>]{0,200}>|&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]\w{1,7});/

/** Paragraphs are separated by an empty line. `isMarkup`: null when the sender did not say. */
export function plainText(text: string, isMarkup: boolean | null = null): string {
  const truncated = text.slice(0, maxLength * 2)
  const plain =
    (isMarkup ?? markupPattern.test(truncated)) ? decodeEntities(withoutTags(escapedOnce(truncated))) : truncated
  if (isMarkup !== false && escapedBlock.test(plain) && !structure.test(truncated)) return plainText(plain, true)
  return tidy(plain).slice(0, maxLength)
}

/** On one line: for titles and names. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ')

/** Markup that makes paragraphs: the ends of the source's lines are spaces then. */
const structure = /<(?:p|br|div|li|ul|ol|h[1-6])[\s/>]/i

/** Signs that were escaped twice; angle brackets are what somebody who writes of markup means. */
const escapedOnce = (text: string): string =>
  text.replace(/&amp;(?=(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|(?!(?:lt|gt);)[a-zA-Z]\w{1,7});)/g, '&')

/** A whole text whose markup was escaped twice. */
const escapedBlock = /^\s*<(p|div|ul|ol|h[1-6])>[\s\S]*<\/\1>\s*$/i

function withoutTags(source: string): string {
  const text = structure.test(source) ? source.replace(/\s*[\r\n]\s*/g, ' ') : source
  let plain = ''
  let position = 0
  while (position < text.length) {
    const tagStart = text.indexOf('<', position)
    if (tagStart < 0) return plain + text.slice(position)
    plain += text.slice(position, tagStart)
    const end = endOfTag(text, tagStart)
    if (end < 0) return plain
    plain += end === tagStart ? '<' : spaceFor(text.slice(tagStart + 1, end - 1))
    position = Math.max(end, tagStart + 1)
  }
  return plain
}

/**
 * Where the tag that begins with this `<` ends; the same position when it is a literal character, -1 when it never
 * ends.
 */
function endOfTag(text: string, tagStart: number): number {
  if (text.startsWith('<!--', tagStart)) return indexAfter(text, '-->', tagStart)
  if (!/[a-zA-Z/!?]/.test(text[tagStart + 1] ?? '')) return tagStart
  const end = indexAfter(text, '>', tagStart)
  const [, name = ''] = /^<([a-zA-Z]+)/.exec(text.slice(tagStart, tagStart + 20)) ?? []
  if (end < 0 || !hiddenTags.has(name.toLowerCase())) return end
  return indexAfter(text.toLowerCase(), `</${name.toLowerCase()}>`, end)
}

function indexAfter(text: string, delimiter: string, from: number): number {
  const index = text.indexOf(delimiter, from)
  return index < 0 ? -1 : index + delimiter.length
}

function spaceFor(tag: string): string {
  const [name = ''] = /^\/?[a-zA-Z0-9]+/.exec(tag) ?? []
  const lower = name.toLowerCase()
  if (lower === 'br') return '\n'
  if (lower === 'li') return '\n• '
  return blocks.test(lower) ? '\n\n' : ''
}

/** Most texts have no markup, and one test is cheaper than six. */
const untidyPattern =
  /[^\S \n]|[^\P{Cc}\n]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]| {2}| \n|\n |\n{3}/u

const tidy = (text: string): string => (untidyPattern.test(text) ? tidied(text) : text).normalize('NFC').trim()

const tidied = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
