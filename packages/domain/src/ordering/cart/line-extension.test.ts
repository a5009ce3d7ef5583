import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { describeExtension } from './describe-extension.ts'
import {
  extensionKey,
  type GiftCardDetails,
  giftCardDesigns,
  type LineExtension,
  maxBoxItems,
  orderedExtension,
} from './line-extension.ts'
import { isLineExtension } from './read-extension.ts'

const giftCard: GiftCardDetails = {
  recipientName: 'Νίκος Μάρκου',
  recipientEmail: 'nikos@example.gr',
  message: 'Χρόνια πολλά!\nΗ Μαρία',
  sendOn: '2027-01-06',
  design: 'classic',
  amountCents: 2500,
}
const boxItem = (productId: number, quantity = 1) => ({ productId, dimensionId: 0, quantity })

describe('the key', () => {
  it.each([[undefined], [{}], [{ text: undefined }]])('is empty for %j', (extension) => {
    expect(extensionKey(extension)).toBe('')
  })

  it('ignores the order of fields and that of things in a box', () => {
    const { design, ...others } = giftCard
    expect(extensionKey({ giftCard: { design, ...others } })).toBe(extensionKey({ giftCard }))
    expect(extensionKey({ box: { items: [boxItem(2), boxItem(1)] } })).toBe(
      extensionKey({ box: { items: [boxItem(1), boxItem(2)] } }),
    )
    expect(extensionKey({ box: { items: [boxItem(1, 2)] } })).not.toBe(extensionKey({ box: { items: [boxItem(1)] } }))
  })

  const word = fc.constantFrom('α', 'β', '"', ',', '],[')
  const extensions: fc.Arbitrary<LineExtension> = fc.record(
    {
      giftCard: fc.record(
        {
          recipientName: word,
          recipientEmail: word,
          message: word,
          design: fc.constantFrom(...giftCardDesigns),
          amountCents: fc.constantFrom(1000, 2000),
        },
        { requiredKeys: ['recipientName', 'recipientEmail', 'design'] },
      ),
      wrapping: fc.constant(true as const),
      text: word,
      box: fc.record({
        items: fc.array(
          fc.nat(2).map((id) => boxItem(id)),
          { maxLength: 2 },
        ),
        words: word,
      }),
    },
    { requiredKeys: [] },
  )
  const sorted = ({ box, ...others }: LineExtension) => ({
    ...others,
    box: box && { ...box, items: box.items.toSorted((a, b) => a.productId - b.productId) },
  })

  it('is equal exactly for extensions that say the same', () => {
    fc.assert(
      fc.property(extensions, extensions, (a, b) => {
        const isSame = isDeepStrictEqual(sorted(a), sorted(b))
        expect(extensionKey(a) === extensionKey(b)).toBe(isSame)
        expect(extensionKey(JSON.parse(JSON.stringify(a)))).toBe(extensionKey(a))
      }),
      { seed: 20_261_123, numRuns: 500 },
    )
  })
})

describe('an extension from outside', () => {
  it.each<[string, unknown]>([
    ['nothing', {}],
    ['a gift card', { giftCard }],
    ['its least', { giftCard: { recipientName: 'Ν', recipientEmail: 'n@example.gr', design: 'classic' } }],
    ['wrapping', { wrapping: true }],
    ['words', { text: 'x'.repeat(300) }],
    ['a box', { box: { items: [boxItem(1), boxItem(2, 99)], words: 'Με αγάπη' } }],
  ])('is accepted: %s', (_, value) => expect(isLineExtension(value)).toBe(true))

  it.each<[string, unknown]>([
    ['nothing at all', null],
    ['a text', 'wrapping'],
    ['a field of no table', { price: 1 }],
    ['an inherited name', JSON.parse('{"__proto__": 1}')],
    ['wrapping that is no yes', { wrapping: false }],
    ['words that are too long', { text: 'x'.repeat(301) }],
    ['no name', { giftCard: { ...giftCard, recipientName: ' ' } }],
    ['a name of signs', { giftCard: { ...giftCard, recipientName: '…' } }],
    ['a wrong e-mail', { giftCard: { ...giftCard, recipientEmail: 'nikos' } }],
    ['a message that is too long', { giftCard: { ...giftCard, message: 'x'.repeat(301) } }],
    ['a day that is none', { giftCard: { ...giftCard, sendOn: '2027-02-30' } }],
    ['an unknown design', { giftCard: { ...giftCard, design: 'x' } }],
    ['too little', { giftCard: { ...giftCard, amountCents: 900 } }],
    ['too much', { giftCard: { ...giftCard, amountCents: 20_100 } }],
    ['cents', { giftCard: { ...giftCard, amountCents: 1050 } }],
    ['an empty box', { box: { items: [] } }],
    ['a box that is too full', { box: { items: Array.from({ length: maxBoxItems + 1 }, (_, id) => boxItem(id + 1)) } }],
    ['nothing of a product', { box: { items: [boxItem(1, 0)] } }],
    ['a name in a box', { box: { items: [{ ...boxItem(1), name: 'x' }] } }],
  ])('is refused: %s', (_, value) => expect(isLineExtension(value)).toBe(false))
})

test('is described entry by entry, each kind in its place', () => {
  const formats = {
    money: (cents: number) => `${cents / 100} €`,
    day: (day: string) => day.split('-').toReversed().join('/'),
    name: ({ productId }: { productId: number }) => `Βιβλίο ${productId}`,
  }
  const entries = describeExtension(
    { giftCard, wrapping: true, text: 'Για σένα', box: { items: [boxItem(7, 2)], words: 'Με αγάπη' } },
    formats,
  )
  expect(entries.map(({ kind, values }) => [kind, ...Object.values(values)])).toEqual([
    ['recipient', 'Νίκος Μάρκου', 'nikos@example.gr'],
    ['amount', '25 €'],
    ['sendOn', '06/01/2027'],
    ['message', 'Χρόνια πολλά!\nΗ Μαρία'],
    ['wrapping'],
    ['text', 'Για σένα'],
    ['boxItem', 'Βιβλίο 7', 2],
    ['boxWords', 'Με αγάπη'],
  ])
  expect(describeExtension({ wrapping: true }, formats)).toEqual([{ kind: 'wrapping', values: {} }])
  expect(describeExtension({}, formats)).toEqual([])
})

test('an order keeps it with the names of what is in a box, and nothing for none', () => {
  const nameOf = ({ productId }: { productId: number }) => `Βιβλίο ${productId}`
  expect(orderedExtension({ wrapping: true, box: { items: [boxItem(7, 2)], words: 'Με αγάπη' } }, nameOf)).toEqual({
    wrapping: true,
    box: { items: [{ ...boxItem(7, 2), name: 'Βιβλίο 7' }], words: 'Με αγάπη' },
  })
  expect(orderedExtension({ giftCard }, nameOf)).toEqual({ giftCard })
  expect([undefined, {}].map((none) => orderedExtension(none, nameOf))).toEqual([null, null])
})
