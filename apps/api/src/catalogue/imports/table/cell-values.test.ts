import { expect, test } from 'vitest'
import { seriesNumber } from '../series-number.ts'
import { readNames } from './cell-people.ts'
import { readAmount, readBinding, readDate, readDimensions, readPolicy, readWhole } from './cell-values.ts'

test.each<[string, number | null]>([
  ['15', 1500],
  ['15.9', 1590],
  ['15,90', 1590],
  ['15,90 €', 1590],
  ['€15.90', 1590],
  ['15.90 EUR', 1590],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1234.5', 123_450],
  ['51.0000', 5100],
  ['0,01', 1],
  ['15,900', null],
  ['12.345', null],
  ['0', null],
  ['-5', null],
  ['15,9,0', null],
  ['fifteen', null],
  ['1e5', null],
  ['100001', null],
  ['', null],
])('%s is %s cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents)
})

test.each<[string, { year: number; day: string | null } | null]>([
  ['2026', { year: 2026, day: null }],
  ['2026-11', { year: 2026, day: null }],
  ['2026-11-20', { year: 2026, day: '2026-11-20' }],
  ['2026-11-20 10:30:00', { year: 2026, day: '2026-11-20' }],
  ['20/11/2026', { year: 2026, day: '2026-11-20' }],
  ['1.2.2026', { year: 2026, day: '2026-02-01' }],
  ['31/02/2026', null],
  ['2026-13-01', null],
  ['-750', null],
  ['soon', null],
])('%s is %o', (text, date) => {
  expect(readDate(text)).toEqual(date)
})

test.each<[string, string[]]>([
  ['J.K. Rowling, Mary GrandPré', ['J.K. Rowling', 'Mary GrandPré']],
  ['Maté, Gabor', ['Gabor Maté']],
  ['García Márquez, Gabriel', ['Gabriel García Márquez']],
  ['Tolkien, J. R. R.', ['J. R. R. Tolkien']],
  ['Le Guin, Ursula K.', ['Ursula K. Le Guin']],
  ['Philip K. Dick, Ursula K. Le Guin', ['Philip K. Dick', 'Ursula K. Le Guin']],
  ['Homer, Robert Fagles', ['Homer', 'Robert Fagles']],
  ['Όμηρος, Δημήτρης Μαρωνίτης', ['Όμηρος', 'Δημήτρης Μαρωνίτης']],
  ['Ιωάννα Καρυστιάνη, Ζυράννα Ζατέλη', ['Ιωάννα Καρυστιάνη', 'Ζυράννα Ζατέλη']],
  ['Καρυστιάνη, Ζατέλη, Γαλανάκη', ['Καρυστιάνη', 'Ζατέλη', 'Γαλανάκη']],
  ['Goethe, Johann Wolfgang von', ['Johann Wolfgang von Goethe']],
  ['Saint-Exupery, Antoine de', ['Antoine de Saint-Exupery']],
  ['Μποβουάρ, Σιμόν ντε', ['Σιμόν ντε Μποβουάρ']],
  ["Annunzio, Gabriele d'", ["Gabriele d'Annunzio"]],
  ['van Gogh, Vincent Willem', ['Vincent Willem van Gogh']],
  ['de la Cruz, Juana Inés', ['Juana Inés de la Cruz']],
  ['Vonnegut, Kurt, Jr.', ['Kurt Vonnegut Jr.']],
  ['Vonnegut, Jr., Kurt', ['Kurt Vonnegut Jr.']],
  ['Vonnegut, Kurt Jr.', ['Kurt Vonnegut Jr.']],
  ['Kurt Vonnegut, Jr.', ['Kurt Vonnegut Jr.']],
  ['Kurt Vonnegut, Jr., Ida Marsh', ['Kurt Vonnegut Jr.', 'Ida Marsh']],
  ['Δουμάς, Αλέξανδρος, ο νεότερος', ['Αλέξανδρος Δουμάς ο νεότερος']],
  ['Homer, Robert Fagles, Bernard Knox', ['Homer', 'Robert Fagles', 'Bernard Knox']],
  ['Ελύτης, Οδυσσέας; Σεφέρης, Γιώργος', ['Οδυσσέας Ελύτης', 'Γιώργος Σεφέρης']],
  ['Άννα Ζαφειρίου και Βασίλης Ηλιού', ['Άννα Ζαφειρίου', 'Βασίλης Ηλιού']],
  ['Καζαντζάκης, Νίκος / Φράιερ, Κίμων', ['Νίκος Καζαντζάκης', 'Κίμων Φράιερ']],
  ['Mac Barnett, Jon Klassen', ['Mac Barnett', 'Jon Klassen']],
  ['D. Kahneman, Amos Tversky', ['D. Kahneman', 'Amos Tversky']],
  ['Y. Harari, Daniel Casanave', ['Y. Harari', 'Daniel Casanave']],
  ['King, Martin Luther, Jr., Ida Marsh', ['King', 'Martin Luther Jr.', 'Ida Marsh']],
  ['Voltaire, Robert Fagles', ['Voltaire', 'Robert Fagles']],
  ['Βολταίρος, Δημήτρης Μαρωνίτης', ['Βολταίρος', 'Δημήτρης Μαρωνίτης']],
  ['Louis Sachar, Louis Sachar', ['Louis Sachar']],
  ['Matthew    Ward', ['Matthew Ward']],
  ['', []],
])('%s is %o', (text, names) => {
  const doubts: string[] = []
  expect(readNames(text, (part) => doubts.push(part))).toEqual(names)
  expect(doubts).toEqual([])
})

test.each<[string, string[]]>([
  ['Τολστόι, Λέων Νικολάγιεβιτς', ['Λέων Νικολάγιεβιτς Τολστόι']],
  ['Faulkner, William Cuthbert', ['William Cuthbert Faulkner']],
  ['Van Gogh, Vincent Willem', ['Vincent Willem Van Gogh']],
  ['Marsh, Ida, Stone, Una', ['Marsh', 'Ida', 'Stone', 'Una']],
])('%s is taken for %o, which is told', (text, names) => {
  const doubts: [string, readonly string[]][] = []
  expect(readNames(text, (part, taken) => doubts.push([part, taken]))).toEqual(names)
  expect(doubts).toEqual([[text, names]])
})

test.each([
  ['Σκληρό εξώφυλλο', 'hardback'],
  ['Hardcover', 'hardback'],
  ['Μαλακό εξώφυλλο', 'paperback'],
  ['mass market paperback', 'pocket'],
  ['Board book', 'board'],
  ['spiral', null],
])('%s is bound as %s', (text, binding) => {
  expect(readBinding(text)).toBe(binding)
})

test.each([
  ['Διαθέσιμο', 'stock'],
  ['days_1_3', 'days_1_3'],
  ['ΚΥΚΛΟΦΟΡΕΙ', 'to_order'],
  ['Υπό έκδοση', 'coming_soon'],
  ['Pre-order', 'pre_order'],
  ['Κατόπιν παραγγελίας', 'to_order'],
  ['Εξαντλημένο', 'out_of_print'],
  ['αποσύρθηκε', 'not_available'],
  ['maybe', null],
])('%s is %s', (text, policy) => {
  expect(readPolicy(text)).toBe(policy)
})

test.each([
  ['23x17', { heightMm: 230, widthMm: 170, thicknessMm: null }],
  ['23,5 × 17 × 2 εκ.', { heightMm: 235, widthMm: 170, thicknessMm: 20 }],
  ['230x170 mm', { heightMm: 230, widthMm: 170, thicknessMm: null }],
  ['6.8 x 4.2 x 1 inches', { heightMm: 173, widthMm: 107, thicknessMm: 25 }],
  ['210x140', { heightMm: 210, widthMm: 140, thicknessMm: null }],
  ['A4', null],
])('%s measures %o', (text, dimensions) => {
  expect(readDimensions(text)).toEqual(dimensions)
})

test.each([
  ['3', 3],
  ['Book 3', 3],
  ['Τόμος 12', 12],
  ['1.0', 1],
  ['1-3', null],
  ['0.5', null],
  ['0', null],
  [null, null],
])('%s is number %s of its series', (text, number) => {
  expect(seriesNumber(text)).toBe(number)
})

test('whole numbers stay within their bounds', () => {
  expect(readWhole('320', 1, 999)).toBe(320)
  expect(readWhole('1987.0', 1450, 2100)).toBe(1987)
  expect(readWhole('-750', 1450, 2100)).toBeNull()
  expect(readWhole('32a', 1, 999)).toBeNull()
})
