// The attributes of the demo shop's products and their values, colours and sizes, in the order in which they are shown.

import { gradeWords, lessonWords } from './school-words.ts'

interface DemoWords {
  el: string
  en: string
}

export interface DemoAttribute extends DemoWords {
  kind: 'attribute' | 'status' | 'feature' | 'model' | 'promotion'
  values: Record<string, DemoWords>
}

export const attributes: Record<string, DemoAttribute> = {
  language: {
    kind: 'attribute',
    el: 'Γλώσσα',
    en: 'Language',
    values: { el: { el: 'Ελληνικά', en: 'Greek' }, en: { el: 'Αγγλικά', en: 'English' } },
  },
  age: {
    kind: 'attribute',
    el: 'Ηλικία',
    en: 'Age',
    values: {
      '0-2': { el: 'Ως 2 ετών', en: 'Up to 2 years' },
      '3-5': { el: '3–5 ετών', en: '3–5 years' },
      '6-8': { el: '6–8 ετών', en: '6–8 years' },
      '9-11': { el: '9–11 ετών', en: '9–11 years' },
      '12-plus': { el: '12 ετών και άνω', en: '12 years and more' },
    },
  },
  grade: { kind: 'attribute', el: 'Τάξη', en: 'Class', values: gradeWords },
  lesson: { kind: 'attribute', el: 'Μάθημα', en: 'Lesson', values: lessonWords },
  status: {
    kind: 'status',
    el: 'Ξεχωρίζουν',
    en: 'Stands out',
    values: {
      'new-arrival': { el: 'Νέα άφιξη', en: 'New arrival' },
      'best-seller': { el: 'Ευπώλητο', en: 'Best seller' },
      'in-the-window': { el: 'Στη βιτρίνα', en: 'In the window' },
    },
  },
  feature: {
    kind: 'feature',
    el: 'Γνωρίσματα',
    en: 'Features',
    values: {
      award: { el: 'Βραβευμένο', en: 'Award winner' },
      'staff-pick': { el: 'Επιλογή βιβλιοπώλη', en: 'Bookseller’s pick' },
      signed: { el: 'Υπογεγραμμένα αντίτυπα', en: 'Signed copies' },
      illustrated: { el: 'Εικονογραφημένο', en: 'Illustrated' },
      series: { el: 'Μέρος σειράς', en: 'Part of a series' },
      translated: { el: 'Μετάφραση', en: 'Translation' },
    },
  },
  model: {
    kind: 'model',
    el: 'Μοντέλο',
    en: 'Model',
    values: {
      'medium-a5': { el: 'Medium A5', en: 'Medium A5' },
      'classic-large': { el: 'Classic Large', en: 'Classic Large' },
      'cahier-large': { el: 'Cahier Large', en: 'Cahier Large' },
      'no-16': { el: 'No 16', en: 'No. 16' },
      safari: { el: 'safari', en: 'safari' },
      'classic-sport': { el: 'Classic Sport', en: 'Classic Sport' },
      'castell-9000': { el: 'Castell 9000', en: 'Castell 9000' },
      boss: { el: 'Boss', en: 'Boss' },
    },
  },
  promotion: {
    kind: 'promotion',
    el: 'Προσφορές',
    en: 'Offers',
    values: { 'autumn-offers': { el: 'Προσφορές του φθινοπώρου', en: 'Autumn offers' } },
  },
}

export const colors: Record<string, DemoWords> = {
  black: { el: 'Μαύρο', en: 'Black' },
  grey: { el: 'Γκρι', en: 'Grey' },
  natural: { el: 'Φυσικό', en: 'Natural' },
  brown: { el: 'Καφέ', en: 'Brown' },
  yellow: { el: 'Κίτρινο', en: 'Yellow' },
  orange: { el: 'Πορτοκαλί', en: 'Orange' },
  red: { el: 'Κόκκινο', en: 'Red' },
  green: { el: 'Πράσινο', en: 'Green' },
  blue: { el: 'Μπλε', en: 'Blue' },
}

export const sizes: Record<string, DemoWords> = {
  small: { el: 'Μικρό', en: 'Small' },
  medium: { el: 'Μεσαίο', en: 'Medium' },
  large: { el: 'Μεγάλο', en: 'Large' },
}

/** The colour or size of a product's dimension, by its English name. */
export const formValues: Record<string, string> = {
  Black: 'black',
  Charcoal: 'grey',
  Natural: 'natural',
  'Kraft brown': 'brown',
  Ochre: 'yellow',
  Orange: 'orange',
  Red: 'red',
  'Scarlet red': 'red',
  Wine: 'red',
  Bordeaux: 'red',
  Green: 'green',
  'Cypress green': 'green',
  Blue: 'blue',
  Navy: 'blue',
  'Sapphire blue': 'blue',
  Small: 'small',
  Medium: 'medium',
  Large: 'large',
}
