// The fields that a column of the shop's own files can hold, and the headings recognised without a column map.

import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'

export const tableFields = {
  reference: [
    'id',
    'code',
    'sku',
    'reference',
    'record reference',
    'book id',
    'product id',
    'κωδικός',
    'κωδικός είδους',
    'κωδ',
  ],
  isbn: [
    'isbn',
    'isbn13',
    'isbn 13',
    'isbn13 recomputed',
    'ean',
    'ean13',
    'gtin',
    'barcode',
    'isbn10',
    'isbn 10',
    'γραμμωτός κωδικός',
  ],
  title: ['title', 'title el', 'name', 'book title', 'τίτλος', 'τίτλος βιβλίου', 'περιγραφή είδους'],
  titleEnglish: ['title en', 'english title', 'title english', 'αγγλικός τίτλος'],
  subtitle: ['subtitle', 'υπότιτλος'],
  originalTitle: ['original title', 'πρωτότυπος τίτλος', 'τίτλος πρωτοτύπου'],
  authors: ['author', 'authors', 'author el', 'writer', 'contributors', 'συγγραφέας', 'συγγραφείς'],
  authorsEnglish: ['author en', 'authors en', 'author english'],
  translators: ['translator', 'translators', 'translated by', 'μεταφραστής', 'μεταφραστές', 'μετάφραση'],
  illustrators: ['illustrator', 'illustrators', 'εικονογράφος', 'εικονογράφηση'],
  editors: ['editor', 'editors', 'επιμελητής', 'επιμέλεια'],
  publisher: ['publisher', 'publisher el', 'manufacturer', 'εκδότης', 'εκδόσεις', 'εκδοτικός οίκος'],
  series: ['series', 'series title', 'collection', 'σειρά'],
  seriesNumber: ['series no', 'series number', 'series index', 'volume', 'αριθμός σειράς', 'αρ σειράς', 'τόμος'],
  language: ['language', 'language code', 'lang', 'γλώσσα'],
  originalLanguage: ['original language', 'translated from', 'γλώσσα πρωτοτύπου'],
  pages: ['pages', 'page count', 'num pages', 'number of pages', 'σελίδες', 'αρ σελίδων'],
  binding: ['binding', 'format', 'cover', 'βιβλιοδεσία', 'εξώφυλλο', 'δέσιμο'],
  height: ['height', 'height mm', 'ύψος'],
  width: ['width', 'width mm', 'πλάτος'],
  thickness: ['thickness', 'thickness mm', 'πάχος'],
  dimensions: ['dimensions', 'size', 'διαστάσεις', 'σχήμα'],
  weight: ['weight', 'weight g', 'βάρος'],
  ageFrom: ['age', 'age from', 'ηλικία', 'ηλικία από'],
  category: ['category', 'categories', 'genre', 'subject', 'κατηγορία', 'κατηγορίες', 'θέμα'],
  thema: ['thema', 'thema codes', 'subject code', 'subject codes'],
  lead: ['lead', 'short description', 'tagline', 'σύντομη περιγραφή'],
  description: ['description', 'description el', 'summary', 'abstract', 'περιγραφή', 'περίληψη'],
  descriptionEnglish: ['description en', 'summary en', 'english description'],
  contents: ['contents', 'table of contents', 'περιεχόμενα'],
  year: ['year', 'edition year', 'publication year', 'published year', 'έτος', 'έτος έκδοσης'],
  firstYear: ['first year', 'original publication year', 'έτος πρώτης έκδοσης'],
  date: ['date', 'published', 'publication date', 'release date', 'ημερομηνία έκδοσης', 'ημερομηνία κυκλοφορίας'],
  price: ['price', 'selling price', 'our price', 'τιμή', 'τιμή πώλησης', 'τιμή μας'],
  publisherPrice: [
    'publisher price',
    'list price',
    'rrp',
    'retail price',
    'τιμή εκδότη',
    'λιανική τιμή',
    'τιμή καταλόγου',
  ],
  fixedPrice: ['fixed price', 'uniform price', 'ενιαία τιμή'],
  availability: ['availability', 'διαθεσιμότητα'],
  supplierCode: ['supplier code', 'provider code', 'κωδικός προμηθευτή'],
  status: ['status', 'deleted', 'κατάσταση'],
} as const

export type TableField = keyof typeof tableFields

/** A field's cell: trimmed, and null when empty. */
export type Cells = (field: TableField) => string | null

const isTableField = (text: string): text is TableField => Object.hasOwn(tableFields, text)

const fieldByHeading = new Map<string, TableField>(
  Object.entries(tableFields).flatMap(([field, headings]) =>
    isTableField(field)
      ? [...headings, field].map((heading): [string, TableField] => [normalizeWords(heading), field])
      : [],
  ),
)

/** The field of a heading, whatever its accents, capitals and punctuation; null for an unknown one. */
export const fieldOfHeading = (heading: string): TableField | null =>
  fieldByHeading.get(normalizeWords(heading)) ?? null
