// What the confirmation of an order says of withdrawal, in short and in the attached file: by what is in the order.

import { expect, test } from 'vitest'
import { orderData } from '../test/order-data.ts'
import { emails } from './emails.ts'
import type { LineData } from './order-data.ts'

type Content = 'book' | 'stamp' | 'card'

const details = { recipientName: 'Κατερίνα', recipientEmail: 'k@example.gr', design: 'classic' } as const
const changes: Readonly<Record<Content, Partial<LineData>>> = {
  book: {},
  stamp: { name: 'Σφραγίδα', withdrawable: false },
  card: { name: 'Δωροκάρτα', extension: { giftCard: details } },
}

/** The sentences of the e-mail, and of the file. */
function withdrawalIn(language: 'el' | 'en', contents: readonly Content[]) {
  const [line] = orderData(language).lines
  const lines = line ? contents.map((content) => ({ ...line, ...changes[content] })) : []
  const { text, attachments } = emails.orderConfirmation(orderData(language, { lines }))
  return [text, attachments[0]?.text ?? ''].map((one) => one.replace(/\s+/g, ' '))
}

const sentences = {
  right: ['Έχετε δικαίωμα να υπαναχωρήσετε', 'You have the right to withdraw'],
  ofGoods: ['απέκτησε τη φυσική κατοχή του τελευταίου αγαθού', 'physical possession of the last good'],
  ofCards: [
    'Η προθεσμία υπαναχώρησης εκπνέει μετά από 14 ημέρες από την ημέρα σύναψης',
    'The withdrawal period will expire after 14 days from the day of the conclusion',
  ],
  ofCardsToo: ['Για τις δωροκάρτες, η προθεσμία υπαναχώρησης', 'For gift cards, the withdrawal period'],
  except: ['Εξαιρείται ό,τι φτιάχνεται με δικά σας λόγια', 'What is made with your words is an exception'],
  none: ['δεν υπάρχει δικαίωμα υπαναχώρησης', 'There is no right to withdraw'],
  sentBack: ['Οφείλετε να στείλετε πίσω τα αγαθά', 'You shall send back the goods'],
  online: ['https://stoa.example/withdrawal', 'https://stoa.example/en/withdrawal'],
  form: ['Υπόδειγμα εντύπου υπαναχώρησης', 'Model withdrawal form'],
} as const
type Sentence = keyof typeof sentences

const languages = ['el', 'en'] as const
const cases: [Content[], Sentence[]][] = [
  [['book'], ['right', 'ofGoods', 'sentBack', 'online', 'form']],
  [['card'], ['right', 'ofCards', 'online', 'form']],
  [
    ['book', 'card'],
    ['right', 'ofGoods', 'ofCardsToo', 'sentBack', 'online', 'form'],
  ],
  [
    ['book', 'stamp'],
    ['right', 'ofGoods', 'except', 'sentBack', 'online', 'form'],
  ],
  [
    ['stamp', 'card'],
    ['right', 'ofCards', 'except', 'online', 'form'],
  ],
  [['stamp'], ['none']],
]
const inLanguages = cases.flatMap(([contents, said]) =>
  languages.map((language) => [language, contents, said] as const),
)

test.each(inLanguages)(
  'the attached instructions are those of what is in the order (%s, %j)',
  (language, contents, said) => {
    const [, file = ''] = withdrawalIn(language, contents)
    const found = Object.entries(sentences).filter(([, texts]) =>
      file.includes(texts[languages.indexOf(language)] ?? ''),
    )
    expect(found.map(([sentence]) => sentence)).toEqual(said)
  },
)

test.each([
  [['book'], ['14 days from delivery', 'with the model form'], ['gift card']],
  [['card'], ['14 days from the order', 'hasn’t been used', 'with the model form'], ['14 days from delivery']],
  [['book', 'card'], ['14 days from delivery, without giving a reason. For gift cards, 14 days from the order'], []],
  [['stamp'], ['“Σφραγίδα”.', 'Attached is what applies to withdrawal'], ['14 days', 'model form', '”. Withdraw from']],
] as const)('the e-mail says the same in short (%j)', (contents, said, unsaid) => {
  const [text] = withdrawalIn('en', contents)
  for (const words of said) expect(text).toContain(words)
  for (const words of unsaid) expect(text).not.toContain(words)
})
