// Details of some of the demo shop's editions beyond their title page. What is not certain is left out.

import type { DemoBook } from './demo-types.ts'

const translations: Record<string, string> = {
  ru: `dostoevsky-egklima-timoria-el dostoevsky-karamazof-el dostoevsky-ilithios-el dostoevsky-ypogeio-el
    tolstoy-anna-karenina-el dostoevsky-brothers-karamazov-en`,
  de: 'kafka-diki-el kafka-metamorfosi-el mann-magiko-vouno-el hesse-sintarta-el frankl-mans-search-for-meaning-en',
  fr: `camus-xenos-el camus-panoukla-el flaubert-kyria-bovary-el simenon-maigret-fovatai-el baudelaire-anthi-kakou-el
    vernant-sympan-theoi-anthropoi kastoriadis-fantasiaki-thesmisi`,
  it: 'eco-onoma-rodou-el ferrante-yperochi-fili-el ferrante-neo-onoma-el camilleri-foni-violiou-el',
  es: 'marquez-ekato-chronia-el marquez-erotas-choleras-el lorca-poiitis-nea-yorki-el',
  pt: 'saramago-peri-tyflotitos-el',
  tr: 'pamuk-me-lene-kokkino-el',
  sv: 'larsson-dragon-tattoo-en lindgren-pippi-longstocking-en',
  ja: 'murakami-norwegian-wood-en',
  grc: 'homer-odyssey-fagles-en herodotus-histories-en',
  en: `orwell-1984-el orwell-farma-zoon-el austen-emma-el dickens-istoria-dyo-poleon-el melville-moby-dick-el
    fitzgerald-megalos-gatsby-el woolf-kymata-el joyce-odysseas-el atwood-porfyri-douli-el hosseini-chartaetoi-el
    yalom-eklapse-nitse-el yalom-kipos-epikourou tolkien-syntrofia-dachtylidiou-el asimov-deftero-themelio-el
    clogg-synoptiki-istoria-elladas mazower-elliniki-epanastasi mazower-skoteini-ipeiros runciman-alosi harari-sapiens
    harari-homo-deus hawking-chroniko-tou-chronou gombrich-chroniko-tis-technis durrell-oikogeneia-mou-kai-alla-zoa
    rowling-harry-potter-1 rowling-harry-potter-2 rowling-harry-potter-3`,
}

const languageByKey = new Map(
  Object.entries(translations).flatMap(([language, keys]) => keys.split(/\s+/).map((key) => [key, language] as const)),
)

/** The language an edition was translated from, ISO 639; null for originals and where it is not known. */
export const translatedFrom = (key: string): string | null => languageByKey.get(key) ?? null

export const translatedKeys: readonly string[] = [...languageByKey.keys()]

/** The paperbacks of this publisher have had one size for decades, the "B format". */
const sizes: Record<string, { height_mm: number; width_mm: number }> = {
  'Penguin Classics': { height_mm: 198, width_mm: 129 },
}

/** Height and width in millimetres, where they are certain. */
export const sizeOf = ({ publisher, binding }: DemoBook): { height_mm: number | null; width_mm: number | null } =>
  (binding === 'paperback' ? sizes[publisher] : undefined) ?? { height_mm: null, width_mm: null }
