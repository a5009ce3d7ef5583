import { describe, expect, test } from 'vitest'
import { readRecord } from '../../../../test/onix-message.ts'

const person = (sequence: string, role: string, name: string): string =>
  `<Contributor><SequenceNumber>${sequence}</SequenceNumber><ContributorRole>${role}</ContributorRole>${name}</Contributor>`

describe('people', () => {
  test('keep their order, with one credit for each role', async () => {
    const description = [
      person('3', 'B06', '<PersonNameInverted>Ράπτης, Γιώργος</PersonNameInverted>'),
      person(
        '1',
        'A01',
        '<NamesBeforeKey>Άννα</NamesBeforeKey><KeyNames>Δείγμα</KeyNames><SuffixToKey>Jr.</SuffixToKey>',
      ),
      person('2', 'B10', '<PersonName>John Sample</PersonName>'),
      person('4', 'B09', '<PersonName>Series Editor</PersonName>'),
    ].join('')
    const { record, reason } = await readRecord({ description })
    expect(record?.credits?.map(({ name, role }) => [name, role])).toEqual([
      ['Άννα Δείγμα Jr.', 'author'],
      ['John Sample', 'editor'],
      ['John Sample', 'translator'],
      ['Γιώργος Ράπτης', 'translator'],
    ])
    expect(reason).toEqual([])
  })

  test.each([
    ['<PersonNameInverted>Van Gogh, Vincent, 1853-1890</PersonNameInverted>', 'Vincent Van Gogh'],
    ['<PersonNameInverted>Δείγμα, Άννα, 1961–</PersonNameInverted>', 'Άννα Δείγμα'],
    ['<PersonNameInverted>Δείγμα, Άννα, γεν. 1961</PersonNameInverted>', 'Άννα Δείγμα'],
    ['<PersonNameInverted>King, Martin Luther, Jr.</PersonNameInverted>', 'Martin Luther King Jr.'],
    ['<CorporateNameInverted>Sample Institute, The</CorporateNameInverted>', 'The Sample Institute'],
    ['<CorporateNameInverted>Ινστιτούτο Δείγματος</CorporateNameInverted>', 'Ινστιτούτο Δείγματος'],
  ])('%s is %s', async (element, name) => {
    const { record } = await readRecord({ description: person('1', 'A01', element) })
    expect(record?.credits?.map((credit) => credit.name)).toEqual([name])
  })

  test('have their name in the other script too, and may be unnamed', async () => {
    const description = [
      person(
        '1',
        'A01',
        '<PersonName>Νίκος Καζαντζάκης</PersonName><AlternativeName><PersonName>Nikos Kazantzakis</PersonName></AlternativeName>',
      ),
      person('2', 'A01', '<UnnamedPersons>02</UnnamedPersons>'),
      person('3', 'Z99', '<PersonName>Άγνωστος Ρόλος</PersonName>'),
    ].join('')
    const { record, reason } = await readRecord({ description })
    expect(record?.credits?.map(({ name, otherName }) => [name, otherName])).toEqual([
      ['Νίκος Καζαντζάκης', 'Nikos Kazantzakis'],
      ['Ανώνυμος', 'Anonymous'],
    ])
    expect(reason).toEqual(['ContributorRole: Z99 is not shown (Άγνωστος Ρόλος).'])
  })
})

test('pages are those of the main content, whatever else is counted', async () => {
  const extent = (type: string, value: string, unit = '03'): string =>
    `<Extent><ExtentType>${type}</ExtentType><ExtentValue>${value}</ExtentValue><ExtentUnit>${unit}</ExtentUnit></Extent>`
  const pages = async (...extents: string[]) => (await readRecord({ description: extents.join('') })).record?.pages
  expect(await pages(extent('07', '300'), extent('00', '280'), extent('11', '290'))).toBe(280)
  expect(await pages(extent('06', '310'), extent('05', '305'))).toBe(305)
  expect(await pages(extent('09', '120', '05'))).toBeNull()
  expect(await pages(extent('00', 'xii'))).toBeNull()
})

test('measures come in every unit', async () => {
  const measure = (type: string, value: string, unit: string): string =>
    `<Measure><MeasureType>${type}</MeasureType><Measurement>${value}</Measurement><MeasureUnitCode>${unit}</MeasureUnitCode></Measure>`
  const form = `<ProductForm>BB</ProductForm>${measure('01', '8.5', 'in')}${measure('02', '14', 'cm')}${measure('03', '21', 'mm')}${measure('08', '1.2', 'lb')}`
  expect((await readRecord({ form })).record).toMatchObject({
    heightMm: 216,
    widthMm: 140,
    thicknessMm: 21,
    weightG: 544,
    binding: 'hardback',
    kind: 'book',
  })
})

test.each([
  ['<ProductForm>BC</ProductForm><ProductFormDetail>B104</ProductFormDetail>', 'pocket', 'book'],
  ['<ProductForm>BC</ProductForm>', 'paperback', 'book'],
  ['<ProductForm>BH</ProductForm>', 'board', 'book'],
  ['<ProductForm>BA</ProductForm>', null, 'book'],
  ['<ProductForm>PC</ProductForm>', null, 'other'],
  ['<ProductForm>ZJ</ProductForm>', null, 'other'],
])('%s is bound as %s and taxed as %s', async (form, binding, kind) => {
  expect((await readRecord({ form })).record).toMatchObject({ binding, kind })
})

test('languages, translation and age', async () => {
  const description = `<Language><LanguageRole>01</LanguageRole><LanguageCode>gre</LanguageCode></Language>
    <Language><LanguageRole>02</LanguageRole><LanguageCode>swe</LanguageCode></Language>
    <AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>9</AudienceRangeValue></AudienceRange>`
  expect((await readRecord({ description })).record).toMatchObject({
    textLanguage: 'el',
    isTranslation: true,
    translatedFrom: 'sv',
    ageFrom: 9,
  })
  const french = '<Language><LanguageRole>01</LanguageRole><LanguageCode>fre</LanguageCode></Language>'
  expect((await readRecord({ description: french })).record).toMatchObject({ textLanguage: null, isTranslation: false })
})

test('the main subject of the newest scheme comes first', async () => {
  const subject = (scheme: string, code: string, main = ''): string =>
    `<Subject>${main}<SubjectSchemeIdentifier>${scheme}</SubjectSchemeIdentifier><SubjectCode>${code}</SubjectCode></Subject>`
  const description = [
    subject('10', 'FIC022000', '<MainSubject/>'),
    subject('93', 'FYT'),
    subject('93', 'FFP', '<MainSubject/>'),
    subject('20', 'x'),
  ]
  expect((await readRecord({ description: description.join('') })).record?.subjects).toEqual([
    { scheme: 'thema', code: 'FFP' },
    { scheme: 'thema', code: 'FYT' },
    { scheme: 'bisac', code: 'FIC022000' },
  ])
})

const text = (type: string, content: string, attributes = '', audience = '00'): string =>
  `<TextContent><TextType>${type}</TextType><ContentAudience>${audience}</ContentAudience><Text${attributes}>${content}</Text></TextContent>`

test('a description whose signs were escaped twice is readable', async () => {
  const collateral = text('03', '<![CDATA[<p>Έρως &amp;amp; Θάνατος, 10&amp;#8364;</p>]]>', ' textformat="02"')
  expect((await readRecord({ collateral })).record?.description?.el).toBe('Έρως & Θάνατος, 10€')
})

test('texts are plain, in their language, and only those for readers', async () => {
  const collateral = [
    text('03', '<p>Μία <em>ωραία</em> ιστορία.</p><p>Και τέλος.</p>', ' textformat="05"'),
    text(
      '03',
      '&lt;p&gt;A fine story.&lt;script&gt;alert(1)&lt;/script&gt;&lt;/p&gt;',
      ' language="eng" textformat="02"',
    ),
    text('03', 'Για εμπόρους.', '', '02'),
    text('02', 'Με λίγα λόγια.'),
    text('04', 'Α΄\nΒ΄'),
  ]
  expect((await readRecord({ collateral: collateral.join('') })).record).toMatchObject({
    description: { el: 'Μία ωραία ιστορία.\n\nΚαι τέλος.', en: 'A fine story.' },
    lead: { el: 'Με λίγα λόγια.' },
    contents: ['Α΄', 'Β΄'],
  })
})

test('dates keep their known precision', async () => {
  const published = (dates: string): string => `<Publisher><PublisherName>Α</PublisherName></Publisher>${dates}`
  const date = (role: string, value: string, format: string): string =>
    `<PublishingDate><PublishingDateRole>${role}</PublishingDateRole><Date dateformat="${format}">${value}</Date></PublishingDate>`
  const read = async (...dates: string[]) => (await readRecord({ publishing: published(dates.join('')) })).record
  expect(await read(date('01', '20260110', '00'))).toMatchObject({ year: 2026, releaseDate: '2026-01-10' })
  expect(await read(date('01', '202601', '01'))).toMatchObject({ year: 2026, releaseDate: null })
  expect(await read(date('01', '2026', '05'))).toMatchObject({ year: 2026, releaseDate: null })
  expect(await read(date('01', '20260110', '00'), date('02', '20260301', '00'))).toMatchObject({
    releaseDate: '2026-03-01',
  })
  expect(await read(date('01', '20260231', '00'))).toMatchObject({ year: 2026, releaseDate: null })
  expect(await read(date('01', 'spring', '12'))).toMatchObject({ year: null, releaseDate: null })
})

test('which edition, its pictures, its imprint and its other series', async () => {
  const collection = (
    type: string,
    name: string,
    part: string,
  ): string => `<Collection><CollectionType>${type}</CollectionType>
    <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel>${part}<TitleText>${name}</TitleText>
    </TitleElement></TitleDetail></Collection>`
  const { record } = await readRecord({
    description: `${collection('10', 'Bright Books', '')}${collection('20', 'Picture Fit', '<PartNumber>3</PartNumber>')}
      <EditionType>REV</EditionType><EditionType>PBO</EditionType><EditionType>REV</EditionType><EditionNumber>2</EditionNumber>
      <NumberOfIllustrations>62</NumberOfIllustrations><IllustrationsNote>black &amp; white</IllustrationsNote>`,
    publishing: `<Imprint><ImprintName>Picador</ImprintName></Imprint>
      <Publisher><PublishingRole>01</PublishingRole><PublisherName>Pan Macmillan</PublisherName></Publisher>`,
  })
  expect(record).toMatchObject({
    series: { name: 'Bright Books', number: null },
    otherSeries: ['Picture Fit 3'],
    editionNumber: 2,
    editionTypes: ['revised'],
    illustrations: 62,
    illustrationsNote: 'black & white',
    publisher: 'Pan Macmillan',
    imprint: 'Picador',
  })
  expect((await readRecord({})).record).toMatchObject({
    otherSeries: [],
    editionNumber: null,
    editionTypes: [],
    imprint: null,
  })
})
