// Who publishes a product, and when it comes out (ONIX lists 45 and 163).

import type { BookRecord } from '../book-record.ts'
import { plainLine } from '../plain-text.ts'
import { datesByRole, type OnixDate } from './onix-dates.ts'
import { childOf, childrenOf, type OnixNode, textOf } from './onix-node.ts'

const [publication, embargo, firstPublication] = ['01', '02', '11']

const isYear = (year: number): boolean => year >= 1450 && year <= 2100

/** The embargo date when sales are held back until after the publication. */
export function publicationDate(publishing: OnixNode | null): OnixDate | null {
  const dates = datesByRole(publishing, 'PublishingDate')
  const published = dates.get(publication) ?? dates.get(firstPublication) ?? null
  const embargoDate = dates.get(embargo) ?? null
  const isEmbargoed = embargoDate?.day && (!published?.day || embargoDate.day > published.day)
  const date = isEmbargoed ? embargoDate : published
  return date && isYear(date.year) ? date : null
}

/** The publisher before the imprint: the publisher is responsible for the product. */
export function readPublishing(
  publishing: OnixNode | null,
): Pick<BookRecord, 'publisher' | 'year' | 'releaseDate' | 'publishedInGreece'> {
  const publishers = childrenOf(publishing, 'Publisher')
  const main = publishers.find((candidate) => textOf(candidate, 'PublishingRole') === '01') ?? publishers[0] ?? null
  const name = textOf(main, 'PublisherName') ?? textOf(childOf(publishing, 'Imprint'), 'ImprintName')
  const date = publicationDate(publishing)
  return {
    publisher: name === null ? null : plainLine(name) || null,
    year: date?.year ?? null,
    releaseDate: date?.day ?? null,
    publishedInGreece: textOf(publishing, 'CountryOfPublication') === 'GR',
  }
}
