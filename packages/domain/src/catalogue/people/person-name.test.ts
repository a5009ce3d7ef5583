import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filedName, isParticle, printedName, readPersonName } from './person-name.ts'

describe('a name is filed by its surname', () => {
  test.each([
    ['Νίκος Καζαντζάκης', 'Καζαντζάκης, Νίκος'],
    ['Κ. Π. Καβάφης', 'Καβάφης, Κ. Π.'],
    ['Καζαντζάκης, Νίκος', 'Καζαντζάκης, Νίκος'],
    ['Όμηρος', 'Όμηρος'],
    ['Ελένη Γλύκατζη-Αρβελέρ', 'Γλύκατζη-Αρβελέρ, Ελένη'],
    ['Ούρσουλα Κ. Λε Γκεν', 'Λε Γκεν, Ούρσουλα Κ.'],
    ['Jean de La Fontaine', 'La Fontaine, Jean de'],
    ['Edward St. Aubyn', 'St. Aubyn, Edward'],
    ['Σιμόν ντε Μποβουάρ', 'Μποβουάρ, Σιμόν ντε'],
    ['Johann Wolfgang von Goethe', 'Goethe, Johann Wolfgang von'],
    ['Vincent van Gogh', 'Gogh, Vincent van'],
    ['Robert Van Gulik', 'Van Gulik, Robert'],
    ['Άννι Ντι Ντόνα', 'Ντι Ντόνα, Άννι'],
    ['Kurt Vonnegut Jr.', 'Vonnegut Jr., Kurt'],
    ['Vonnegut, Kurt, Jr.', 'Vonnegut Jr., Kurt'],
    ['Γκαρσία Μάρκες, Γκαμπριέλ', 'Γκαρσία Μάρκες, Γκαμπριέλ'],
    ['Καζαντζάκης, Νίκος, 1883-1957', 'Καζαντζάκης, Νίκος'],
    ['Tolkien, J. R. R. (John Ronald Reuel)', 'Tolkien, J. R. R.'],
    ['Διονύσιος ο Αρεοπαγίτης', 'Διονύσιος ο Αρεοπαγίτης'],
    ['Φραγκίσκος της Ασίζης', 'Φραγκίσκος της Ασίζης'],
    ['Ο. Χένρι', 'Χένρι, Ο.'],
    ['Ινστιτούτο Νεοελληνικών Σπουδών', 'Ινστιτούτο Νεοελληνικών Σπουδών'],
    ['  Νίκος   Καζαντζάκης ', 'Καζαντζάκης, Νίκος'],
    ['', ''],
  ])('%s → %s', (name, filed) => expect(filedName(readPersonName(name))).toBe(filed))
})

test.each([
  ['King, Martin Luther, Jr.', 'Martin Luther King Jr.'],
  ['Δουμάς, Αλέξανδρος, ο νεότερος', 'Αλέξανδρος Δουμάς ο νεότερος'],
  ["Annunzio, Gabriele d'", "Gabriele d'Annunzio"],
  ['Beethoven, Ludwig van, 1770-1827', 'Ludwig van Beethoven'],
])('%s is printed %s', (filed, printed) => expect(printedName(readPersonName(filed))).toBe(printed))

test('a particle may be an initial: then it has a point or stands alone as a capital', () => {
  expect(['von', 'Ντε', "d'", 'd’', 'y', 'D.', 'Y.', 'Y', 'D'].map(isParticle)).toEqual([
    ...[true, true, true, true, true],
    ...[false, false, false, false],
  ])
})

test('the printed and the filed form can be converted to each other', () => {
  const word = fc.stringMatching(/^[Α-Ω][α-ω]{1,8}$|^[A-Z][a-z]{1,8}$/)
  const names = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(names, (name) => {
      const read = readPersonName(name)
      expect(readPersonName(filedName(read))).toEqual(read)
      expect(printedName(read)).toBe(name)
    }),
  )
})
