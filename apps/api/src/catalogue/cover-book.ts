// The data of a product's cover artwork: always Greek and always the same, so that it looks the same everywhere.

import { hash } from 'node:crypto'
import { colourInk } from '@stoa/covers/colours'
import { type CoverShape, coverFormat, DRAWING_VERSION } from '@stoa/covers/cover'
import type { CoverBook } from '@stoa/covers/cover-model'
import { isPlateKind } from '@stoa/covers/plates'

type CoverFormat = CoverShape['format']

export const pictureKinds = ['front', 'back', 'side', 'inside'] as const

/** Whether somebody has given it, or it was fetched from an address in an import. */
export type PictureOrigin = 'hand' | 'fetched'

export type PictureKind = (typeof pictureKinds)[number]

/** What is known of a photograph of the front without reading it. */
export interface FrontRow {
  sha256: string
  width: number
  height: number
  color: string | null
}

export interface CoverData {
  code: string
  name_el: string
  name_language: 'el' | 'en'
  credits: { name_el: string; name_en: string | null; role: string }[]
  publisher_el: string
  series_el: string | null
  cover_style: string
  pages: number | null
  dimensions: { kind: string; code: string | null }[]
}

/** The codes of the colours that a thing is drawn in, in the order in which they are offered. */
export const drawnColors = ({ cover_style, dimensions }: Pick<CoverData, 'cover_style' | 'dimensions'>): string[] =>
  isPlateKind(cover_style)
    ? dimensions.flatMap(({ kind, code }) => (kind === 'color' && code !== null && colourInk(code) ? [code] : []))
    : []

/** A thing that comes in several colours stands everywhere in its first one. */
export function coverBookOf(row: CoverData, color = drawnColors(row)[0]): CoverBook {
  const authors = row.credits.filter((credit) => credit.role === 'author')
  const names = authors.map((author) =>
    row.name_language === 'en' ? (author.name_en ?? author.name_el) : author.name_el,
  )
  return {
    title: row.name_el,
    author: names.join(', '),
    publisher: row.publisher_el,
    series: row.series_el ?? '',
    category: row.cover_style,
    seed: row.code,
    pages: row.pages ?? undefined,
    color,
  }
}

const versionLength = 12

/** Changes with the picture, so that its address does: of a photograph's bytes, or of all that a drawing is made from. */
export const drawingVersion = (book: CoverBook): string =>
  hash('sha256', `${DRAWING_VERSION}|${JSON.stringify(book)}`, 'hex').slice(0, versionLength)

export const photographVersion = (sha256: string): string => sha256.slice(0, versionLength)

export const coverFolder = (code: string, version: string, view = 'front'): string =>
  `/covers/${encodeURIComponent(code)}${view === 'front' ? '' : `/${view}`}/v${version}`

const bookRatios: readonly [CoverFormat, number][] = [
  ['trade', 900 / 600],
  ['large', 850 / 600],
  ['square', 690 / 600],
]

/** The format whose proportions are nearest. */
function nearestFormat({ width, height }: FrontRow, isBook: boolean): CoverFormat {
  if (!isBook) return 'plate'
  const distance = (ratio: number) => Math.abs(height / width - ratio)
  return bookRatios.toSorted(([, a], [, b]) => distance(a) - distance(b))[0]?.[0] ?? 'trade'
}

/** The name of the drawing in a colour, in its address. */
export const colorView = (color: string): string => `color-${color}`

/** The folder of a thing's drawing in a colour; null where there is none: a photograph shows what it shows. */
export function colorFolder(row: CoverData & { front: FrontRow | null }, color: string | null): string | null {
  const place = color === null || row.front ? -1 : drawnColors(row).indexOf(color)
  if (color === null || place === -1) return null
  return coverFolder(row.code, drawingVersion(coverBookOf(row, color)), place === 0 ? 'front' : colorView(color))
}

/** What a page needs to show the front: where it is, its proportions, and the colour behind it while it loads. */
export function viewCover(row: CoverData & { front: FrontRow | null }): {
  cover: string
  coverFormat: CoverFormat
  coverColor: string | null
} {
  if (row.front) {
    const cover = coverFolder(row.code, photographVersion(row.front.sha256))
    return { cover, coverFormat: nearestFormat(row.front, !isPlateKind(row.cover_style)), coverColor: row.front.color }
  }
  const book = coverBookOf(row)
  const { format, ground } = coverFormat(book)
  return { cover: coverFolder(row.code, drawingVersion(book)), coverFormat: format, coverColor: ground }
}
