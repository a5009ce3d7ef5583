// Which book each journey buys: one of its own, so that journeys do not compete for stock. Slugs of the built-in shop.

export const books = {
  /** Found by its title in Latin transliteration. */
  zorba: 'vios-kai-politeia-tou-alexi-zormpa-kazantzakis',
  deposit: 'o-aniforos-kazantzakis',
  keyboard: 'loxantra-iordanidou',
  fields: 'emma-austen',
  soldOut: 'epikouros-theodoridis',
  staysBeside: 'to-telos-tis-mikris-mas-polis-hatzis',
  fewLeft: 'erotika-poiimata-neruda',
  repriced: 'i-metamorfosi-kafka',
  pressedTwice: 'i-fonissa-papadiamantis',
  announced: 'to-kaplani-tis-vitrinas-zei',
  looked: 'sapiens-harari',
  comesBack: 'i-gyftopoula-papadiamantis',
  unitedKept: 'aioliki-gi-venezis',
  unitedHere: 'matomena-chomata-sotiriou',
  unitedScarce: 'i-leschi-tsirkas',
  locker: 'deftero-themelio-asimov',
  island: 'o-zitianos-karkavitsas',
  collected: 'o-teleftaios-peirasmos-kazantzakis',
  inStore: 'o-christos-xanastavronetai-kazantzakis',
  /** Not out yet. */
  upcoming: 'i-vavylonia-vyzantios',
  /** A supplier sends it for the order. */
  toOrder: 'eroica-politis',
  stoppedBefore: 'lixiprothesma-daneia-markaris',
} as const

/** Sets with their parts. */
export const sets = {
  byMouse: {
    url: 'kavafis-ta-poiimata-dyo-tomoi',
    parts: ['ta-poiimata-tomos-a-cavafy', 'ta-poiimata-tomos-v-cavafy'],
  },
  byFinger: { url: 'i-diki-me-mproutzino-selidodeikti', parts: ['i-diki-kafka', 'brass-bookmark'] },
} as const

/** Made with the buyer's words. */
export const madeToOrder = 'ex-libris-stamp'

/** Journeys change the copies or the price of these. */
export const changedBooks: readonly string[] = [
  books.soldOut,
  books.fewLeft,
  books.repriced,
  books.comesBack,
  books.unitedScarce,
]

/** A category with several pages of books. */
export const category = 'xeni-logotechnia'
