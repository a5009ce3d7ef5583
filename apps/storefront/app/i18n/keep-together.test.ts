import type { Language } from '@stoa/domain/language'
import { expect, it, test } from 'vitest'
import { keepTogether } from './keep-together.ts'
import { readMessages } from './loaded-messages.ts'
import type { Namespace } from './message-types.ts'
import { messagesFor } from './messages.ts'

test.each([
  ['Σας στέλνουμε e-mail.', 'Σας στέλνουμε e-\u2060mail.'],
  ['Το «e-mail» και (e-book)', 'Το «e-\u2060mail» και (e-\u2060book)'],
  ['<b>E-mail</b>', '<b>E-\u2060mail</b>'],
  ['Καλέστε 210 000 0000.', 'Καλέστε 210\u00a0000\u00a00000.'],
  ['Σόλωνος 71, 106 79 Αθήνα', 'Σόλωνος 71, 106\u00a079 Αθήνα'],
  ['από 30 € και πάνω', 'από 30\u00a0€ και πάνω'],
])('%s', (text, expected) => expect(keepTogether(text)).toBe(expected))

test.each(['E-mail', 'E-mail της παραγγελίας', 'info@e-mail.example', '23 Νοεμβρίου', '2 × 3'])(
  '%s stays as it is',
  (text) => expect(keepTogether(text)).toBe(text),
)

const files = import.meta.glob('../locales/el/*.json')
const namespaces = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, '')) as Namespace[]

it.each<Language>(['el', 'en'])('no message of any page can be torn there (%s)', (language) => {
  const texts = JSON.stringify(readMessages(messagesFor(language, namespaces)))
  expect(texts).toMatch(/[eE]-\u2060mail/)
  expect(texts.match(/[\s(«“>][eE]-(?:mail|book)|\d [\d€]/g)).toBeNull()
})
