// Which book each journey buys: one of its own, so that journeys do not compete for stock. Slugs of the built-in shop.

export const books = {
  /** Found by its title in Latin transliteration. */
  zorba: 'vios-kai-politeia-tou-alexi-zormpa-kazantzakis',
  deposit: 'o-aniforos-kazantzakis',
  keyboard: 'loxantra-iordanidou',
  fields: 'emma-austen',
  soldOut: { el: 'epikouros-theodoridis', en: 'odysseas-joyce' },
  staysBeside: 'to-telos-tis-mikris-mas-polis-hatzis',
  fewLeft: { el: 'erotika-poiimata-neruda', en: 'ta-vouna-tis-trelas-lovecraft' },
  repriced: { el: 'i-metamorfosi-kafka', en: 'poiimata-dimoula' },
  pressedTwice: 'i-fonissa-papadiamantis',
  announced: 'to-kaplani-tis-vitrinas-zei',
  looked: 'sapiens-harari',
  comesBack: { el: 'i-gyftopoula-papadiamantis', en: 'logia-tis-ploris-karkavitsas' },
  unitedKept: 'aioliki-gi-venezis',
  unitedHere: 'matomena-chomata-sotiriou',
  unitedScarce: { el: 'i-leschi-tsirkas', en: 'ariagni-tsirkas' },
  stoppedBefore: 'lixiprothesma-daneia-markaris',
} as const

/** A category with several pages of books. */
export const category = 'xeni-logotechnia'
