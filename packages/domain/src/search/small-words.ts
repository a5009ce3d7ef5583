// Words that carry no meaning of their own in a search: articles, prepositions, "book". They are found and counted, but not
// asked for unless nothing else is typed: «Το Αυτό», «Και δεν έμεινε κανένας». A Greek word is decided by its sound; a Latin
// one by its letters, because its sound may be that of many words: "stei" begins "Steinbeck" and is no «στη».

import { isLatin } from './fold-text.ts'
import { greekSkeleton } from './greek-skeleton.ts'
import { remember } from './remember.ts'

const words = (text: string): string[] => text.split(' ')

const greek = words(
  'ο η το οι τα του τησ των τον την τη τουσ τισ στο στη στην στον στου στησ στισ στα στουσ στων και κι σε με για ' +
    'απο απ ωσ σαν που πωσ οτι να θα δεν δε μη μην ενασ ενα μια ενοσ μιασ ειναι περι κατα μετα παρα προσ εν εισ εκ εξ ' +
    'υπο υπερ αλλα μου σου μασ σασ τι ντε ντι ντα φον βαν λα λε ντελ',
)
const trade = words('βιβλιο βιβλια βιβλιου βιβλιων εκδοσεισ εκδοσεων εκδοση εκδ εκδοτικοσ')

const latin = new Set([
  ...words('the a an of and or in on at to for from by with as is de di da la le el der die das von van del du des'),
  ...words('o h i oi ta tou toy tu ths tis tin thn ton tvn twn tous toys kai ke kay k me se gia ap sto sth sthn stin'),
  ...words('sti ston stou stoy sta stis sths stous stoys stwn stvn den na tha 8a as os ws oti san pou poy pws pos mia'),
  ...words('enas ena enos mias mou moy sou soy mas sas ti einai ine peri kata meta para pros apo eis en ek ex ypo ipo'),
  ...words('upo yper iper uper alla ala mh mhn mi min de nte nti nta fon ban'),
  ...words('book books vivlio biblio vivlia biblia bibliou vivliou vivliwn bibliwn ekdoseis ekdosis ekdosh ekd'),
  ...words('publications publishers editions isbn'),
])

const keys = new Set([...greek, ...trade].map(greekSkeleton))
/** Whether a folded word is never required beside others. */
export const isSmallWord = remember((literal) =>
  isLatin(literal) ? latin.has(literal) : keys.has(greekSkeleton(literal)),
)
