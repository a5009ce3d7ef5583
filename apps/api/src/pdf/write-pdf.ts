// Writes a PDF of blocks, one below the other: A4, tagged, with the shop's font embedded.

import { readFile } from 'node:fs/promises'
import type { Language } from '@stoa/domain/language'
import type PDFDocument from 'pdfkit'
import { encode } from 'uqr'

type Pdf = InstanceType<typeof PDFDocument>

/** A text, and an amount at the end of its line. */
export interface PdfRow {
  text: string
  amount: string
}

export type PdfBlock =
  | { kind: 'title' | 'heading' | 'lead' | 'text' | 'small'; text: string }
  | ({ kind: 'row' | 'total' } & PdfRow)
  | { kind: 'gap' }
  /** `content`: what it says; `label`: what it is, for those who do not see it. */
  | { kind: 'qr'; content: string; label: string }

export interface PdfFile {
  title: string
  language: Language
  /** Of what it says, so that the same content is the same file. */
  at: Date
  blocks: readonly PdfBlock[]
  pageOf(page: number, pages: number): string
}

/** Greek and Latin in one file, which the npm package has in two. */
const fontFile = new URL('../../../../packages/ui/fonts/commissioner.woff2', import.meta.url)

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
const sizes = { title: 18, heading: 11, lead: 11, total: 11, text: 10, row: 10, small: 8.5 } as const
const qrSize = 92

export async function writePdf({ title, language, at, blocks, pageOf }: PdfFile): Promise<Buffer> {
  // a process that writes no PDF does without 28 MB
  const [{ default: Document }, embedded] = await Promise.all([import('pdfkit'), loadFont()])
  const info = { Title: title, CreationDate: at, ModDate: at }
  const settings = { size: 'A4', margin, lang: language, displayTitle: true, tagged: true, bufferPages: true } as const
  const pdf = new Document({ ...settings, pdfVersion: '1.7', info })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject))
  pdf.registerFont('shop', embedded).font('shop')
  for (const block of blocks) draw(pdf, block)
  numberPages(pdf, pageOf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function draw(pdf: Pdf, block: PdfBlock): void {
  switch (block.kind) {
    case 'gap':
      pdf.moveDown(1)
      break
    case 'qr':
      drawQr(pdf, block)
      break
    case 'heading':
      heading(pdf, block.text)
      break
    case 'total':
      rule(pdf)
      writeRow(pdf, block, sizes.total)
      break
    case 'row':
      writeRow(pdf, block, sizes.row)
      break
    case 'title':
    case 'lead':
    case 'text':
    case 'small':
      write(pdf, block.kind === 'title' ? 'H1' : 'P', block.text, sizes[block.kind])
  }
}

function write(pdf: Pdf, tag: 'H1' | 'H2' | 'P', text: string, size: number): void {
  pdf.addStructure(pdf.struct(tag, {}, () => void pdf.fontSize(size).text(text)))
}

function heading(pdf: Pdf, text: string): void {
  pdf.moveDown(1)
  write(pdf, 'H2', text, sizes.heading)
  rule(pdf)
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
function writeRow(pdf: Pdf, { text, amount }: PdfRow, size: number): void {
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

function drawQr(pdf: Pdf, { content, label }: { content: string; label: string }): void {
  if (pdf.y + qrSize > pdf.page.height - margin) pdf.addPage()
  const { data, size } = encode(content, { border: 0 })
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
function numberPages(pdf: Pdf, pageOf: PdfFile['pageOf']): void {
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
