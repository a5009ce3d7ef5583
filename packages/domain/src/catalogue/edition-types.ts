// What kind of edition a book is, by the names that pages have words for, and the ONIX codes (list 21) that mean them.

export const editionTypes = [
  'abridged',
  'adapted',
  'annotated',
  'bilingual',
  'combined',
  'critical',
  'enlarged',
  'facsimile',
  'illustrated',
  'largePrint',
  'multilingual',
  'new',
  'numbered',
  'revised',
  'school',
  'signed',
  'simplified',
  'special',
  'unabridged',
] as const

export type EditionType = (typeof editionTypes)[number]

const byCode: Readonly<Record<string, EditionType>> = {
  ABR: 'abridged',
  ADP: 'adapted',
  ANN: 'annotated',
  BLL: 'bilingual',
  BLP: 'bilingual',
  CMB: 'combined',
  CRI: 'critical',
  ENL: 'enlarged',
  ETR: 'simplified',
  FAC: 'facsimile',
  ILL: 'illustrated',
  LTE: 'largePrint',
  MLL: 'multilingual',
  NED: 'new',
  NUM: 'numbered',
  REV: 'revised',
  SCH: 'school',
  SIG: 'signed',
  SMP: 'simplified',
  SPE: 'special',
  UBR: 'unabridged',
  ULP: 'largePrint',
}

/** Null for a code that says nothing to a reader: bindings, digital editions. */
export const editionTypeOf = (code: string): EditionType | null => byCode[code.toUpperCase()] ?? null

export const isEditionType = (name: string): name is EditionType => editionTypes.some((type) => type === name)
