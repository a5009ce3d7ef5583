// The title of a product, its other titles and the series it stands in (ONIX lists 15, 149 and 197).

import type { BookRecord, BookSeries } from '../book-record.ts'
import { plainLine } from '../plain-text.ts'
import { seriesNumber } from '../series-number.ts'
import { childOf, childrenOf, type OnixNode, textOf } from './onix-node.ts'

const ofProduct = '01'
const ofCollection = '02'

const english = new Set(['eng', 'en'])

const details = (parent: OnixNode | null, type: string): OnixNode[] =>
  childrenOf(parent, 'TitleDetail').filter((detail) => textOf(detail, 'TitleType') === type)

const elementOf = (detail: OnixNode | undefined, level: string): OnixNode | null =>
  childrenOf(detail ?? null, 'TitleElement').find((element) => textOf(element, 'TitleElementLevel') === level) ?? null

/** Prefix and rest are one title; null when the element only has a number. */
function titleOf(element: OnixNode | null): string | null {
  const whole = textOf(element, 'TitleText')
  const parts = [textOf(element, 'TitlePrefix'), textOf(element, 'TitleWithoutPrefix')]
  const text = whole ?? parts.filter((part) => part !== null).join(' ')
  return plainLine(text) || null
}

function languageOfTitle(element: OnixNode | null): string {
  const node = childOf(element, 'TitleText') ?? childOf(element, 'TitleWithoutPrefix')
  return node?.attributes.language ?? ''
}

/** A volume that has only a number takes the name of its set: «Ιλιάς 2». */
function mainTitle(detail: OnixNode | undefined): string | null {
  const own = titleOf(elementOf(detail, ofProduct))
  if (own !== null) return own
  const set = titleOf(elementOf(detail, ofCollection))
  const part = textOf(elementOf(detail, ofProduct), 'PartNumber')
  return set === null ? null : [set, part].filter((one) => one !== null).join(' ')
}

type Titles = Pick<BookRecord, 'title' | 'titleEnglish' | 'subtitle' | 'originalTitle' | 'series'>

export function readTitles(description: OnixNode | null): Titles {
  const [main = childOf(description, 'TitleDetail') ?? undefined] = details(description, '01')
  const original = details(description, '03').map((detail) => elementOf(detail, ofProduct))
  const translated = details(description, '06').map((detail) => elementOf(detail, ofProduct))
  const inEnglish = [...translated, ...original].find((element) => english.has(languageOfTitle(element)))
  const subtitle = textOf(elementOf(main, ofProduct), 'Subtitle')
  return {
    title: mainTitle(main) ?? undefined,
    titleEnglish: titleOf(inEnglish ?? null),
    subtitle: subtitle === null ? null : plainLine(subtitle) || null,
    originalTitle: titleOf(original[0] ?? null),
    series: readSeries(description),
  }
}

function readSeries(description: OnixNode | null): BookSeries | null {
  const collections = childrenOf(description, 'Collection')
  const byPublisher = collections.filter((one) => textOf(one, 'CollectionType') === '10')
  for (const collection of [...byPublisher, ...collections]) {
    const detail = childOf(collection, 'TitleDetail') ?? undefined
    const name = titleOf(elementOf(detail, ofCollection))
    if (name !== null) return { name, number: numberIn(collection, detail) }
  }
  return null
}

/** Reading order before the order of titles and of publication. */
const sequences = ['06', '02', '03']

function numberIn(collection: OnixNode, detail: OnixNode | undefined): number | null {
  const told = childrenOf(collection, 'CollectionSequence')
  const ordered = sequences.flatMap((type) => told.filter((one) => textOf(one, 'CollectionSequenceType') === type))
  const numbers = [...ordered, ...told].map((one) => textOf(one, 'CollectionSequenceNumber'))
  const part =
    textOf(elementOf(detail, ofProduct), 'PartNumber') ?? textOf(elementOf(detail, ofCollection), 'PartNumber')
  return seriesNumber(numbers[0] ?? part)
}
