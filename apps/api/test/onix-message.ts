// Small ONIX messages for tests: only what a test is about is written out, everything else is as in any honest record.

import type { BookRecord } from '../src/imports/book-record.ts'
import { readOnix } from '../src/imports/onix/onix-reader.ts'
import type { ReadItem, Reading } from '../src/imports/read-item.ts'

export interface ProductWish {
  reference?: string
  type?: string
  isbn?: string | null
  title?: string
  /** Inside DescriptiveDetail, after the form and before the title. */
  form?: string
  /** Inside DescriptiveDetail, after the title. */
  description?: string
  collateral?: string
  publishing?: string
  related?: string
  /** Inside ProductSupply. */
  supply?: string
}

const honest = {
  form: '<ProductComposition>00</ProductComposition><ProductForm>BC</ProductForm>',
  description: '<Language><LanguageRole>01</LanguageRole><LanguageCode>gre</LanguageCode></Language>',
  publishing:
    '<Publisher><PublishingRole>01</PublishingRole><PublisherName>Εκδόσεις Δοκιμή</PublisherName></Publisher>',
  supply: `<SupplyDetail><ProductAvailability>21</ProductAvailability>
    <Price><PriceType>02</PriceType><PriceAmount>15.90</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price></SupplyDetail>`,
}

const mainTitle = (text: string): string => `<TitleDetail><TitleType>01</TitleType><TitleElement>
  <TitleElementLevel>01</TitleElementLevel><TitleText>${text}</TitleText></TitleElement></TitleDetail>`

const block = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<${name}>${content}</${name}>`

export function onixProduct(wish: ProductWish = {}): string {
  const { reference = 'demo.1', type = '03', isbn = null, title = 'Δοκιμή' } = wish
  const number =
    isbn === null
      ? ''
      : `<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>`
  const {
    form = honest.form,
    description = honest.description,
    publishing = honest.publishing,
    supply = honest.supply,
  } = wish
  return `<Product><RecordReference>${reference}</RecordReference><NotificationType>${type}</NotificationType>${number}
    <DescriptiveDetail>${form}${title === '' ? '' : mainTitle(title)}${description}</DescriptiveDetail>
    ${block('CollateralDetail', wish.collateral)}<PublishingDetail>${publishing}</PublishingDetail>
    ${block('RelatedMaterial', wish.related)}<ProductSupply>${supply}</ProductSupply></Product>`
}

export interface MessageWish {
  sender?: string
  sent?: string
  release?: string
  header?: string
}

export function onixMessage(products: readonly string[], wish: MessageWish = {}): string {
  const { sender = 'Demo', sent = '20260115', release = '3.0', header = '' } = wish
  return `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="${release}" xmlns="http://ns.editeur.org/onix/${release}/reference"><Header>
<Sender><SenderName>${sender}</SenderName></Sender><SentDateTime>${sent}</SentDateTime>${header}</Header>
${products.join('\n')}
</ONIXMessage>
`
}

export async function* inChunks(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

export const testDay = '2026-11-20'

export const readMessage = (text: string, size = 1000): Reading => readOnix(inChunks(text, size), 'file', testDay)

export async function listItems(reading: Reading): Promise<ReadItem[]> {
  const items: ReadItem[] = []
  for await (const item of reading.items) items.push(item)
  return items
}

/** The only record of a message with this product in it. */
export async function readRecord(
  wish: ProductWish,
  header = '',
): Promise<{ record: BookRecord | null; why: string[] }> {
  const [item] = await listItems(readMessage(onixMessage([onixProduct(wish)], { header })))
  if (!item) throw new Error('the message has no product')
  return { record: item.record, why: item.notes.map(({ what, why }) => `${what}: ${why}`) }
}
