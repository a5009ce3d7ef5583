// Small ONIX messages for tests: only what a test is about is written out, the rest is a valid default.

import type { BookRecord } from '../src/catalogue/imports/book-record.ts'
import { readOnix } from '../src/catalogue/imports/onix/onix-reader.ts'
import type { ReadItem, RecordSource } from '../src/catalogue/imports/read-item.ts'

export interface OnixProductInput {
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

const defaults = {
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

export function onixProduct(input: OnixProductInput = {}): string {
  const { reference = 'demo.1', type = '03', isbn = null, title = 'Δοκιμή' } = input
  const number =
    isbn === null
      ? ''
      : `<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>`
  const {
    form = defaults.form,
    description = defaults.description,
    publishing = defaults.publishing,
    supply = defaults.supply,
  } = input
  return `<Product><RecordReference>${reference}</RecordReference><NotificationType>${type}</NotificationType>${number}
    <DescriptiveDetail>${form}${title === '' ? '' : mainTitle(title)}${description}</DescriptiveDetail>
    ${block('CollateralDetail', input.collateral)}<PublishingDetail>${publishing}</PublishingDetail>
    ${block('RelatedMaterial', input.related)}<ProductSupply>${supply}</ProductSupply></Product>`
}

export interface OnixMessageInput {
  sender?: string
  sent?: string
  release?: string
  header?: string
}

export function onixMessage(products: readonly string[], input: OnixMessageInput = {}): string {
  const { sender = 'Demo', sent = '20260115', release = '3.0', header = '' } = input
  return `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="${release}" xmlns="http://ns.editeur.org/onix/${release}/reference"><Header>
<Sender><SenderName>${sender}</SenderName></Sender><SentDateTime>${sent}</SentDateTime>${header}</Header>
${products.join('\n')}
</ONIXMessage>
`
}

export async function* inChunks(text: string, size: number): AsyncGenerator<string> {
  for (let offset = 0; offset < text.length; offset += size) yield text.slice(offset, offset + size)
}

export const testDay = '2026-11-20'

export const readMessage = (text: string, size = 1000): RecordSource => readOnix(inChunks(text, size), 'file', testDay)

export async function listItems(reading: RecordSource): Promise<ReadItem[]> {
  const items: ReadItem[] = []
  for await (const item of reading.items) items.push(item)
  return items
}

/** The only record of a message with this product in it. */
export async function readRecord(
  input: OnixProductInput,
  header = '',
): Promise<{ record: BookRecord | null; reason: string[] }> {
  const [item] = await listItems(readMessage(onixMessage([onixProduct(input)], { header })))
  if (!item) throw new Error('the message has no product')
  return { record: item.record, reason: item.notes.map(({ field, reason }) => `${field}: ${reason}`) }
}
