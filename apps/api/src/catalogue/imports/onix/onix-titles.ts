// The title of a product, its other titles and its series (ONIX lists 15, 149 and 197).

import type { BookRecord, BookSeries } from '../book-record.ts'
import { plainLine } from '../plain-text.ts'
import { nameAndNumber, seriesNumber, withPart } from '../series-number.ts'
import { childOf, childrenOf, type OnixNode, textOf } from './onix-node.ts'

const productLevel = '01'
const collectionLevel = '02'

const english = new Set(['eng', 'en'])

const details = (parent: OnixNode | null, type: string): OnixNode[] =>
  childrenOf(parent, 'TitleDetail').filter((detail) => textOf(detail, 'TitleType') === type)

const elementOf = (detail: OnixNode | undefined, level: string): OnixNode | null =>
  childrenOf(detail ?? null, 'TitleElement').find((element) => textOf(element, 'TitleElementLevel') === level) ?? null

/** Prefix and rest joined; null when the element only has a number. */
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

/** With the number of the volume; one that has only a number takes the title of its set: «Ιλιάς 2». */
function mainTitle(detail: OnixNode | undefined): string | null {
  const title = titleOf(elementOf(detail, productLevel)) ?? titleOf(elementOf(detail, collectionLevel))
  return title === null
    ? null
    : withPart(title, plainLine(textOf(elementOf(detail, productLevel), 'PartNumber') ?? '') || null)
}

type Titles = Pick<BookRecord, 'title' | 'titleEnglish' | 'subtitle' | 'originalTitle' | 'series' | 'otherSeries'>

export function readTitles(description: OnixNode | null): Titles {
  const [main = childOf(description, 'TitleDetail') ?? undefined] = details(description, '01')
  const original = details(description, '03').map((detail) => elementOf(detail, productLevel))
  const translated = details(description, '06').map((detail) => elementOf(detail, productLevel))
  const inEnglish = [...translated, ...original].find((element) => english.has(languageOfTitle(element)))
  const subtitle = textOf(elementOf(main, productLevel), 'Subtitle')
  return {
    title: mainTitle(main) ?? undefined,
    titleEnglish: titleOf(inEnglish ?? null),
    subtitle: subtitle === null ? null : plainLine(subtitle) || null,
    originalTitle: titleOf(original[0] ?? null),
    ...readAllSeries(description),
  }
}

/** The publisher's own first; the others by name. */
function readAllSeries(description: OnixNode | null): Pick<BookRecord, 'series' | 'otherSeries'> {
  const collections = childrenOf(description, 'Collection')
  const byPublisher = collections.filter((item) => textOf(item, 'CollectionType') === '10')
  const [first = null, ...others] = [...new Set([...byPublisher, ...collections])].flatMap(seriesIn)
  const names = others.filter(({ name }) => name !== first?.name).map(nameAndNumber)
  return { series: first, otherSeries: [...new Set(names)].slice(0, 10) }
}

function seriesIn(collection: OnixNode): BookSeries[] {
  const detail = childOf(collection, 'TitleDetail') ?? undefined
  const name = titleOf(elementOf(detail, collectionLevel))
  return name === null ? [] : [{ name, number: numberIn(collection, detail) }]
}

/** Reading order before the order of titles and of publication. */
const sequences = ['06', '02', '03']

function numberIn(collection: OnixNode, detail: OnixNode | undefined): number | null {
  const sequenceNodes = childrenOf(collection, 'CollectionSequence')
  const ordered = sequences.flatMap((type) =>
    sequenceNodes.filter((item) => textOf(item, 'CollectionSequenceType') === type),
  )
  const numbers = [...ordered, ...sequenceNodes].map((item) => textOf(item, 'CollectionSequenceNumber'))
  const part =
    textOf(elementOf(detail, productLevel), 'PartNumber') ?? textOf(elementOf(detail, collectionLevel), 'PartNumber')
  return seriesNumber(numbers[0] ?? part)
}
