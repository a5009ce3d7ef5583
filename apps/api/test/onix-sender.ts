// A supplier who sends ONIX messages to the shop.

import { sql } from 'kysely'
import type { Database } from '../src/database/connect.ts'
import { type Imported, importText } from './import-text.ts'
import { type OnixProductInput, onixMessage, onixProduct } from './onix-message.ts'

// The columns of a row are checked by each test.
type Row = Record<string, unknown>

export interface OnixSender {
  readonly name: string
  /** The number of one of the supplier's books. */
  isbn(number: number): string
  send(products: OnixProductInput[], sent?: string): Promise<Imported>
  /** What came under the reference from this sender, or from another. */
  productOf(reference: string, sender?: string): Promise<Row>
}

let round = 0

/** Each has a name and ISBNs of its own. */
export function onixSender(db: Database): OnixSender {
  round += 1
  const prefix = `978618${round.toString().padStart(3, '0')}`
  const name = `Sender ${round}`
  return {
    name,
    isbn(number) {
      const digits = `${prefix}${number.toString().padStart(3, '0')}`
      const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
      return `${digits}${(10 - (sum % 10)) % 10}`
    },
    send: (products, sent = '20261101') =>
      importText(db, onixMessage(products.map(onixProduct), { sender: name, sent })),
    productOf: (reference, sender = name) => productOf(db, sender, reference),
  }
}

async function productOf(db: Database, sender: string, reference: string): Promise<Row> {
  const { rows } = await sql<Row>`
    select p.*, maker.name_el as publisher, s.name_el as series,
      (select array_agg(c.code order by pc.main desc, c.code) from product_category pc join category c on c.id = pc.category_id
        where pc.product_id = p.id) as categories,
      (select array_agg(c.name_el || ' ' || pc.role order by pc.position) from product_contributor pc
        join contributor c on c.id = pc.contributor_id where pc.product_id = p.id) as credits,
      (select array_agg(price_cents order by valid_from, id) from price_history h where h.product_id = p.id) as prices,
      exists (select from search_doc d where d.product_id = p.id) as is_found
    from product_source o join product p on p.id = o.product_id join publisher maker on maker.id = p.publisher_id
    left join series s on s.id = p.series_id
    where o.sender = ${sender} and o.reference = ${reference}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`nothing came from ${reference}`)
  return row
}

export const fixedPrice = (amount: string): string => `<SupplyDetail><ProductAvailability>21</ProductAvailability>
  <Price><PriceType>04</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price></SupplyDetail>`

export const published = (publisher: string, day: string): string =>
  `<Publisher><PublishingRole>01</PublishingRole><PublisherName>${publisher}</PublisherName></Publisher>
  <CountryOfPublication>GR</CountryOfPublication><PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>${day}</Date></PublishingDate>`

export const author = (name: string): string =>
  `<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole>${name}</Contributor>`

export const inGreek = '<Language><LanguageRole>01</LanguageRole><LanguageCode>gre</LanguageCode></Language>'
