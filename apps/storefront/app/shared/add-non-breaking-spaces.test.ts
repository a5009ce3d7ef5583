import { expect, it } from 'vitest'
import { addNonBreakingSpaces } from './add-non-breaking-spaces.ts'

it.each([
  ['Η μεγάλη χίμαιρα', 'Η\u00a0μεγάλη χίμαιρα'],
  ['Τα ευπώλητα της εβδομάδας', 'Τα\u00a0ευπώλητα της\u00a0εβδομάδας'],
  ['Βιβλία για τη θάλασσα', 'Βιβλία για τη\u00a0θάλασσα'],
  ['Next to it on the shelf', 'Next to\u00a0it on\u00a0the\u00a0shelf'],
  ['Λεξικό για το σχολείο', 'Λεξικό για το\u00a0σχολείο'],
  ['Παρτίδα', 'Παρτίδα'],
  ['Και', 'Και'],
  ['«Το 10»', '«Το\u00a010»'],
])('joins the short words of %s', (text, expected) => expect(addNonBreakingSpaces(text)).toBe(expected))
