import * as contract from '@stoa/contract/catalogue/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Query = Omit<Parameters<typeof call<typeof contract.searchProducts>>[2], 'text'>
const find = (text: string, query: Query = {}) => call(api.app, contract.searchProducts, { text, ...query })
const codesOf = async (text: string, query: Query = {}) => (await find(text, query)).items.map((card) => card.code)

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

  it.each(['jojo moyes', 'moyes jojo', 'moyes', 'stephen king το αυτο', 'Stephen King', 'dan brown inferno'])(
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

  it.each(['xxxxx', 'χχχχχ', ';gkgkg', 'gkgkg', 'zzzzz', 'qqqqq', 'ααααα'])(
    'for %s, which sounds like anything short, finds nothing',
    async (typed) => {
      expect(await find(typed)).toMatchObject({ items: [], total: 0, correction: null })
    },
  )

  it.each(['δωροεπιταγή', 'δωροεπιταγες', 'dwroepitagh', 'doroepitagi', 'δωροκουπόνι'])(
    'finds the gift card by %s, its other name',
    async (typed) => {
      const { items, correction } = await find(typed)
      expect([items.map(({ name }) => name), correction]).toEqual([['Δωροκάρτα'], null])
    },
  )

  it('without text is the whole shop', async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from product where active`.execute(
      api.database.db,
    )
    expect((await find('')).total).toBe(rows[0]?.n)
  })
})
