import * as contract from '@stoa/contract/catalogue/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { makeBook } from '../../../test/shop-books.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { indexProducts } from './index-products.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Query = Omit<Parameters<typeof call<typeof contract.searchProducts>>[2], 'text'>
const find = (text: string, query: Query = {}) => call(api.app, contract.searchProducts, { text, ...query })
const codesOf = async (text: string, query: Query = {}) => (await find(text, query)).items.map((card) => card.code)
const suggest = (text: string, language: 'el' | 'en' = 'el') =>
  call(api.app, contract.suggestProducts, { text }, language)

const zorba = 'kazantzakis-zorbas'

describe('a search', () => {
  it.each([
    ...['ζορμπάς', 'ΖΟΡΜΠΑΣ', 'zorbas', 'zormpas', 'zorba', 'αλεξη ζορμπα', 'Καζαντζάκης Ζορμπά', 'ζορμπα καζαντζακη'],
    ...['kazantzakhs zormpa', 'vios kai politeia', 'bios kai politeia tou aleksh'],
  ])('finds Zorba by %s', async (typed) => {
    expect((await codesOf(typed)).slice(0, 2)).toContain(zorba)
  })

  it.each([
    'καζαντζάκης',
    'ΚΑΖΑΝΤΖΑΚΗΣ',
    'kazantzakis',
    'kazadzakis',
    'Καζαντζάκη',
    'Kazantzakis, Nikos',
    'κ. νικος καζαντζακης',
  ])('finds the books of a writer by %s', async (typed) => {
    const result = await find(typed, { pageSize: 100 })
    for (const card of result.items) expect(card.credits.map((item) => item.name)).toContain('Νίκος Καζαντζάκης')
    expect(result.total).toBeGreaterThan(5)
    expect(result.correction).toBeNull()
  })

  it('reports that the keyboard was in the other language', async () => {
    const result = await find('kazantz;akhw')
    expect(result.correction).toEqual({ kind: 'layout', text: 'Καζαντζάκης', dropped: [] })
    expect(result.items[0]?.credits[0]?.name).toBe('Νίκος Καζαντζάκης')
  })

  it('reports its corrections, and takes text in quotes literally', async () => {
    const corrected = await find('καζανζτάκης')
    expect(corrected.correction).toEqual({ kind: 'spelling', text: 'Καζαντζάκης', dropped: [] })
    expect(await find('"καζανζτάκης"')).toMatchObject({ items: [], total: 0, correction: null })
    expect((await codesOf('«ζορμπά»')).slice(0, 2)).toContain(zorba)
  })

  it.each(['best sellers', 'e-book'])('does not mend %s into two scripts', async (typed) => {
    expect((await find(typed)).correction?.text ?? '').not.toMatch(/[a-z].*[α-ω]|[α-ω].*[a-z]/iu)
  })

  it('takes quoted words as they are spelt, one after another', async () => {
    const titles = async (typed: string) => (await find(typed)).items.map((card) => card.name)
    expect(await titles('"βίος και πολιτεία"')).toContain('Βίος και πολιτεία του Αλέξη Ζορμπά')
    expect(await titles('"πολιτεία βίος"')).toEqual([])
    const stranger = await titles('"ξένη λογοτεχνία"')
    expect(stranger).toEqual([])
  })

  it('finds something by fewer words, and reports the missing ones', async () => {
    const result = await find('ζορμπά xzvgptk')
    expect(result.correction).toMatchObject({ kind: 'fewerWords', dropped: ['xzvgptk'] })
    expect(result.items.slice(0, 2).map((card) => card.code)).toContain(zorba)
  })

  it.each([
    ['χαριποτερ', 'Χάρι Πότερ', 'Ο Χάρι Πότερ και η φιλοσοφική λίθος'],
    ['καπετανμιχαλης', 'Καπετάν Μιχάλης', 'Ο Καπετάν Μιχάλης'],
    ['harrypotter', 'Harry Potter', 'Harry Potter and the Philosopher’s Stone'],
    ['nikoskazantzakis', 'Nikos Kazantzakis', 'Βίος και πολιτεία του Αλέξη Ζορμπά'],
    ['βιοςκαιπολιτεια', 'Βίος και πολιτεία', 'Βίος και πολιτεία του Αλέξη Ζορμπά'],
    ['χαριποτερ φιλοσοφική λίθος', 'Χάρι Πότερ φιλοσοφική λίθος', 'Ο Χάρι Πότερ και η φιλοσοφική λίθος'],
  ])('takes %s apart, and reports it', async (typed, text, title) => {
    const result = await find(typed)
    expect(result.correction).toEqual({ kind: 'spelling', text, dropped: [] })
    expect(result.items[0]?.name).toBe(title)
  })

  it('takes the joined words of a category apart', async () => {
    expect((await find('επιτραπεζιαπαιχνιδια')).topics[0]?.name).toBe('Επιτραπέζια')
    expect((await find('επιστημονικηφαντασια')).topics[0]?.name).toMatch(/επιστημονική φαντασία/)
  })

  it.each([
    ['οξενος', 'Ο ξένος'],
    ['oxenos', 'Ο ξένος'],
    ['theodyssey', 'The Odyssey'],
  ])('takes the article off %s', async (typed, title) => {
    const { items } = await find(typed)
    expect(items[0]?.name).toBe(title)
  })

  it.each(['παιδικαβιβλια', 'ταπαιδικαβιβλια', 'βιβλιαγιαπαιδια'])(
    'leads %s to the children’s books',
    async (typed) => {
      expect((await find(typed)).topics[0]?.name).toBe('Παιδικά & εφηβικά')
    },
  )

  it.each([
    ['best sellers', 'best-sellers'],
    ['bestsellers', 'best-sellers'],
    ['bestseler', 'best-sellers'],
    ['ευπωλητα', 'best-sellers'],
    ['eypolita', 'best-sellers'],
    ['μπεστ σελερ', 'best-sellers'],
    ['new releases', 'new-releases'],
    ['νέες κυκλοφορίες', 'new-releases'],
    ['νεεςκυκλοφοριες', 'new-releases'],
    ['προσφορες', 'offers'],
    ['prosfores', 'offers'],
    ['εκπτώσεις', 'offers'],
    ['πού είναι η παραγγελία μου', 'track-order'],
  ])('leads %s to a section of the shop, without books a little like it', async (typed, url) => {
    const { topics, items } = await find(typed)
    expect(topics[0]).toMatchObject({ kind: 'section', id: null, url, productCount: null })
    expect(items).toEqual([])
  })

  it.each([
    ['δώρο για δασκάλα', 'Δώρα'],
    ['σκανδιναβικά αστυνομικά', 'Αστυνομικό'],
    ['παιδοψυχολογία', 'Ψυχολογία'],
  ])('of %s offers the shelf that a part of it names', async (typed, name) => {
    expect((await find(typed)).topics.map((topic) => topic.name)).toContain(name)
  })

  it('offers no shelf beside an author who is all that remains', async () => {
    expect((await find('τολστοι πολεμος ειρηνη')).topics).toEqual([])
  })

  it('offers a section after the category, with the books of the category', async () => {
    const { topics, items } = await find('ευπώλητα αστυνομικά')
    expect(topics.map(({ kind }) => kind).slice(-2)).toEqual(['category', 'section'])
    expect(topics.length).toBeGreaterThan(2)
    expect(items.length).toBeGreaterThan(5)
  })

  it('never takes a word of the shop apart', async () => {
    const { rows } = await sql<{ literal: string }>`
      select distinct literal from search_term
      where frequency > 0 and literal ~ '^[a-zα-ω]{9,}$' and hashtext(literal) % 5 = 0`.execute(api.database.db)
    expect(rows.length).toBeGreaterThan(50)
    const apart: string[] = []
    for (const { literal } of rows) if ((await find(literal)).correction?.text.includes(' ')) apart.push(literal)
    expect(apart).toEqual([])
  })

  it.each([
    ['τολστοι πολεμος ειρηνη', 'Τολστόι', ['πολεμος', 'ειρηνη'], 'Άννα Καρένινα'],
    ['χάρι πότερ 4', 'Χάρι Πότερ', ['4'], 'Ο Χάρι Πότερ και η φιλοσοφική λίθος'],
    ['φυσικη β λυκειου', 'β λυκειου', ['φυσικη'], 'Ευκλείδεια Γεωμετρία Α΄ και Β΄ Λυκείου'],
  ])('for %s finds something by %s, and reports %j', async (typed, text, dropped, title) => {
    const { correction, items } = await find(typed)
    expect([correction, items[0]?.name]).toEqual([{ kind: 'fewerWords', text, dropped }, title])
  })

  it.each(['jojo moyes', 'moyes jojo', 'stephen king το αυτο', 'Stephen King', 'dan brown inferno'])(
    'for %s, of which it has next to nothing, finds nothing',
    async (typed) => {
      expect(await find(typed)).toMatchObject({ items: [], correction: null })
    },
  )

  it.each([['πολεμος και ειρηνη', 'πολεμος']])(
    'ends the words of the notice for %s in a final sigma',
    async (typed, dropped) => {
      const { correction } = await find(typed)
      expect(correction?.dropped).toEqual([dropped])
      expect(correction?.text).not.toMatch(/σ(?=$| )/)
    },
  )

  it.each(['%', '_', "'", '---', '!', ' ( & | ) ', 'Война'])(
    'for %j, which is no word, finds nothing',
    async (typed) => {
      expect(await find(typed)).toMatchObject({ items: [], total: 0, facets: [], correction: null })
    },
  )

  it('without text is the whole shop', async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from product where active`.execute(
      api.database.db,
    )
    expect((await find('')).total).toBe(rows[0]?.n)
  })
})

describe('a number', () => {
  const goToZorba = async () => {
    const { rows } = await sql<{ isbn13: string; url: string }>`
      select isbn13, url from product where isbn13 like '978%' and active order by id limit 1`.execute(api.database.db)
    return rows[0] ?? { isbn13: '', url: '' }
  }
  /** The ISBN-10 of the same book. */
  const shortForm = (isbn13: string): string => {
    const nine = isbn13.slice(3, 12)
    const sum = [...nine].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0)
    const check = (11 - (sum % 11)) % 11
    return `${nine}${check === 10 ? 'X' : check}`
  }

  test('of thirteen digits or ten, with hyphens or without, leads to the book', async () => {
    const { isbn13, url } = await goToZorba()
    const hyphened = isbn13.replace(/^(...)(...)(...)(...)/, '$1-$2-$3-$4-')
    for (const typed of [isbn13, hyphened, `ISBN ${hyphened}`, shortForm(isbn13)]) {
      const result = await find(typed)
      expect([typed, result.total, result.direct, result.items[0]?.url]).toEqual([typed, 1, url, url])
    }
    expect((await suggest(isbn13)).map((item) => item.url)).toEqual([url])
  })

  test('in part, its beginning with or without 978 or its end, finds the book', async () => {
    const { isbn13, url } = await goToZorba()
    const parts = [
      isbn13.slice(0, 12),
      isbn13.slice(3, 12),
      isbn13.slice(6),
      `${isbn13.slice(3, 6)}-${isbn13.slice(6, 11)}`,
    ]
    for (const typed of parts) {
      const result = await find(typed)
      expect([typed, result.items.map((card) => card.url)]).toEqual([typed, expect.arrayContaining([url])])
      expect(result.direct).toBeNull()
    }
  })

  test('with a wrong last digit leads there too', async () => {
    const { isbn13, url } = await goToZorba()
    const wrong = `${isbn13.slice(0, 12)}${(Number(isbn13[12]) + 1) % 10}`
    expect((await find(wrong)).direct).toBe(url)
  })
})

describe('results', () => {
  test('are filtered, counted and sorted like every list', async () => {
    const all = await find('λογοτεχνία ιστορία ποίηση του', { pageSize: 100 })
    expect(all.total).toBeGreaterThan(0)
    const kazantzakis = await find('καζαντζάκης', { pageSize: 100 })
    const facet = kazantzakis.facets.find(({ kind }) => kind === 'Publishers')
    expect(facet?.values.reduce((sum, value) => sum + value.count, 0)).toBe(kazantzakis.total)
    for (const value of facet?.values ?? []) {
      const filters = [{ kind: 'Publishers' as const, attribute: null, values: [value.value] }]
      expect((await find('καζαντζάκης', { filters })).total).toBe(value.count)
    }
    const prices = (await find('καζαντζάκης', { sort: 'PriceAscending' })).items.map((card) => card.price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('are paged with the true total', async () => {
    const { total, items } = await find('καζαντζάκης', { pageSize: 100 })
    const second = await find('καζαντζάκης', { page: 2, pageSize: 3 })
    expect(second.items.map(({ id }) => id)).toEqual(items.slice(3, 6).map(({ id }) => id))
    expect(await find('καζαντζάκης', { page: 99 })).toMatchObject({ items: [], total, page: 99 })
  })

  test('rank lower when they cannot be had', async () => {
    const { db } = api.database
    const author = 'Ευτέρπη Παραδειγμάτου'
    const outOfPrint = await makeBook(db, {
      title: 'Χαμένο',
      author,
      availability: 'out_of_print',
      copies: [0],
      sold: 40,
    })
    const inStock = await makeBook(db, { title: 'Ευρισκόμενο', author, sold: 4 })
    const lastCopy = await makeBook(db, {
      title: 'Τελευταίο',
      author,
      availability: 'out_of_print',
      copies: [1],
      sold: 2,
    })
    await indexProducts(db, [outOfPrint, inStock, lastCopy])
    expect((await find('παραδειγμάτου')).items.map(({ id }) => id)).toEqual([inStock, lastCopy, outOfPrint])
  })

  test('school books are found by their class, however it is written', async () => {
    const { db } = api.database
    const makeTitled = (title: string) => makeBook(db, { title, author: 'Ομάδα' })
    const ids = [
      await makeTitled('Βιολογία Β΄ Γυμνασίου'),
      await makeTitled('Βιολογία Γ΄ Γυμνασίου'),
      await makeTitled('Βιολογία Β΄ Λυκείου'),
    ]
    await indexProducts(db, ids)
    const first = async (typed: string) => ids.indexOf((await find(typed)).items[0]?.id ?? 0)
    for (const typed of [
      'βιολογία β γυμνασίου',
      'biologia b gymnasiou',
      'βιολογια 2α γυμνασιου',
      'βιολογία δευτέρα γυμνασίου',
    ])
      expect([typed, await first(typed)]).toEqual([typed, 0])
    expect(await first('biologia g gymnasiou')).toBe(1)
    expect(await first('viologia b lykeiou')).toBe(2)
  })
})

describe('invalid parameters', () => {
  it.each([
    ['text=a&q=Nothing.1', 'q'],
    ['text=a&q=2_Price.1-2', 'q'],
    ['text=a&sort=Sideways', 'sort'],
    ['text=a&page=0', 'page'],
    ['text=a&psize=101', 'psize'],
    ['text=a&psize=x', 'psize'],
    ['q=Price.1-2', 'text'],
    [`text=${'a'.repeat(201)}`, 'text'],
  ])('%s is refused, naming %s', async (query, field) => {
    const { status, body } = await sendRequest(api.app, `/el/products/search?${query}`)
    expect([status, (body.errors as { field: string }[]).map((item) => item.field)]).toEqual([400, [field]])
  })
})

describe('suggestions', () => {
  test('begin with the second character', async () => {
    expect(await suggest('κ')).toEqual([])
    expect(await suggest('κ. ')).toEqual([])
    expect((await suggest('κα')).length).toBeGreaterThan(0)
  })

  test('are of several kinds, at most ten, titles with their whole card', async () => {
    const all = await suggest('κα')
    expect(all.length).toBeLessThanOrEqual(10)
    expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    for (const item of all) {
      expect(item.product?.id ?? item.id).toBe(item.id)
      expect(item.product !== null).toBe(item.kind === 'title')
    }
  })

  it.each([
    ['καζαντζ', 'author', 'Νίκος Καζαντζάκης'],
    ['nikos kaz', 'author', 'Νίκος Καζαντζάκης'],
    ['kazantz;a', 'author', 'Νίκος Καζαντζάκης'],
    ['ποίη', 'category', 'Ποίηση'],
    ['poihsh', 'category', 'Ποίηση'],
    ['εκδόσεις πατάκ', 'publisher', 'Πατάκης'],
  ])('%s: the %s %s', async (typed, kind, name) => {
    expect((await suggest(typed)).map((item) => [item.kind, item.name.replace(/^Εκδόσεις /, '')])).toContainEqual([
      kind,
      name,
    ])
  })

  it.each([
    ['επιστημονικη φαντασια', 'category', 'Φανταστικό & επιστημονική φαντασία'],
    ['φανταστικο επιστημονικη', 'category', 'Φανταστικό & επιστημονική φαντασία'],
    ['αστυνομικο θριλερ', 'category', 'Αστυνομικό & θρίλερ'],
    ['ζορζ σιμεν', 'author', 'Ζωρζ Σιμενόν'],
    ['ελληνικα γραμμα', 'publisher', 'Ελληνικά Γράμματα'],
    ['chronicles narn', 'series', 'Το χρονικό της Νάρνια'],
  ])('%s, words from anywhere in a name: the %s %s', async (typed, kind, name) => {
    expect((await suggest(typed)).map((item) => [item.kind, item.name])).toContainEqual([kind, name])
  })

  test('are in the language of the call and link to pages', async () => {
    const [author] = (await suggest('kazantz', 'en')).filter(({ kind }) => kind === 'author')
    expect(author).toMatchObject({ name: 'Nikos Kazantzakis', nameLanguage: 'en', product: null })
    const { rows } = await sql<{ url: string }>`select url from contributor where id = ${author?.id}`.execute(
      api.database.db,
    )
    expect(author?.url).toBe(rows[0]?.url)
  })

  test('correct typing errors when nothing has the prefix', async () => {
    expect(
      (await suggest('καζανζτάκης')).some(({ product }) => product?.credits[0]?.name === 'Νίκος Καζαντζάκης'),
    ).toBe(true)
    expect(await suggest('xzvgptk')).toEqual([])
  })
})
