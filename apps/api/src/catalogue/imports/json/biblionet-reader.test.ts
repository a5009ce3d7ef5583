import { describe, expect, test } from 'vitest'
import { inChunks, listItems } from '../../../../test/onix-message.ts'
import { readBiblionet } from './biblionet-reader.ts'
import { splitObjects } from './split-objects.ts'

const title = {
  TitlesID: '1',
  Title: 'Δοκιμή',
  Subtitle: '',
  ISBN: '978-960-325-940-4',
  Publisher: 'Άγρα',
  WriterName: 'Άννα Δείγμα',
  CurrentPublishDate: '2026-02-01',
  FuturePublishDate: '0000-00-00',
  Cover: 'Μαλακό εξώφυλλο',
  Dimensions: '21x14',
  PageNo: '240',
  Availability: 'Κυκλοφορεί',
  Price: '15.9000',
  Language: '',
  LanguageOriginal: 'αγγλικά',
  Weight: null,
}

const read = (value: unknown) => listItems(readBiblionet(inChunks(JSON.stringify(value), 7), '2026-11-20'))

test('a title is a book with the price of its publisher', async () => {
  const [item] = await read([[title]])
  expect(item?.record).toMatchObject({
    reference: '1',
    isbn13: '9789603259404',
    title: 'Δοκιμή',
    subtitle: null,
    publisher: 'Άγρα',
    pages: 240,
    publisherPrice: { cents: 1590, fixed: true },
    availability: 'to_order',
    binding: 'paperback',
    textLanguage: 'el',
    translatedFrom: 'en',
    isTranslation: true,
    releaseDate: '2026-02-01',
    heightMm: 210,
    widthMm: 140,
    weightG: null,
    credits: [{ name: 'Άννα Δείγμα', role: 'author' }],
  })
})

test.each([
  ['Εξαντλημένο', null, 'out_of_print'],
  ['Υπό έκδοση', null, 'coming_soon'],
  ['Υπό έκδοση', '2027-03-01', 'pre_order'],
  ['Αποσύρθηκε από την κυκλοφορία', null, 'not_available'],
  [null, null, null],
])('%s, to come %s, is %s', async (Availability, FuturePublishDate, policy) => {
  const [item] = await read([[{ ...title, Availability, FuturePublishDate }]])
  expect(item?.record?.availability).toBe(policy)
})

test('bad titles are reported, good ones are imported', async () => {
  const items = await read([
    [
      { ...title, ISBN: '9789603259405' },
      { Title: 'x' },
      { ...title, Price: 'δώρο' },
      { ...title, TitleType: 'e-book' },
      title,
    ],
  ])
  expect(items.map(({ record, notes }) => [record?.title ?? null, notes[0]?.field ?? null])).toEqual([
    [null, 'ISBN'],
    [null, 'title'],
    [null, 'Price'],
    [null, 'TitleType'],
    ['Δοκιμή', null],
  ])
})

describe('objects', () => {
  const split = async (text: string, size: number) => {
    const texts: [number, unknown][] = []
    for await (const entry of splitObjects(inChunks(text, size))) texts.push([entry.line, JSON.parse(entry.text)])
    return texts
  }

  test('are found at any depth', async () => {
    const objects = [{ a: '}"{\\' }, { b: { c: ['{', '\\"'] } }, {}]
    const text = `[[\n${objects.map((entry) => JSON.stringify(entry)).join(',\n')}\n]]`
    for (const size of [1, 2, 3, 1000]) {
      expect(await split(text, size)).toEqual(objects.map((entry, index) => [index + 2, entry]))
    }
  })

  test('must be complete, or the file is refused as truncated', async () => {
    await expect(split('[[{"a":1},{"b":', 5)).rejects.toThrow('it was cut off')
  })

  test('are limited in size', async () => {
    async function* endless(): AsyncGenerator<string> {
      yield '[{"a":"'
      for (;;) yield 'x'.repeat(100_000)
    }
    const all = async (): Promise<void> => {
      for await (const _ of splitObjects(endless())) return
    }
    await expect(all()).rejects.toThrow('longer than four million')
  })
})

test('the rate of VAT decides what a title is taxed as', async () => {
  const titles = [
    { TitlesID: '1', Title: 'Α', TitleType: 'Βιβλίο', VAT: '6' },
    { TitlesID: '2', Title: 'Β', TitleType: 'Παιχνίδι', VAT: 24 },
    { TitlesID: '3', Title: 'Γ', TitleType: 'Παιχνίδι' },
    { TitlesID: '4', Title: 'Δ', VAT: '13' },
  ]
  const items = await read(titles)
  expect(items.map(({ record }) => [record?.kind, record?.taxClass])).toEqual([
    ['book', 'book'],
    ['other', 'standard'],
    ['other', undefined],
    ['book', undefined],
  ])
  expect(items.map(({ notes }) => notes.map(({ level, field }) => `${level} ${field}`))).toEqual([
    [],
    [],
    ['warning TitleType'],
    ['warning VAT'],
  ])
})

test('a company says how its publisher is reached', async () => {
  const company = {
    ComID: 71,
    Title: 'Άγρα',
    AlternativeTitle: '',
    Address: 'Ζωοδόχου Πηγής 99\r\n114 73 Αθήνα',
    TelephoneNumner: '210 0000000',
    Email: 'info@agra.example',
    Website: 'www.agra.example',
  }
  const [item, unreachable] = await read([
    [company],
    [{ ...company, ComID: '72', Email: 'info at agra', Website: '-' }],
  ])
  expect(item).toMatchObject({ name: 'Άγρα', notes: [] })
  expect(item?.record).toEqual({
    reference: 'company:71',
    notice: 'contact',
    isbn13: null,
    ean: null,
    publisher: 'Άγρα',
    safety: {
      publisher: {
        address: 'Ζωοδόχου Πηγής 99, 114 73 Αθήνα',
        email: 'info@agra.example',
        website: 'https://www.agra.example',
      },
      responsible: null,
    },
  })
  expect(unreachable?.record?.safety?.publisher).toMatchObject({ email: null, website: null })
})

test('volumes without titles of their own have their number; what is said about the price is told', async () => {
  const volume = { ...title, MultiVolumeTitle: 'Δοκιμή', VolumeNo: '2', Language: 'ελληνικά, αγγλικά' }
  const [item] = await read([[{ ...volume, Comments: 'Η τιμή αφορά συνολικά και τους 2 τόμους.' }]])
  expect(item?.record).toMatchObject({ title: 'Δοκιμή 2', textLanguage: 'el' })
  expect(item?.notes).toMatchObject([{ level: 'warning', field: 'Price', reason: expect.stringContaining('2 τόμους') }])
  const [own] = await read([[{ ...volume, MultiVolumeTitle: 'Άπαντα' }]])
  expect([own?.record?.title, own?.notes]).toEqual(['Δοκιμή', []])
})

test('the number of an edition, and the series within a series', async () => {
  const [item] = await read([[{ ...title, EditionNo: '3η', Series: 'Ποίηση', SubSeries: 'Μικρά', SubSeriesNo: '7' }]])
  expect(item?.record).toMatchObject({ editionNumber: 3, series: { name: 'Ποίηση' }, otherSeries: ['Μικρά 7'] })
})
