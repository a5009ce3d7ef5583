import { expect, test } from 'vitest'
import el from '../locales/mails.el.json'
import en from '../locales/mails.en.json'
import { amounts, deposit, orderData } from '../test/order-data.ts'
import { emails } from './emails.ts'

const keyPaths = (value: object): string[] =>
  Object.entries(value).flatMap(([key, below]) =>
    typeof below === 'string' ? [key] : keyPaths(below).map((deeper) => `${key}.${deeper}`),
  )

const missing = (sentences: string[], text: string): string[] =>
  sentences.filter((sentence) => !text.includes(sentence))

test('every message exists in both languages', () => {
  expect(keyPaths(en)).toEqual(keyPaths(el))
})

test.each(['el', 'en'] as const)('says when, where and what, and what was agreed is attached (%s)', (language) => {
  const { subject, html, text } = emails.orderConfirmation(orderData(language))
  expect(subject.length).toBeLessThanOrEqual(50)
  expect(subject).toContain('STO-26-000001')
  const expectedTexts =
    language === 'el'
      ? [
          'Παράδοση στη διεύθυνσή σας: 24–26\u00a0Νοεμβρίου\u00a02026.',
          'STO-26-000001, στις 20\u00a0Νοεμβρίου\u00a02026, 14:05.',
          'Άρης Αλεξάνδρου · 2 ×',
          'Δίνετε 21,90\u00a0€',
          '14 ημέρες από την παραλαβή',
          'δεν αποτελεί φορολογικό παραστατικό',
          'και τους όρους που αποδεχτήκατε (έκδοση 3)',
          'Ευθυνόμαστε εκ του νόμου για δύο χρόνια',
          'Συνήγορο του Καταναλωτή',
          'Στοά Βιβλιοπωλεία ΑΕ',
          'Αρ. ΓΕΜΗ 000000000000',
          '106 79 Αθήνα',
        ]
      : [
          'Delivery to your address: 24–26\u00a0November\u00a02026.',
          'Pay €21.90',
          '14 days from delivery',
          'is not a tax document. The receipt comes with the parcel.',
          'and the terms you accepted (version 3)',
          'Consumer Ombudsman',
        ]
  expect([missing(expectedTexts, html), missing(expectedTexts, text)]).toEqual([[], []])
  expect(html).toContain(` lang="${language}"><head>`)
  expect(html.match(/<table(?![^>]*role="presentation")/g)).toBeNull()
  // when it comes stands before everything else, and the whole e-mail is short
  expect(text.indexOf(language === 'el' ? '24–26\u00a0Νοεμβρίου' : '24–26\u00a0November')).toBeLessThan(
    text.indexOf('€'),
  )
  expect(text.length).toBeLessThan(2500)
})

test.each([
  ['en', 'There is no tax document for gift cards: there is one for what is bought with them.'],
  ['el', 'Για δωροκάρτες δεν εκδίδεται παραστατικό: εκδίδεται για ό,τι αγοραστεί με αυτές.'],
] as const)('of gift cards no receipt is promised (%s)', (language, sentence) => {
  const shipping = { destination: 'email' as const, where: null, name: 'E-mail' }
  const { text } = emails.orderConfirmation(orderData(language, { shipping }))
  expect(text.replaceAll(/\s*\n\s*/g, ' ')).toContain(sentence)
})

test.each([
  ['en', 1250, 'In 6 instalments of €12.50, which your card’s bank collects monthly.'],
  ['en', 1255, 'In 6 instalments of €12.50, the last of €12.55, which your card’s bank collects monthly.'],
  ['el', 1250, 'Σε 6 δόσεις των 12,50\u00a0€, που χρεώνει κάθε μήνα η τράπεζα της κάρτας σας.'],
] as const)('says in which instalments it was paid (%s, last %i)', (language, lastCents, sentence) => {
  const instalments = { count: 6, monthlyCents: 1250, lastCents }
  const payment = { name: 'Κάρτα', paid: true, held: false, released: false, instalments, deposit: null, accounts: [] }
  expect(emails.orderConfirmation(orderData(language, { payment })).text.replaceAll(/\s*\n\s*/g, ' ')).toContain(
    sentence,
  )
})

test.each([
  ['en', 'You haven’t been charged yet: €21.90 is held, and is charged when the order is ready', 'has been paid'],
  ['el', 'Δεν έχετε χρεωθεί ακόμη: έχουν δεσμευτεί 21,90 €, που χρεώνονται όταν', 'έχει εξοφληθεί'],
] as const)('says that an amount is held, and not paid (%s)', (language, said, unsaid) => {
  const payment = {
    name: 'Κάρτα',
    paid: true,
    held: true,
    released: false,
    instalments: null,
    deposit: null,
    accounts: [],
  }
  const text = emails.orderConfirmation(orderData(language, { payment })).text.replaceAll(/\s+/g, ' ')
  expect(text).toContain(said)
  expect(text).not.toContain(unsaid)
})

test.each(['el', 'en'] as const)('no line ends within a date (%s)', (language) => {
  const days = { deliveryFrom: '2026-11-30', deliveryTo: '2026-12-02', payment: deposit }
  const { html, text } = emails.orderConfirmation(orderData(language, days))
  for (const part of [html, text]) expect(part.match(/\d+[ \n](?:Νοε|Δεκ|Nov|Dec)|(?:ίου|ber)[ \n]\d{4}/)).toBeNull()
  expect(text).toMatch(/30.(?:Νοεμβρίου|November)\s–\s2.(?:Δεκεμβρίου|December).2026/)
})

test('covers have their size before they are loaded, and no name beside the printed title', () => {
  const [line] = orderData('el').lines
  if (!line) throw new Error('an order without lines')
  const plate = { ...line, productCode: 'pen', coverFormat: 'plate' as const }
  const { html, text } = emails.orderConfirmation(orderData('el', { lines: [line, plate] }))
  expect(html.match(/<img[^>]*>/g)?.map((tag) => tag.replace(/ style="[^"]*"/, ''))).toEqual([
    '<img src="https://stoa.example/covers/alexandrou-kivotio/160.jpg" width="48" height="68" alt=""/>',
    '<img src="https://stoa.example/covers/pen/160.jpg" width="48" height="48" alt=""/>',
  ])
  expect(text).not.toContain('/covers/')
})

test.each(['el', 'en'] as const)(
  'the law’s texts are files that stay with the e-mail, word by word (%s)',
  (language) => {
    const { attachments } = emails.orderConfirmation(orderData(language))
    expect(attachments.map(({ filename }) => filename)).toEqual(
      language === 'el'
        ? ['ypanachorisi-STO-26-000001.txt', 'oroi-ekdosi-3.txt']
        : ['withdrawal-STO-26-000001.txt', 'terms-version-3.txt'],
    )
    const [withdrawal = '', terms = ''] = attachments.map((file) => file.text)
    const expectedTexts =
      language === 'el'
        ? ['εντός 14 ημερών χωρίς να αναφέρετε', 'Υπόδειγμα εντύπου υπαναχώρησης', 'Γνωστοποιώ/Γνωστοποιούμε']
        : ['within 14 days without giving any reason', 'Model withdrawal form', 'I/We (*) hereby give notice']
    expect(missing([...expectedTexts, 'Στοά Βιβλιοπωλεία ΑΕ'], withdrawal)).toEqual([])
    const sentences = orderData(language).terms?.blocks.flatMap(({ text, items = [] }) => [text ?? '', ...items]) ?? []
    expect(sentences.length).toBeGreaterThan(10)
    expect(missing(sentences, terms)).toEqual([])
    expect(terms).toContain(
      { el: 'έκδοση 3: το κείμενο που αποδεχτήκατε', en: 'version 3: the text you accepted' }[language],
    )
    // for programs that guess the encoding and know one kind of line end
    for (const text of [withdrawal, terms])
      expect([text.startsWith('\uFEFF'), /[^\r]\n/.test(text)]).toEqual([true, false])
  },
)

test('an order from before versions were kept has the terms of today, under no number', () => {
  const { terms } = orderData('en')
  const { attachments, text } = emails.orderConfirmation(
    orderData('en', { terms: terms && { ...terms, version: null } }),
  )
  expect(attachments.at(-1)?.filename).toBe('terms.txt')
  expect(`${text}${attachments.at(-1)?.text.slice(0, 200)}`).not.toMatch(/version/)
})

test('a bank deposit names both accounts, the amount, the reference and the day', () => {
  const { text, html } = emails.orderConfirmation(orderData('el', { payment: deposit }))
  const expectedTexts = [
    'GR16 0110 1250 0000 0001 2300 695',
    'GR51 0171 0000 0000 0000 0000 000',
    'Αιτιολογία: STO-26-000001',
  ]
  expect(missing([...expectedTexts, 'Ποσό: 21,90\u00a0€', 'ως τις 31\u00a0Δεκεμβρίου\u00a02026'], text)).toEqual([])
  expect(text.replace(/\s+/g, ' ')).toContain('24–26 Νοεμβρίου 2026, αν η κατάθεση φανεί την ημέρα της παραγγελίας. Αν')
  expect(html).toContain('Παράδοση: μόλις φανεί η κατάθεση.')
  expect(html).toContain('white-space:nowrap">STO-26-000001<')
})

test.each([
  ['el', 'address', 'books', 'Ως τότε κρατάμε την παραγγελία. Τη στέλνουμε μόλις φανεί η κατάθεση.'],
  ['el', 'branch', 'books', 'Την ετοιμάζουμε μόλις φανεί η κατάθεση.'],
  [
    'el',
    'address',
    'made',
    'Μόλις φανεί η κατάθεση, φτιάχνουμε ό,τι γίνεται για εσάς και μετά στέλνουμε την παραγγελία.',
  ],
  ['el', 'branch', 'made', 'ό,τι γίνεται για εσάς και μετά ετοιμάζουμε την παραγγελία.'],
  ['en', 'address', 'goods', 'We’ll hold your order until then and dispatch it as soon as your payment arrives.'],
  ['en', 'branch', 'goods', 'We’ll hold your order until then and get it ready as soon as your payment arrives.'],
  ['en', 'address', 'made', 'we’ll make what is made for you and then dispatch the order.'],
  ['en', 'branch', 'made', 'we’ll make what is made for you and then get the order ready.'],
] as const)('says what a deposit is awaited for (%s, %s, %s)', (language, destination, content, said) => {
  const shipping = { destination, where: destination === 'branch' ? destination : null, name: 'Stoa' }
  const { text } = emails.orderConfirmation(orderData(language, { payment: deposit, shipping, contents: [content] }))
  expect(text.replace(/\s+/g, ' ')).toContain(said)
  expect(text).not.toMatch(/βιβλία|books/)
})

test('a branch is shown as the place to collect from, and an invoice names the company', () => {
  const branch = {
    name: 'Στοά Σόλωνος',
    address: 'Σόλωνος 71',
    city: 'Αθήνα',
    postalCode: '10679',
    phone: '210 000 0000',
    openDays: [],
  }
  const invoice = {
    companyName: 'Βιβλία & Σία ΟΕ',
    profession: 'Εκδόσεις',
    vatNumber: '000000000',
    taxOffice: 'Αθηνών',
  }
  const shipping = { destination: 'branch' as const, where: 'branch' as const, name: 'Από κατάστημα Στοά' }
  const { html, text } = emails.orderConfirmation(orderData('el', { branch, invoice, shipping, amounts: amounts(0) }))
  expect(
    missing(
      [
        'Παραλαβή από Στοά Σόλωνος: 24–26',
        'Στοιχεία τιμολογίου: Βιβλία',
        'Μεταφορικά: Δωρεάν',
        'Το τιμολόγιο σας το δίνουμε στο κατάστημα, μαζί με την παραγγελία.',
      ],
      text,
    ),
  ).toEqual([])
  expect(html).toContain('Βιβλία &amp; Σία ΟΕ')
})

test('a locker is named as it is called', () => {
  const point = { name: 'Λευκός Πύργος', street: 'Τσιμισκή 112', city: 'Θεσσαλονίκη', postalCode: '546 22' }
  const shipping = { destination: 'point' as const, where: 'locker' as const, name: 'Σε θυρίδα' }
  const { text } = emails.orderConfirmation(orderData('el', { point, shipping }))
  expect(text).toContain('Παραλαβή από το σημείο «Λευκός Πύργος»: 24–26')
})

test('text of a buyer or a publisher stays text, on its own line', () => {
  const [line] = orderData('en').lines
  if (!line) throw new Error('an order without lines')
  const lines = [{ ...line, name: '<script>alert(1)</script>\nTotal including VAT: €0.00' }]
  const billing = {
    ...orderData('en').billing,
    productCode: '"><img src=y>',
    name: '<img src=x onerror=alert(1)>',
    street: '"><a href="https://evil.example">',
  }
  const { html, text } = emails.orderConfirmation(orderData('en', { lines, billing }))
  expect(html).not.toMatch(/<script|<img src="?[xy]|href="https:\/\/evil/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(text).not.toMatch(/^Total including VAT: €0\.00/m)
})

test('the plain text has a line for every row, and the address beside the label of a link', () => {
  const { html, text } = emails.orderConfirmation(orderData('el', { payment: deposit }))
  expect(text).toMatch(/^Το κιβώτιο\nΆρης Αλεξάνδρου · 2 × 8,55\u00a0€ .*\n= 17,10\u00a0€$/m)
  expect(text).toMatch(/^Σύνολο με ΦΠΑ: 21,90\u00a0€$/m)
  expect(text).toMatch(/^Πορεία της παραγγελίας: https:\/\/stoa\.example\/track-order\/\S+$/m)
  expect(text).toMatch(/^Υπαναχώρηση από τη σύμβαση εδώ: https:\/\/stoa\.example\/withdrawal\?order=STO-26-000001$/m)
  expect(html.replace(/<span style="display:none">.*?<\/span>/g, '')).not.toMatch(/: <\/|:<\/a>|= /)
})

test('the largest cart stays below the size at which mail programs truncate', () => {
  const line = {
    productCode: 'a-book-with-a-rather-long-code-as-some-have-el',
    author: 'Κωνσταντίνος Παπαδημητρίου-Αναγνωστόπουλος',
    coverFormat: 'trade' as const,
    englishTitle: null,
    name: 'Ο κύκλος των χαμένων βιβλιοθηκών και άλλες ιστορίες από την Αλεξάνδρεια',
    dimensionName: 'Σκληρό εξώφυλλο',
    boxName: null,
    extension: {},
    parts: [],
    quantity: 99,
    unitPriceCents: 11855,
    unitPriorCents: 12950,
    limitedUntil: null,
    gains: [],
    gift: false,
    wrappingCents: 0,
    withdrawable: true,
    ahead: null,
    totalCents: 99 * 11855,
  }
  const lines = Array.from({ length: 50 }, () => line)
  const { html } = emails.orderConfirmation(orderData('el', { lines, payment: deposit }))
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
})

test('without texts of the shop’s own it is still a complete e-mail', () => {
  const shop = { ...orderData('el').shop, registerNumber: '', vatNumber: '', phone: '', hours: '' }
  const { html } = emails.orderConfirmation(orderData('el', { shop, terms: null }))
  expect(html).toContain('Υπαναχώρηση από τη σύμβαση εδώ')
})

test('a withdrawal goes to its own address, in the text and in the model form', () => {
  const addressees = (withdrawalEmail: string) => {
    const shop = { ...orderData('en').shop, withdrawalEmail }
    const [withdrawal] = emails.orderConfirmation(orderData('en', { shop })).attachments
    return [/you must inform us \(.*?(\S+@\S+?)\)/s, /To .*?(\S+@\S+?):/s].map(
      (one) => one.exec(withdrawal?.text ?? '')?.[1],
    )
  }
  expect(addressees('withdrawal@stoa.example')).toEqual(['withdrawal@stoa.example', 'withdrawal@stoa.example'])
  expect(addressees('')).toEqual(['info@stoa.example', 'info@stoa.example'])
})

test.each(['el', 'en'] as const)('says how much was paid with what (%s)', (language) => {
  const card = { kind: 'gift_card' as const, code: 'AB12', amount: 1000 }
  const textWith = (means: (typeof card)[], due: number) =>
    emails.orderConfirmation(orderData(language, { amounts: { ...amounts(290), means, due } })).text
  const [partly, wholly] = [textWith([card], 1190), textWith([{ ...card, amount: 2190 }], 0)]
  const money = (text: string) => (language === 'el' ? `${text.replace('.', ',')}\u00a0€` : `€${text}`)
  expect(partly).toContain(`AB12: ${money('10.00')}. Αντικαταβολή. `)
  expect(partly).toContain(money('11.90'))
  expect(wholly).toContain(`AB12: ${money('21.90')}. ${language === 'el' ? 'Η παραγγελία έχει' : 'The order has'}`)
  expect(wholly).not.toContain('Αντικαταβολή. ')
})
