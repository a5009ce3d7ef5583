// The product form (ONIX lists 2, 150 and 175), its binding and its measures.

import { editionTypeOf } from '@stoa/domain/catalogue/edition-types'
import type { Binding, BookRecord } from '../book-record.ts'
import { plainLine } from '../plain-text.ts'
import { type Note, warning } from '../read-item.ts'
import { childrenOf, type OnixNode, textOf, textsOf } from './onix-node.ts'

/** Sold to shops only: dump bins, packs of copies, trade material. */
export function isForTradeOnly(description: OnixNode | null): boolean {
  const composition = textOf(description, 'ProductComposition') ?? '00'
  return ['20', '30', '31'].includes(composition) || (textOf(description, 'ProductForm') ?? '').startsWith('X')
}

/** Files to download and licences to read on line. */
export function isDigital(description: OnixNode | null): boolean {
  const form = textOf(description, 'ProductForm') ?? ''
  return form.startsWith('E') || form === 'AJ' || form === 'AN' || form === 'AO' || form === 'DG'
}

const bindings: Record<string, Binding> = {
  BB: 'hardback',
  BG: 'hardback',
  BC: 'paperback',
  BE: 'paperback',
  BF: 'paperback',
  BH: 'board',
  BJ: 'board',
}

/** Mass market, A-format, tall rack and bunko paperbacks. */
const pocketDetails = new Set(['B101', 'B104', 'B107', 'B111'])

/** The groups of list 150. */
const knownForms = /^(?:00|[ABCDEFLMPRSVXZ][A-Z])$/

/** Dolls, soft toys, toys, games, jigsaws and what belongs to them. */
const toyForms = new Set(['ZB', 'ZC', 'ZD', 'ZE', 'ZJ', 'ZX'])

/** Printed books and sheets have the books' rate of VAT; everything else is ordinary goods. */
export function readForm(description: OnixNode | null, notes: Note[]): Pick<BookRecord, 'kind' | 'binding' | 'isToy'> {
  const form = textOf(description, 'ProductForm') ?? 'BA'
  if (!knownForms.test(form))
    notes.push(warning('ProductForm', `${form} is not known: it is taken for no book, with the VAT of other goods.`))
  const formBinding = bindings[form] ?? null
  const isPocket =
    formBinding === 'paperback' &&
    textsOf(description, 'ProductFormDetail').some((candidate) => pocketDetails.has(candidate))
  return {
    kind: isPrinted(form) ? 'book' : 'other',
    binding: isPocket ? 'pocket' : formBinding,
    isToy: toyForms.has(form),
  }
}

const isPrinted = (form: string): boolean =>
  form.startsWith('B') || form.startsWith('C') || form.startsWith('S') || form === 'PI' || form === '00'

const inMillimetres: Record<string, number> = { mm: 1, cm: 10, in: 25.4 }
const inGrams: Record<string, number> = { gr: 1, g: 1, kg: 1000, oz: 28.349_523, lb: 453.592_37 }
const maxMeasure = 30_000

export function readMeasures(
  description: OnixNode | null,
): Pick<BookRecord, 'heightMm' | 'widthMm' | 'thicknessMm' | 'weightG'> {
  const measures = childrenOf(description, 'Measure')
  const measureOf = (type: string, units: Record<string, number>): number | null => {
    const node = measures.find((candidate) => textOf(candidate, 'MeasureType') === type)
    const factor = units[textOf(node ?? null, 'MeasureUnitCode') ?? '']
    const value = Math.round(Number(textOf(node ?? null, 'Measurement')?.replace(',', '.')) * (factor ?? Number.NaN))
    return value > 0 && value <= maxMeasure ? value : null
  }
  return {
    heightMm: measureOf('01', inMillimetres),
    widthMm: measureOf('02', inMillimetres),
    thicknessMm: measureOf('03', inMillimetres),
    weightG: measureOf('08', inGrams),
  }
}

/** Main content, then content, numbered, absolute and production pages: the first that is given. */
const pageExtents = ['00', '11', '05', '07', '06']
const inPages = '03'

export function readPages(description: OnixNode | null): number | null {
  const extents = childrenOf(description, 'Extent').filter((extent) => textOf(extent, 'ExtentUnit') === inPages)
  const values = pageExtents.flatMap((type) => {
    const extent = extents.find((candidate) => textOf(candidate, 'ExtentType') === type)
    const value = Number(textOf(extent ?? null, 'ExtentValue') ?? Number.NaN)
    return Number.isInteger(value) && value > 0 && value < 100_000 ? [value] : []
  })
  return values[0] ?? null
}

/** Which edition, of what kind (list 21), and its pictures. */
export function readEdition(
  description: OnixNode | null,
): Pick<BookRecord, 'editionNumber' | 'editionTypes' | 'illustrations' | 'illustrationsNote'> {
  const whole = (name: string, most: number): number | null => {
    const value = Number(textOf(description, name) ?? Number.NaN)
    return Number.isInteger(value) && value > 0 && value <= most ? value : null
  }
  const types = textsOf(description, 'EditionType').map(editionTypeOf)
  return {
    editionNumber: whole('EditionNumber', 999),
    editionTypes: [...new Set(types.filter((type) => type !== null))],
    illustrations: whole('NumberOfIllustrations', 99_999),
    illustrationsNote: plainLine(textOf(description, 'IllustrationsNote') ?? '').slice(0, 300) || null,
  }
}

/** Interest age in years (qualifier 17): an exact age or the beginning of a span. */
export function readAgeFrom(description: OnixNode | null): number | null {
  const range = childrenOf(description, 'AudienceRange').find(
    (candidate) => textOf(candidate, 'AudienceRangeQualifier') === '17',
  )
  const precision = textOf(range ?? null, 'AudienceRangePrecision')
  const age = Number(textOf(range ?? null, 'AudienceRangeValue') ?? Number.NaN)
  return (precision === '01' || precision === '03') && Number.isInteger(age) && age >= 0 && age < 100 ? age : null
}
