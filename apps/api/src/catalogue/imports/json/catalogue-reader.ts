// Reads the shop's own catalogue format: JSON lines, of which the first names the format and the sender.

import { dayFrom, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { z } from 'zod'
import { articleNumberOf } from '../article-number.ts'
import type { BookRecord } from '../book-record.ts'
import { FileRefused, type Note, type ReadItem, type RecordSource, refused } from '../read-item.ts'
import { type CatalogueProduct, catalogueHeader, catalogueProduct } from './catalogue-shape.ts'
import { parseObject, splitLines } from './split-lines.ts'

export const isCatalogue = (start: string): boolean => /^\{\s*"format"\s*:\s*"stoa-catalogue"/.test(start)

/** `today`: `2026-11-20`, from which days yet to come are counted. */
export function readCatalogue(chunks: AsyncIterable<string>, today: string): RecordSource {
  let sender = ''
  async function* items(): AsyncGenerator<ReadItem> {
    for await (const { number, text } of splitLines(chunks)) {
      if (number === 1) sender = senderIn(text)
      else if (text.trim() !== '') yield itemOf(text, number, today)
    }
  }
  return { format: 'Stoa catalogue', sender: () => ({ name: sender, sentAt: null }), ignored: () => [], items: items() }
}

function senderIn(text: string): string {
  const header = catalogueHeader.safeParse(parseObject(text))
  if (header.success) return header.data.sender
  throw new FileRefused(`The line that names the format is not right: ${reasonOf(header.error)}`, 1)
}

const reasonOf = ({ issues: [issue] }: z.ZodError): string =>
  [issue?.path.join('.'), issue?.message].filter((part) => part).join(': ')

function itemOf(text: string, line: number, today: string): ReadItem {
  const parsed = catalogueProduct.safeParse(parseObject(text))
  if (!parsed.success) {
    const notes = parsed.error.issues.map((issue) => refused(issue.path.join('.') || 'row', issue.message))
    return { line, name: text.slice(0, 40), record: null, notes }
  }
  const notes = wrongNumbers(parsed.data)
  return { line, name: parsed.data.code, record: notes.length > 0 ? null : recordOf(parsed.data, today), notes }
}

function wrongNumbers({ isbn13, ean }: CatalogueProduct): Note[] {
  const isNumber = (text: string | undefined): boolean =>
    text === undefined || typeof articleNumberOf(text) === 'object'
  return [
    ...(isNumber(isbn13) ? [] : [refused('isbn13', `“${isbn13}” is no ISBN: its check digit does not fit.`)]),
    ...(isNumber(ean) ? [] : [refused('ean', `“${ean}” is no article number: its check digit does not fit.`)]),
  ]
}

function recordOf(product: CatalogueProduct, today: string): BookRecord {
  const { contributors, series, work, categories, lead, description, contents } = product
  return {
    reference: product.code,
    notice: 'update',
    isbn13: product.isbn13 ?? null,
    ean: product.ean ?? null,
    kind: product.kind,
    parts: product.parts?.map(({ product: code, dimension = null, quantity = 1 }) => ({ code, dimension, quantity })),
    title: product.title,
    titleEnglish: product.titleEnglish ?? null,
    subtitle: product.subtitle ?? null,
    originalTitle: product.originalTitle ?? null,
    credits: contributors.map(({ name, role }) => ({ name, role, otherName: null, biography: null })),
    publisher: product.publisher,
    series: series ? { name: series.name, number: series.number ?? null } : null,
    relations: work === undefined ? [] : [{ shopWork: work }],
    subjects: categories.map((code) => ({ scheme: 'category', code })),
    ...formOf(product),
    ...safetyOf(product),
    year: product.year ?? null,
    releaseDate: dayFor(product.releaseDate, today),
    lead,
    description,
    contents: contents?.el ?? [],
    sellingCents: product.priceCents,
    // the law's last day is given, whatever follows from the other facts
    publisherPrice:
      product.publisherPriceCents === undefined ? null : { cents: product.publisherPriceCents, fixed: false },
    availability: product.availability,
    supplierCode: product.supplierCode ?? null,
    coverUrl: product.coverUrl ?? null,
    shop: {
      code: product.code,
      url: product.url,
      titleLanguage: product.titleLanguage,
      contentsEnglish: contents?.en ?? [],
      coverStyle: product.coverStyle,
      uniformPriceUntil: dayFor(product.uniformPriceUntil, today),
      deliveryBand: product.deliveryBand ?? null,
      soldRecently: product.soldRecently,
      boxCapacity: product.boxCapacity ?? null,
      textRequest: product.textRequest ?? null,
    },
  }
}

function safetyOf({ publisherContact, warnings }: CatalogueProduct): Pick<BookRecord, 'safety' | 'warnings'> {
  const { responsible = null, website = null, ...contact } = publisherContact ?? { address: null, email: null }
  return {
    ...(publisherContact && { safety: { publisher: { ...contact, website }, responsible } }),
    ...(warnings && { warnings: warnings === 'none' ? { el: '' } : warnings }),
  }
}

const formOf = (product: CatalogueProduct): Partial<BookRecord> => ({
  textLanguage: product.textLanguage ?? null,
  translatedFrom: product.translatedFrom ?? null,
  isTranslation: product.originalTitle !== undefined,
  binding: product.binding ?? null,
  pages: product.pages ?? null,
  heightMm: product.heightMm ?? null,
  widthMm: product.widthMm ?? null,
  ageFrom: product.ageFrom ?? null,
})

function dayFor(date: CatalogueProduct['releaseDate'], today: string): string | null {
  if (date === undefined || typeof date === 'string') return date ?? null
  return isoDay(dayFrom(today) + date.daysFromNow)
}
