// A document as a PDF: A4, tagged, with the shop's font embedded.

import { readFile } from 'node:fs/promises'
import type { Language } from '@stoa/domain/language'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { PrintedDocument, PrintedRow } from './document-text.ts'

type Pdf = InstanceType<typeof PDFDocument>

/** Greek and Latin in one file, which the npm package has in two. */
const fontFile = new URL('../../../../../packages/ui/fonts/commissioner.woff2', import.meta.url)

let font: Promise<Buffer> | null = null

/** PDF has no WOFF2: decoded once per process. */
function loadFont(): Promise<Buffer> {
  font ??= decodeFont().catch((error: unknown) => {
    font = null
    throw error
  })
  return font
}

async function decodeFont(): Promise<Buffer> {
  const [{ default: decompress }, compressed] = await Promise.all([
    import('woff2-encoder/decompress'),
    readFile(fontFile),
  ])
  return Buffer.from(await decompress(compressed))
}

const margin = 56
const amountWidth = 90
const sizes = { title: 18, heading: 11, text: 10, small: 8.5 } as const
const qrSize = 92

/** `at`: the day it was issued, so that the same document is the same file. */
export async function documentPdf(document: PrintedDocument, language: Language, at: Date): Promise<Buffer> {
  const embedded = await loadFont()
  const info = { Title: `${document.title} ${document.number}`, CreationDate: at, ModDate: at }
  const settings = { size: 'A4', margin, lang: language, displayTitle: true, tagged: true, bufferPages: true } as const
  const pdf = new PDFDocument({ ...settings, pdfVersion: '1.7', info })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject))
  pdf.registerFont('shop', embedded).font('shop')
  draw(pdf, document)
  numberPages(pdf, document)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function draw(pdf: Pdf, document: PrintedDocument): void {
  const { issuer, recipient, goods, total, vat, payments, qr } = document
  for (const [index, line] of issuer.entries()) write(pdf, 'P', line, index === 0 ? sizes.heading : sizes.small)
  pdf.moveDown(1.5)
  write(pdf, 'H1', document.title, sizes.title)
  write(pdf, 'P', document.number, sizes.heading)
  for (const line of document.head) write(pdf, 'P', line, sizes.text)
  if (recipient) section(pdf, recipient.title, recipient.lines)
  heading(pdf, goods.title)
  for (const row of goods.rows) writeRow(pdf, row, sizes.text)
  rule(pdf)
  writeRow(pdf, total, sizes.heading)
  section(pdf, vat.title, vat.lines)
  heading(pdf, payments.title)
  for (const row of payments.rows) writeRow(pdf, row, sizes.text)
  pdf.moveDown(1)
  if (qr) drawQr(pdf, qr)
  for (const line of document.marks) write(pdf, 'P', line, sizes.small)
}

function write(pdf: Pdf, tag: 'H1' | 'H2' | 'P', text: string, size: number): void {
  pdf.addStructure(pdf.struct(tag, {}, () => void pdf.fontSize(size).text(text)))
}

function heading(pdf: Pdf, text: string): void {
  pdf.moveDown(1)
  write(pdf, 'H2', text, sizes.heading)
  rule(pdf)
}

function section(pdf: Pdf, title: string, lines: readonly string[]): void {
  heading(pdf, title)
  for (const line of lines) write(pdf, 'P', line, sizes.text)
}

const innerWidth = (pdf: Pdf): number => pdf.page.width - 2 * margin

function rule(pdf: Pdf): void {
  pdf.moveDown(0.25)
  pdf.markContent('Artifact')
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + innerWidth(pdf), pdf.y)
    .lineWidth(0.5)
    .stroke('#888888')
  pdf.endMarkedContent()
  pdf.moveDown(0.4)
}

/** The text breaks before the amount; both stay on one page. */
function writeRow(pdf: Pdf, { text, amount }: PrintedRow, size: number): void {
  const width = innerWidth(pdf) - amountWidth
  pdf.fontSize(size)
  const height = pdf.heightOfString(text, { width })
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
  const top = pdf.y
  pdf.addStructure(
    pdf.struct('P', {}, () => {
      pdf.text(text, margin, top, { width })
      pdf.text(amount, margin + width, top, { width: amountWidth, align: 'right' })
    }),
  )
  pdf.x = margin
  pdf.y = top + height + 2
}

function drawQr(pdf: Pdf, { url, label }: NonNullable<PrintedDocument['qr']>): void {
  if (pdf.y + qrSize > pdf.page.height - margin) pdf.addPage()
  const { data, size } = encode(url, { border: 0 })
  const cell = qrSize / size
  const top = pdf.y
  pdf.addStructure(
    pdf.struct('Figure', { alt: label }, () => {
      for (const [row, cells] of data.entries())
        for (const [column, isDark] of cells.entries())
          if (isDark) pdf.rect(margin + column * cell, top + row * cell, cell, cell)
      pdf.fill('#000000')
    }),
  )
  pdf.y = top + qrSize + 8
}

/** At the foot, which is no part of the text. */
function numberPages(pdf: Pdf, { pageOf }: PrintedDocument): void {
  const { start, count } = pdf.bufferedPageRange()
  if (count < 2) return
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact')
    const width = innerWidth(pdf)
    pdf.fontSize(sizes.small).text(pageOf(page + 1, count), margin, pdf.page.height - 36, { width, align: 'right' })
    pdf.endMarkedContent()
    pdf.page.margins.bottom = margin
  }
}
