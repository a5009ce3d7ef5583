// The fields that a column of the shop's own files can hold, and the headings recognised without a column map.

import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'
import { isUnit } from './measures.ts'

export const tableFields = {
  reference: [
    'reference',
    'record reference',
    'id',
    'book id',
    'product id',
    'handle',
    'code',
    'sku',
    'κωδικός',
    'κωδικός είδους',
    'κωδ',
  ],
  isbn: [
    'isbn13',
    'isbn 13',
    'isbn13 recomputed',
    'isbn',
    'isbn uid',
    'isbn10',
    'isbn 10',
    'ean',
    'ean13',
    'gtin',
    'gtin upc ean or isbn',
    'variant barcode',
    'barcode',
    'γραμμωτός κωδικός',
  ],
  title: ['title', 'title el', 'name', 'book title', 'τίτλος', 'τίτλος βιβλίου', 'περιγραφή είδους'],
  titleEnglish: ['title en', 'english title', 'title english', 'αγγλικός τίτλος'],
  subtitle: ['subtitle', 'υπότιτλος'],
  originalTitle: ['original title', 'πρωτότυπος τίτλος', 'τίτλος πρωτοτύπου'],
  authors: ['author', 'authors', 'author el', 'writer', 'primary author', 'συγγραφέας', 'συγγραφείς', 'contributors'],
  authorsEnglish: ['author en', 'authors en', 'author english'],
  translators: ['translator', 'translators', 'translated by', 'μεταφραστής', 'μεταφραστές', 'μετάφραση'],
  illustrators: ['illustrator', 'illustrators', 'εικονογράφος', 'εικονογράφηση'],
  editors: ['editor', 'editors', 'επιμελητής', 'επιμέλεια'],
  publisher: ['publisher', 'publisher el', 'manufacturer', 'vendor', 'εκδότης', 'εκδόσεις', 'εκδοτικός οίκος'],
  publisherAddress: ['publisher address', 'manufacturer address', 'διεύθυνση εκδότη', 'διεύθυνση κατασκευαστή'],
  publisherEmail: ['publisher email', 'manufacturer email', 'email εκδότη', 'email κατασκευαστή'],
  publisherWebsite: ['publisher website', 'manufacturer website', 'ιστότοπος εκδότη'],
  responsibleName: ['responsible person', 'responsible name', 'eu responsible person', 'υπεύθυνος στην εε'],
  responsibleAddress: ['responsible address', 'eu responsible address', 'διεύθυνση υπευθύνου'],
  responsibleEmail: ['responsible email', 'eu responsible email', 'email υπευθύνου'],
  warnings: ['warnings', 'warning', 'safety warnings', 'προειδοποιήσεις', 'προειδοποίηση'],
  warningsEnglish: ['warnings en', 'english warnings'],
  series: ['series', 'series title', 'collection', 'σειρά'],
  seriesNumber: ['series no', 'series number', 'series index', 'volume', 'αριθμός σειράς', 'αρ σειράς', 'τόμος'],
  language: ['language', 'languages', 'language code', 'lang', 'γλώσσα'],
  originalLanguage: ['original language', 'original languages', 'translated from', 'γλώσσα πρωτοτύπου'],
  editionNumber: ['edition', 'edition number', 'edition no', 'έκδοση', 'αριθμός έκδοσης', 'αρ έκδοσης'],
  imprint: ['imprint'],
  pages: ['pages', 'page count', 'num pages', 'number of pages', 'σελίδες', 'αρ σελίδων'],
  binding: ['binding', 'format', 'media', 'formats', 'cover', 'βιβλιοδεσία', 'εξώφυλλο', 'δέσιμο'],
  height: ['height', 'ύψος'],
  width: ['width', 'πλάτος'],
  /** Of a parcel its longest side, of a book on a shelf its width. */
  length: ['length'],
  thickness: ['thickness', 'πάχος'],
  dimensions: ['dimensions', 'size', 'διαστάσεις', 'σχήμα'],
  weight: ['weight', 'weight g', 'variant grams', 'βάρος'],
  ageFrom: ['age', 'age from', 'ηλικία', 'ηλικία από'],
  category: ['category', 'categories', 'genre', 'subject', 'κατηγορία', 'κατηγορίες', 'θέμα'],
  thema: ['thema', 'thema codes', 'subject code', 'subject codes'],
  lead: ['lead', 'short description', 'tagline', 'σύντομη περιγραφή'],
  description: ['description', 'description el', 'body html', 'summary', 'abstract', 'περιγραφή', 'περίληψη'],
  descriptionEnglish: ['description en', 'summary en', 'english description'],
  contents: ['contents', 'table of contents', 'περιεχόμενα'],
  year: ['year', 'edition year', 'publication year', 'published year', 'year published', 'έτος', 'έτος έκδοσης'],
  firstYear: ['first year', 'original publication year', 'έτος πρώτης έκδοσης'],
  date: ['date', 'publication date', 'release date', 'pubdate', 'ημερομηνία έκδοσης', 'ημερομηνία κυκλοφορίας'],
  /** A date, or whether the shop that it comes from shows it. */
  published: ['published'],
  price: ['price', 'selling price', 'our price', 'regular price', 'variant price', 'τιμή', 'τιμή πώλησης', 'τιμή μας'],
  publisherPrice: [
    'publisher price',
    'list price',
    'rrp',
    'retail price',
    'τιμή εκδότη',
    'λιανική τιμή',
    'τιμή καταλόγου',
  ],
  /** Of the prices in its row. */
  currency: ['currency', 'currency code', 'price currency', 'νόμισμα'],
  vat: ['vat', 'vat rate', 'vat percent', 'tax rate', 'φπα', 'ποσοστό φπα', 'συντελεστής φπα'],
  fixedPrice: ['fixed price', 'uniform price', 'ενιαία τιμή'],
  availability: ['availability', 'διαθεσιμότητα'],
  supplierCode: ['supplier code', 'provider code', 'κωδικός προμηθευτή'],
  coverUrl: [
    'cover url',
    'cover image',
    'image',
    'image url',
    'image link',
    'image src',
    'images',
    'picture',
    'photo',
    'διεύθυνση εξωφύλλου',
    'εικόνα',
    'εικόνα εξωφύλλου',
    'φωτογραφία',
  ],
  status: ['status', 'κατάσταση'],
  deleted: ['deleted'],
  /** What a shop's software calls the row: `simple`, `variable`, `simple, downloadable`. */
  type: ['type'],
  giftCard: ['gift card'],
} as const

export type TableField = keyof typeof tableFields

/** A field's cell: trimmed, and null when empty. */
export type Cells = (field: TableField) => string | null

export interface Column {
  field: TableField
  /** Of several columns of one field the lowest with a cell counts; null for a field that has one column only. */
  rank: number | null
  /** What bare numbers under the heading are measured in: `kg`. */
  unit: string | null
}

const isTableField = (text: string): text is TableField => Object.hasOwn(tableFields, text)

/** The best column first: an ISBN of thirteen digits before one of ten. */
const rankedFields: ReadonlySet<TableField> = new Set(['isbn', 'reference', 'authors', 'binding', 'coverUrl'])

const columnByHeading = new Map<string, Column>(
  Object.entries(tableFields).flatMap(([field, headings]) =>
    isTableField(field)
      ? [...new Set<string>([...headings, field])].map((heading, rank): [string, Column] => [
          normalizeWords(heading),
          { field, rank: rankedFields.has(field) ? rank : null, unit: null },
        ])
      : [],
  ),
)

const measured: ReadonlySet<TableField> = new Set(['height', 'width', 'length', 'thickness', 'weight'])

/** The column of a heading, whatever its accents, capitals and punctuation; null for an unknown one. */
export function columnOfHeading(heading: string): Column | null {
  const words = normalizeWords(heading)
  const known = columnByHeading.get(words)
  if (known) return known
  const [, name = '', unit = ''] = /^(.+) (\S+)$/.exec(words) ?? []
  const column = columnByHeading.get(name)
  return column && measured.has(column.field) && isUnit(unit) ? { ...column, unit } : null
}
