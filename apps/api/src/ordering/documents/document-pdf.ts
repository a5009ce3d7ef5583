// A document as a PDF.

import type { Language } from '@stoa/domain/language'
import { type PdfBlock, type PdfRow, writePdf } from '../../pdf/write-pdf.ts'
import type { PrintedDocument } from './document-text.ts'

/** `at`: the day it was issued, so that the same document is the same file. */
export const documentPdf = (document: PrintedDocument, language: Language, at: Date): Promise<Buffer> =>
  writePdf({
    ...{ language, at, blocks: blocksOf(document), pageOf: document.pageOf },
    title: `${document.title} ${document.number}`,
  })

const texts = (kind: 'text' | 'small', lines: readonly string[]): PdfBlock[] => lines.map((text) => ({ kind, text }))

const rows = (lines: readonly PdfRow[]): PdfBlock[] => lines.map((row) => ({ kind: 'row', ...row }))

function section(title: string, lines: readonly string[]): PdfBlock[] {
  return [{ kind: 'heading', text: title }, ...texts('text', lines)]
}

function blocksOf({ issuer: [name = '', ...issuer], recipient, goods, payments, ...document }: PrintedDocument) {
  const { title, number, head, total, vat, qr, marks } = document
  return [
    { kind: 'lead', text: name },
    ...texts('small', issuer),
    { kind: 'gap' },
    { kind: 'title', text: title },
    { kind: 'lead', text: number },
    ...texts('text', head),
    ...(recipient ? section(recipient.title, recipient.lines) : []),
    { kind: 'heading', text: goods.title },
    ...rows(goods.rows),
    { kind: 'total', ...total },
    ...section(vat.title, vat.lines),
    { kind: 'heading', text: payments.title },
    ...rows(payments.rows),
    { kind: 'gap' },
    ...(qr ? [{ kind: 'qr' as const, content: qr.url, label: qr.label }] : []),
    ...texts('small', marks),
  ] satisfies PdfBlock[]
}
