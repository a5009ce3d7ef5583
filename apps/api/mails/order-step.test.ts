import type { Destination } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { announcedStatuses } from '@stoa/domain/ordering/order/announced-statuses'
import { describe, expect, test } from 'vitest'
import { orderData } from '../test/order-data.ts'
import { emails } from './emails.ts'
import type { OrderStepData } from './order-step.ts'

const laterSteps = ['collectSoon', 'uncollected', 'rescheduled', 'arrived', 'restReady', 'paidAhead'] as const

const languages = ['el', 'en'] as const

const branch = {
  name: 'Στοά Σόλωνος',
  address: 'Σόλωνος 71',
  city: 'Αθήνα',
  postalCode: '10679',
  phone: '2100000000',
  openDays: [{ from: 1, to: 5, hours: { opens: '09:00', closes: '21:00' } }],
}

const point = { name: 'Κιόσκι πλατείας', street: 'Στουρνάρη 12', city: 'Αθήνα', postalCode: '10683' }

interface Changes extends Partial<OrderStepData> {
  destination?: Destination
  where?: 'branch' | 'locker' | 'point'
}

function emailOf(language: 'el' | 'en', { destination = 'address', where = 'point', ...changes }: Changes) {
  const shipping = {
    destination,
    where: destination === 'branch' ? 'branch' : destination === 'point' ? where : null,
    name: 'Stoa',
  }
  const places = { branch: destination === 'branch' ? branch : null, point: destination === 'point' ? point : null }
  const order = orderData(language, { shipping, ...places })
  const defaults = {
    step: 'inDelivery' as const,
    parcels: [],
    inTime: true,
    paidOnDelivery: false,
    refunded: 0,
    document: null,
    keptUntil: null,
  }
  const { subject, html, text } = emails.orderStep({ order, ...defaults, ...changes })
  return { subject, html, text: text.replace(/\s+/g, ' ') }
}

test('with the goods on their way or handed over, what was issued is said to be on the order’s page', () => {
  const said = {
    receipt: 'Your receipt is on the order’s page too',
    invoice: 'Your invoice is on the order’s page too',
  }
  for (const document of ['receipt', 'invoice'] as const) {
    expect(emailOf('en', { document }).text).toContain(said[document])
    expect(emailOf('en', { step: 'completed', destination: 'branch', document }).text).toContain(said[document])
    expect(emailOf('en', { step: 'processing', document }).text).not.toContain('on the order’s page too')
  }
  expect(emailOf('el', { document: 'invoice' }).text).toContain(
    'Το τιμολόγιό σας βρίσκεται και στη σελίδα της παραγγελίας',
  )
  expect(emailOf('en', { document: null }).text).not.toContain('on the order’s page too')
})

describe.each(languages)('%s', (language) => {
  test.each(
    [...announcedStatuses, 'delayed' as const, 'readdressed' as const, ...laterSteps].flatMap((step) =>
      (['address', 'branch'] as const).map((to) => [step, to] as const),
    ),
  )('%s (%s): a short subject with the number, the same in HTML and text, one thing to press', (step, destination) => {
    const { subject, html, text } = emailOf(language, { step, destination, refunded: 2190 })
    expect(subject).toContain('STO-26-000001')
    expect(subject.length).toBeLessThanOrEqual(50)
    for (const body of [html, text]) expect(body).toContain('STO-26-000001')
    expect(html).toContain(` lang="${language}"><head>`)
    expect(html.match(/\/track-order\//g)).toHaveLength(1)
    expect(text).toContain(`https://stoa.example${language === 'en' ? '/en' : ''}/track-order/`)
    expect(text).toContain('Στοά Βιβλιοπωλεία ΑΕ')
  })
})

const parcels = [
  { carrier: 'BOX NOW', number: '12345', href: 'https://track.boxnow.gr/?track=12345', pin: null },
  { carrier: 'Clever Point', number: 'CP-9', href: null, pin: '4081' },
]

test.each([
  ['el', 'Πού: Στοά Σόλωνος, Σόλωνος 71, 106 79 Αθήνα, τηλέφωνο 210 000 0000 Ωράριο: Δευτέρα–Παρασκευή 09:00–21:00'],
  [
    'en',
    'Where: Στοά Σόλωνος, Σόλωνος 71, 106 79 Αθήνα, telephone 210 000 0000 Opening hours: Monday–Friday 09:00–21:00',
  ],
] as const)(
  'what is ready at a branch says where, when that is open and what is paid there (%s)',
  (language, place) => {
    const { text } = emailOf(language, { step: 'readyForPickup', destination: 'branch', paidOnDelivery: true })
    expect(text).toContain(place)
    expect(text).toContain(language === 'el' ? '21,90 € στο ταμείο' : '€21.90 at the till')
    expect(emailOf(language, { step: 'readyForPickup', destination: 'branch' }).text).not.toContain('€')
  },
)

test.each([
  ['el', 'locker', 'έφτασε στη θυρίδα'],
  ['en', 'locker', 'is in its locker'],
  ['en', 'point', 'is at its pickup point'],
] as const)('what is ready at a carrier’s says where (%s, %s)', (language, where, sentence) => {
  const { text } = emailOf(language, { step: 'readyForPickup', destination: 'point', where })
  expect(text).toContain(sentence)
  expect(text).toContain('Κιόσκι πλατείας, Στουρνάρη 12, 106 83 Αθήνα')
})

test.each([
  ['el', 'πηγαίνει πλέον εδώ: Ελένη Παππά, Σόλωνος 1'],
  ['en', 'now goes to: Ελένη Παππά, Σόλωνος 1'],
] as const)('a new address is in the e-mail about it (%s)', (language, sentence) => {
  expect(emailOf(language, { step: 'readdressed' }).text).toContain(sentence)
})

test('what left can be followed, and says what is in it and when it comes', () => {
  const { text, html } = emailOf('en', { parcels })
  expect(text).toContain('It should reach you 24–26 November 2026.')
  expect(text).toContain('BOX NOW: tracking number 12345.')
  expect(html).toContain('href="https://track.boxnow.gr/?track=12345"')
  expect(text).toContain('Clever Point: tracking number CP-9. Locker code: 4081')
  expect(text).toContain('2 × Το κιβώτιο')
  expect(text).not.toContain('for the courier')
})

test('what is late promises no day', () => {
  expect(emailOf('en', { inTime: false }).text).toContain('to the courier. ')
  for (const language of languages) expect(emailOf(language, { inTime: false }).text).not.toMatch(/2026[.,]/)
})

test.each([
  ['el', 'Έχετε έτοιμα 21,90 € για τον κούριερ.'],
  ['en', 'Please have €21.90 ready for the courier.'],
] as const)('cash is to be at hand (%s)', (language, sentence) => {
  expect(emailOf(language, { paidOnDelivery: true }).text).toContain(sentence)
})

test.each([
  ['el', 'branch', 'να είναι έτοιμη ως τις 26 Νοεμβρίου 2026'],
  ['en', 'branch', 'to be ready by 26 November 2026'],
  ['en', 'address', 'to be with you by 26 November 2026'],
] as const)('what is late says when it was promised for (%s, %s)', (language, destination, sentence) => {
  expect(emailOf(language, { step: 'delayed', destination }).text).toContain(sentence)
})

test.each([
  ['el', 'branch', 'σας περιμένει: Στοά Σόλωνος. Τη φυλάμε επτά ημέρες'],
  ['en', 'branch', 'is waiting for you at Στοά Σόλωνος. We’ll keep it for seven days'],
  ['en', 'address', 'is at its pickup point'],
] as const)('what is ready says where (%s, %s)', (language, destination, sentence) => {
  expect(emailOf(language, { step: 'readyForPickup', destination }).text).toContain(sentence)
})

test.each([
  ['el', 'Σας επιστρέψαμε 9,90 €'],
  ['en', 'We’ve refunded €9.90'],
] as const)('a refund says how much (%s)', (language, title) => {
  expect(emailOf(language, { step: 'refund', refunded: 990 }).text).toContain(title)
})

test('what comes to nothing says that money comes back, and that means have come', () => {
  const means = [{ kind: 'points' as const, code: '', amount: 500 }]
  const order = orderData('en')
  const withMeans = { ...order, amounts: { ...order.amounts, means } }
  for (const step of ['notAvailable', 'returned'] as const) {
    expect(emailOf('en', { step }).text).toContain('we’ll refund you the same way')
    expect(emailOf('en', { step }).text).not.toContain('gift cards or points')
    expect(emailOf('en', { step, order: withMeans }).text).toContain('gift cards or points has already been returned')
  }
})

test.each([
  ['el', 'ως τις 4 Δεκεμβρίου 2026', 'δεν χρωστάτε τίποτα'],
  ['en', 'until 4 December 2026', 'you owe nothing'],
] as const)(
  'what is paid at the till is kept until a day, of which its buyer is reminded (%s)',
  (language, day, free) => {
    const ready = { destination: 'branch', where: 'branch', paidOnDelivery: true, keptUntil: '2026-12-04' } as const
    for (const step of ['readyForPickup', 'collectSoon'] as const) {
      const { text } = emailOf(language, { ...ready, step })
      expect(text).toContain(day)
      expect(text).toContain('Στοά Σόλωνος')
    }
    expect(emailOf(language, { ...ready, step: 'uncollected' }).text).toContain(free)
  },
)
