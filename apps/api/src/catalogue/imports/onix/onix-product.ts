// Maps an ONIX product to a book record. A whole record is complete, so that a missing field is cleared; a partial one
// (notification types 04 and 12 to 14) changes only the blocks that it holds.

import { publisherMatchKey } from '@stoa/domain/catalogue/people/name-keys'
import type { TaxClass } from '@stoa/domain/ordering/pricing/vat-rates'
import { webLinkOrNull } from '@stoa/domain/url/web-link'
import { articleNumberOf, wrongNumber } from '../article-number.ts'
import type { BookRecord, Relation } from '../book-record.ts'
import { plainLine } from '../plain-text.ts'
import { type Note, type ReadItem, refused, warning } from '../read-item.ts'
import { readCoverUrl } from './onix-cover.ts'
import { datesByRole, type OnixDate } from './onix-dates.ts'
import { isDigital, isForTradeOnly, readAgeFrom, readEdition, readForm, readMeasures, readPages } from './onix-form.ts'
import { childOf, childrenOf, type OnixNode, textOf, textsOf } from './onix-node.ts'
import { readCredits } from './onix-people.ts'
import { readPublisherPrice } from './onix-price.ts'
import { readSafety, readToyWarnings } from './onix-safety.ts'
import { readLanguages, readSubjects } from './onix-subjects.ts'
import { listMarkets, readAvailability } from './onix-supply.ts'
import { readTexts } from './onix-texts.ts'
import { readTitles } from './onix-titles.ts'

/** What the message header gives for all its products. */
export interface OnixDefaults {
  language: string | null
  currency: string | null
  priceType: string | null
  /** `2026-11-20` */
  today: string
}

const fullNotices = new Set(['01', '02', '03', '08', '09'])
const partialNotices = new Set(['04', '12', '13', '14'])
const withdrawn = '05'
const tests = new Set(['88', '89'])

export function readProduct(product: OnixNode, defaults: OnixDefaults): ReadItem {
  const reference = textOf(product, 'RecordReference')
  const notes: Note[] = []
  const numbers = readNumbers(product, notes)
  const name = reference ?? numbers.isbn13 ?? numbers.ean ?? ''
  const item = (record: BookRecord | null): ReadItem => ({
    line: product.line,
    name,
    notes,
    record: notes.some((note) => note.level === 'refused') ? null : record,
  })
  if (reference === null) {
    notes.push(refused('RecordReference', 'The record has no reference.'))
    return item(null)
  }
  const type = textOf(product, 'NotificationType') ?? '03'
  const base = { ...numbers, reference: reference.slice(0, 200) }
  if (type === withdrawn) return item({ ...base, notice: 'withdrawal' })
  if (tests.has(type) || isForTradeOnly(childOf(product, 'DescriptiveDetail'))) return item(null)
  if (isDigital(childOf(product, 'DescriptiveDetail'))) {
    notes.push(warning('ProductForm', 'Digital products are not sold here.'))
    return item(null)
  }
  if (!fullNotices.has(type) && !partialNotices.has(type))
    notes.push(refused('NotificationType', `${type} is not known.`))
  return item({ ...base, notice: 'update', ...readBlocks(product, defaults, partialNotices.has(type), notes) })
}

/** Whether a block was sent; a whole record says of what it leaves out that there is none. */
type HasBlock = (block: string) => boolean

function readBlocks(product: OnixNode, defaults: OnixDefaults, isPartial: boolean, notes: Note[]): Partial<BookRecord> {
  const has: HasBlock = (block) => !isPartial || childOf(product, block) !== null
  return {
    ...(has('DescriptiveDetail') && readDescription(childOf(product, 'DescriptiveDetail'), defaults, notes)),
    ...(has('CollateralDetail') && {
      ...readTexts(childOf(product, 'CollateralDetail'), defaults.language),
      coverUrl: readCoverUrl(childOf(product, 'CollateralDetail')),
    }),
    ...(has('PublishingDetail') && readPublishing(product)),
    ...(has('RelatedMaterial') && { relations: readRelations(childOf(product, 'RelatedMaterial')) }),
    ...((has('ProductSupply') || has('PublishingDetail')) && readSupply(product, defaults, has, notes)),
  }
}

function readDescription(description: OnixNode | null, defaults: OnixDefaults, notes: Note[]): Partial<BookRecord> {
  return {
    ...readForm(description, notes),
    ...readTitles(description),
    ...readLanguages(description, defaults.language),
    ...readMeasures(description),
    credits: readCredits(description, notes),
    pages: readPages(description),
    ...readEdition(description),
    ageFrom: readAgeFrom(description),
    ...readToyWarnings(description, notes),
    subjects: readSubjects(description),
  }
}

const taxClassOf = (product: OnixNode): TaxClass =>
  readForm(childOf(product, 'DescriptiveDetail'), []).kind === 'book' ? 'book' : 'standard'

/** What a block that was not sent would say is asked of the product in the shop. */
function readSupply(product: OnixNode, defaults: OnixDefaults, has: HasBlock, notes: Note[]): Partial<BookRecord> {
  const publishing = childOf(product, 'PublishingDetail')
  const taxClass = has('DescriptiveDetail') ? taxClassOf(product) : null
  const { currency, priceType, today } = defaults
  const priceContext = { defaultCurrency: currency, defaultType: priceType, today, taxClass }
  const published = has('PublishingDetail') ? publicationDate(publishing) : 'as known'
  return {
    ...(has('ProductSupply') && readPublisherPrice(product, priceContext, notes)),
    ...readAvailability(product, { publishing, published, today }, notes),
  }
}

const [isbn13Type, gtinType, isbn10Type, ownType] = ['15', '03', '02', '01']

type Numbers = Pick<BookRecord, 'isbn13' | 'ean' | 'supplierCode'>

function readNumbers(product: OnixNode, notes: Note[]): Numbers {
  const identifiers = new Map(
    childrenOf(product, 'ProductIdentifier').map((node) => [textOf(node, 'ProductIDType'), textOf(node, 'IDValue')]),
  )
  const number = identifiers.get(isbn13Type) ?? identifiers.get(gtinType) ?? identifiers.get(isbn10Type) ?? null
  const articleNumber = articleNumberOf(number)
  if (articleNumber === 'wrong') notes.push(refused('ProductIdentifier', wrongNumber(number)))
  const supplierCode = identifiers.get(ownType)?.slice(0, 100) ?? null
  return {
    supplierCode,
    ...(articleNumber === 'wrong' || articleNumber === null ? { isbn13: null, ean: null } : articleNumber),
  }
}

/** Alternative formats and electronic versions; manifestations of one work. */
const sameWork = new Set(['06', '13', '27'])
const manifestationOf = '01'

function readRelations(related: OnixNode | null): Relation[] {
  const works = childrenOf(related, 'RelatedWork').filter(
    (node) => textOf(node, 'WorkRelationCode') === manifestationOf,
  )
  const numbers = works
    .flatMap((node) => childrenOf(node, 'WorkIdentifier'))
    .flatMap((node) => {
      const value = textOf(node, 'IDValue')
      return value === null ? [] : [{ work: `${textOf(node, 'WorkIDType') ?? '01'}:${value}`.slice(0, 200) }]
    })
  const forms = childrenOf(related, 'RelatedProduct').filter((node) =>
    textsOf(node, 'ProductRelationCode').some((code) => sameWork.has(code)),
  )
  const isbns = forms
    .flatMap((node) => childrenOf(node, 'ProductIdentifier'))
    .flatMap((node) => {
      const articleNumber = articleNumberOf(textOf(node, 'IDValue'))
      return articleNumber !== null && articleNumber !== 'wrong' && articleNumber.isbn13 !== null
        ? [articleNumber.isbn13]
        : []
    })
  return [...numbers, ...[...new Set(isbns)].map((isbn13) => ({ isbn13 }))]
}

const [publication, embargo, firstPublication] = ['01', '02', '11']

const isYear = (year: number): boolean => year >= 1450 && year <= 2100

/** The embargo date when sales are held back until after the publication. */
function publicationDate(publishing: OnixNode | null): OnixDate | null {
  const dates = datesByRole(publishing, 'PublishingDate')
  const published = dates.get(publication) ?? dates.get(firstPublication) ?? null
  const embargoDate = dates.get(embargo) ?? null
  const isEmbargoed = embargoDate?.day && (!published?.day || embargoDate.day > published.day)
  const date = isEmbargoed ? embargoDate : published
  return date && isYear(date.year) ? date : null
}

function readImprint(publishing: OnixNode | null, publisher: string | null): string | null {
  const imprint = plainLine(textOf(childOf(publishing, 'Imprint'), 'ImprintName') ?? '').slice(0, 200)
  return imprint !== '' && publisherMatchKey(imprint) !== publisherMatchKey(publisher ?? '') ? imprint : null
}

const ownWebsites = new Set(['00', '01'])

/** The publisher's own, not that of a book. */
function readWebsite(publisher: OnixNode | null): string | null {
  const websites = childrenOf(publisher, 'Website').filter((node) =>
    ownWebsites.has(textOf(node, 'WebsiteRole') ?? '00'),
  )
  return websites.map((node) => webLinkOrNull(textOf(node, 'WebsiteLink'))).find((link) => link !== null) ?? null
}

/** The publisher before the imprint: the publisher is responsible for the product. */
function readPublishing(
  product: OnixNode,
): Pick<BookRecord, 'publisher' | 'imprint' | 'year' | 'releaseDate' | 'publishedInGreece' | 'safety'> {
  const publishing = childOf(product, 'PublishingDetail')
  const markets = listMarkets(product)
  const publishers = childrenOf(publishing, 'Publisher')
  const main = publishers.find((candidate) => textOf(candidate, 'PublishingRole') === '01') ?? publishers[0] ?? null
  const name = textOf(main, 'PublisherName') ?? textOf(childOf(publishing, 'Imprint'), 'ImprintName')
  const date = publicationDate(publishing)
  return {
    publisher: name === null ? null : plainLine(name) || null,
    ...readSafety(
      [publishing, ...markets.map(({ publishing: inMarket }) => inMarket)].filter((node) => node !== null),
      markets.flatMap(({ details }) => details),
      { name, website: readWebsite(main) },
    ),
    imprint: readImprint(publishing, name),
    year: date?.year ?? null,
    releaseDate: date?.day ?? null,
    publishedInGreece: textOf(publishing, 'CountryOfPublication') === 'GR',
  }
}
