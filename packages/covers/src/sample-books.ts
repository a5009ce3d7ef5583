// Sample books for tests: short and long titles, Greek and English, with and without series, in every category.
import type { CoverBook } from './cover-model.ts'
import { below, createRandom, type NonEmpty, pick, type Random } from './random.ts'

const CATEGORIES: NonEmpty<string> = [
  'greek-fiction',
  'world-fiction',
  'poetry',
  'crime',
  'history',
  'philosophy',
  'children',
  'young',
  'living',
  'school',
  'music',
]

const WORDS: NonEmpty<string> = [
  'Η',
  'φόνισσα',
  'το',
  'σπίτι',
  'της',
  'θάλασσας',
  'και',
  'οι',
  'μέρες',
  'του',
  'Κωνσταντινουπολίτισσα',
  'ξανασταυρώνεται',
  'Μιχάλη',
  'The',
  'old',
  'Mediterranean',
  'of',
  '1984',
  'λόγια',
  '«νύχτα»',
]

const AUTHORS: NonEmpty<string> = [
  'Νίκος Καζαντζάκης',
  'Jane Austen',
  'Μαρία Λαμπαδαρίδου-Πόθου',
  'Όμηρος',
  'Κωνσταντίνος Παπαδημητρακόπουλος, Αλεξάνδρα Παπαδημητρακοπούλου',
  'Διδώ Σωτηρίου, Άλκη Ζέη, Ζωρζ Σαρή',
]

const PUBLISHERS: NonEmpty<string | null> = ['Εστία', 'Penguin Classics', 'Εκδόσεις του Εικοστού Πρώτου', null]

function sampleTitle(random: Random): string {
  const words = (most: number) => Array.from({ length: 1 + below(random, most) }, () => pick(random, WORDS)).join(' ')
  if (random() < 0.04) return pick(random, ['Ζ', 'Ω', '10', 'Ον'])
  if (random() < 0.03) return words(40)
  return random() < 0.25 ? `${words(5)}: ${words(6)}` : words(8)
}

/** The same books on every run. */
export function sampleBooks(count: number): CoverBook[] {
  const random = createRandom(20_260_101)
  return Array.from({ length: count }, (_, index) => ({
    title: sampleTitle(random),
    author: pick(random, AUTHORS),
    publisher: pick(random, PUBLISHERS),
    series: random() < 0.3 ? pick(random, ['Νεοελληνική Λογοτεχνία', 'Modern Classics']) : null,
    category: pick(random, CATEGORIES),
    seed: `BK${index}`,
    pages: 40 + below(random, 1100),
  }))
}

export const PLAIN_BOOK: CoverBook = {
  title: 'Η φόνισσα',
  author: 'Αλέξανδρος Παπαδιαμάντης',
  publisher: 'Εστία',
  series: null,
  category: 'greek-fiction',
  seed: 'BK1',
}
