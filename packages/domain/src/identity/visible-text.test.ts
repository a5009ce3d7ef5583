import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'

test.each([
  ['Ελένη\u202e', 'Ελένη'],
  ['\ufeff Χωρίς\u200b τιμή\u2069 ', 'Χωρίς τιμή'],
  ['βιβλιο\u00adπωλείο', 'βιβλιοπωλείο'],
  ['πρώτη\nδεύτερη', 'πρώτη\nδεύτερη'],
  ['\u3164\u115f', ''],
  ['\u200d', ''],
  ['a\u200d \u200cb', 'a b'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🚀 ❤\ufe0f\u200d🔥', '👩\u200d🚀 ❤\ufe0f\u200d🔥'],
  ['ανα\u0301γνωσμα', 'ανα\u0301γνωσμα'],
])('%j is %j', (typed, visible) => {
  expect(visibleText(typed)).toBe(visible)
})

test('nothing is left to take out, and no mark that turns a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const text = visibleText(typed)
      expect(visibleText(text)).toBe(text)
      expect(text).not.toMatch(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/)
    }),
  )
})
