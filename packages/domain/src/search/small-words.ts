// Words that carry no meaning of their own in a search: articles, prepositions, "book". They are found and counted, but not
// asked for unless nothing else is typed: «Το Αυτό», «Και δεν έμεινε κανένας». Decided by the key, so that «περί» and "peri"
// are one word here as everywhere.

import { isLatin } from './fold-text.ts'
import { greekSkeleton } from './greek-skeleton.ts'
import { latinSkeletons } from './latin-skeletons.ts'
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
  ...words(
    'o h i oi to ta tou toy tu ths tis tin thn ton tvn twn tous toys kai ke kay k me se gia apo ap sto sth sthn',
  ),
  ...words(
    'stin sti ston stou stoy sta stis sths stous stwn stvn den na tha 8a as os san pou poy pws mia enas ena mou moy',
  ),
  ...words('sou soy mas sas ti einai book books vivlio biblio vivlia biblia bibliou vivliou bibliwn vivliwn ekdoseis'),
  ...words('ekdosis ekd publications publishers editions isbn'),
])

const keys = new Set([...greek, ...trade].map(greekSkeleton))
const leastByKey = 3

/** Whether a folded word is never required beside others. */
export const isSmallWord = remember((literal) => {
  if (!isLatin(literal)) return keys.has(greekSkeleton(literal))
  return latin.has(literal) || latinSkeletons(literal, 2).some((key) => key.length >= leastByKey && keys.has(key))
})
