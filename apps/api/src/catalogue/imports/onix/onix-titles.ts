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

/** A prefix that is written without a space behind it: «L'Étranger», but «Τ’ αστέρια». */
const elided = /\p{Script=Latin}['’ʼ]$/u

/** Prefix and rest joined; null when the element only has a number. */
function titleOf(element: OnixNode | null): string | null {
  const whole = textOf(element, 'TitleText')
  const [prefix, rest] = [textOf(element, 'TitlePrefix') ?? '', textOf(element, 'TitleWithoutPrefix') ?? '']
  return plainLine(whole ?? `${prefix}${elided.test(prefix) ? '' : ' '}${rest}`) || null
}

function languageOfTitle(element: OnixNode | null): string {
  const node = childOf(element, 'TitleText') ?? childOf(element, 'TitleWithoutPrefix')
  return node?.attributes.language ?? ''
}

/** What a volume with a title of its own belongs to. */
interface TitledSet extends BookSeries {
  /** With its number as it is written: «Άπαντα Β΄». */
  label: string
}

function setOf(detail: OnixNode | undefined): TitledSet | null {
  const [volume, set] = [elementOf(detail, productLevel), elementOf(detail, collectionLevel)]
  const name = titleOf(set)
  if (name === null || (titleOf(volume) ?? name) === name) return null
  const part = partOf(volume) ?? partOf(set)
  return { name, number: seriesNumber(part), label: withPart(name, part) }
}

const partOf = (element: OnixNode | null): string | null => plainLine(textOf(element, 'PartNumber') ?? '') || null

/**
 * With the number of the volume; one that has only a number takes the title of its set: «Ιλιάς 2». A set that no series
 * tells stands before the volume's own title: «Άπαντα 2: Διηγήματα».
 */
function mainTitle(detail: OnixNode | undefined, set: TitledSet | null, isTold: boolean): string | null {
  const volume = elementOf(detail, productLevel)
  const title = titleOf(volume) ?? titleOf(elementOf(detail, collectionLevel))
  if (title === null) return null
  if (set === null) return withPart(title, partOf(volume))
  return isTold ? title : `${set.label}: ${title}`
}

type Titles = Pick<BookRecord, 'title' | 'titleEnglish' | 'subtitle' | 'originalTitle' | 'series' | 'otherSeries'>

export function readTitles(description: OnixNode | null): Titles {
  const [main = childOf(description, 'TitleDetail') ?? undefined] = details(description, '01')
  const original = details(description, '03').map((detail) => elementOf(detail, productLevel))
  const translated = details(description, '06').map((detail) => elementOf(detail, productLevel))
  const inEnglish = [...translated, ...original].find((element) => english.has(languageOfTitle(element)))
  const subtitle = textOf(elementOf(main, productLevel), 'Subtitle')
  const set = setOf(main)
  const series = withSet(listSeries(description), set)
  const isTold = set !== null && series.some((item) => tells(item, set))
  return {
    title: mainTitle(main, set, isTold) ?? undefined,
    titleEnglish: titleOf(inEnglish ?? null),
    subtitle: subtitle === null ? null : plainLine(subtitle) || null,
    originalTitle: titleOf(original[0] ?? null),
    series: series[0] ?? null,
    otherSeries: otherNames(series),
  }
}

/** The publisher's own first. */
function listSeries(description: OnixNode | null): BookSeries[] {
  const collections = childrenOf(description, 'Collection')
  const byPublisher = collections.filter((item) => textOf(item, 'CollectionType') === '10')
  return [...new Set([...byPublisher, ...collections])].flatMap(seriesIn)
}

/** The number too, where the title has one. */
const tells = (series: BookSeries, { name, label }: TitledSet): boolean =>
  series.name === name && (label === name || nameAndNumber(series) === label)

/** A set is the series of what has no other, as only that one is searched. */
function withSet(stated: readonly BookSeries[], set: TitledSet | null): readonly BookSeries[] {
  if (set === null) return stated
  if (stated.length === 0) return [{ name: set.name, number: set.number }]
  return stated.map(({ name, number }) => ({ name, number: number ?? (name === set.name ? set.number : null) }))
}

function otherNames([first, ...others]: readonly BookSeries[]): string[] {
  const names = others.filter(({ name }) => name !== first?.name).map(nameAndNumber)
  return [...new Set(names)].slice(0, 10)
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
