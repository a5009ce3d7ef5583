// Stop words: articles, prepositions, "book". They are indexed and ranked, but only required when nothing else is
// typed: «Το Αυτό», «Και δεν έμεινε κανένας». Greek ones are compared by sound; Latin ones by their letters, because a
// sound may belong to many words: "stei" is a prefix of "Steinbeck", not «στη».

import { isLatin } from './fold-text.ts'
import { greekSkeleton } from './greek-skeleton.ts'
import { memoize } from './memoize.ts'

const splitList = (text: string): string[] => text.split(' ')

const greekWords = splitList(
  'ο η το οι τα του τησ των τον την τη τουσ τισ στο στη στην στον στου στησ στισ στα στουσ στων και κι σε με για ' +
    'απο απ ωσ σαν που πωσ οτι να θα δεν δε μη μην ενασ ενα μια ενοσ μιασ ειναι περι κατα μετα παρα προσ εν εισ εκ εξ ' +
    'υπο υπερ αλλα μου σου μασ σασ τι ντε ντι ντα φον βαν λα λε ντελ',
)
const tradeWords = splitList('βιβλιο βιβλια βιβλιου βιβλιων εκδοσεισ εκδοσεων εκδοση εκδ εκδοτικοσ')

const latinWords = new Set([
  ...splitList(
    'the a an of and or in on at to for from by with as is de di da la le el der die das von van del du des',
  ),
  ...splitList(
    'o h i oi ta tou toy tu ths tis tin thn ton tvn twn tous toys kai ke kay k me se gia ap sto sth sthn stin',
  ),
  ...splitList(
    'sti ston stou stoy sta stis sths stous stoys stwn stvn den na tha 8a as os ws oti san pou poy pws pos mia',
  ),
  ...splitList(
    'enas ena enos mias mou moy sou soy mas sas ti einai ine peri kata meta para pros apo eis en ek ex ypo ipo',
  ),
  ...splitList('upo yper iper uper alla ala mh mhn mi min de nte nti nta fon ban'),
  ...splitList('book books vivlio biblio vivlia biblia bibliou vivliou vivliwn bibliwn ekdoseis ekdosis ekdosh ekd'),
  ...splitList('publications publishers editions isbn'),
])

const keys = new Set([...greekWords, ...tradeWords].map(greekSkeleton))
/** Whether a folded word is never required beside others. */
export const isSmallWord = memoize((literal) =>
  isLatin(literal) ? latinWords.has(literal) : keys.has(greekSkeleton(literal)),
)
