// What other programs export, imported as it is: the headings are theirs, the books are made up.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importText } from '../../../test/import-text.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function imported(name: string, rows: readonly string[]) {
  const { lines, ignored, nonZeroCounts } = await importText(database.db, `${rows.join('\n')}\n`, {
    name: `${name}.csv`,
  })
  const { rows: products } = await sql<Record<string, unknown>>`
    select o.reference, p.name_el as title, p.isbn13, p.price_cents as price, maker.name_el as publisher, p.description_el,
      p.published_year as year, p.pages, p.weight_g, p.binding, p.active
    from product_source o join product p on p.id = o.product_id join publisher maker on maker.id = p.publisher_id
    where o.sender = ${name} order by o.reference`.execute(database.db)
  return { lines, ignored, counts: nonZeroCounts, products }
}

test('Goodreads', async () => {
  const { counts, lines, products } = await imported('goodreads', [
    'Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Owned Copies',
    '11,Rain on Slate,Ida Marsh,"Marsh, Ida",,"=""0140275363""","=""9780140275360""",0,3.9,Quarry Press,Paperback,212,2004,1321,,2024/01/02,,,read,,,,1,0',
    '12,Untold,Ida Marsh,"Marsh, Ida",,"=""""","=""""",0,3.9,,Hardcover,,,,,2024/01/02,,,read,,,,1,0',
  ])
  expect([counts, lines]).toEqual([{ added: 2 }, []])
  expect(products).toMatchObject([
    {
      reference: '11',
      isbn13: '9780140275360',
      year: 2004,
      pages: 212,
      publisher: 'Quarry Press',
      binding: 'paperback',
    },
    { reference: '12', isbn13: null, title: 'Untold', binding: 'hardback' },
  ])
})

const reasons = (lines: readonly { line: number; reason: string }[]) => lines.map(({ line, reason }) => [line, reason])
const digital = 'Digital products are not sold here.'

test('Goodreads: the series stands behind the title, files to download are left out', async () => {
  const { counts, lines, products } = await imported('shelves', [
    'Book Id,Title,Author,Author l-f,ISBN13,Binding,Number of Pages,Year Published',
    '21,"Salt Roads (The Tide Cycle, #2)",Ida Marsh,"Marsh, Ida",,Hardcover,183,2004',
    '22,Ebb,Ida Marsh,"Marsh, Ida",,Kindle Edition,,2004',
    '23,Flood,Ida Marsh,"Marsh, Ida",,Audible Audio,,2004',
  ])
  expect([counts, reasons(lines)]).toEqual([
    { added: 1, passedOver: 2 },
    [
      [3, digital],
      [4, digital],
    ],
  ])
  expect(products).toMatchObject([{ reference: '21', title: 'Salt Roads' }])
  const { rows } = await sql`select series.name_el as name, p.series_number as number from product p
    join series on series.id = p.series_id where p.name_el = 'Salt Roads'`.execute(database.db)
  expect(rows).toEqual([{ name: 'The Tide Cycle', number: 2 }])
})

test('Calibre: what there is as a file only is left out, the volume has a number', async () => {
  const { counts, products } = await imported('calibre', [
    'author_sort,authors,cover,id,isbn,languages,pubdate,publisher,series,series_index,title,formats',
    '"Marsh, Ida",Ida Marsh,/home/ida/cover.jpg,1,,eng,2004-09-28T00:00:00+03:00,Quarry Press,Tide,1.0,Surge,',
    '"Marsh, Ida",Ida Marsh,/home/ida/cover.jpg,2,,eng,2004-09-28T00:00:00+03:00,Quarry Press,Tide,2.0,Swell,"epub, mobi"',
  ])
  expect(counts).toEqual({ added: 1, passedOver: 1 })
  expect(products).toMatchObject([{ title: 'Surge', year: 2004 }])
})

test('StoryGraph', async () => {
  const { counts, lines, products } = await imported('storygraph', [
    'Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Pace,Owned?',
    'The Ferry,Ida Marsh,Tom Reed (Narrator),9780140268867,paperback,read,2024/01/02,,,1,,,No',
    'The Bridge,Ida Marsh,,0f8fad5b-d9cb-469f-a165-70867728950e,hardcover,read,2024/01/02,,,1,,,No',
  ])
  expect([counts, lines]).toEqual([{ added: 2 }, []])
  expect(products).toMatchObject([
    { reference: '0f8fad5b-d9cb-469f-a165-70867728950e', isbn13: null, title: 'The Bridge' },
    { reference: '9780140268867', isbn13: '9780140268867', title: 'The Ferry' },
  ])
})

test('LibraryThing', async () => {
  const { counts, lines, products } = await imported('librarything', [
    'Book Id\tTitle\tPrimary Author\tPublication\tDate\tMedia\tWeight\tHeight\tThickness\tPage Count\tBarcode\tLanguages\tISBN\tISBNs',
    '7\tThe Well\tMarsh, Ida\tQuarry (2004)\t2004\tPaperback\t0.5 pounds\t7.9 inches\t0.6 inches\t212\t\tEnglish\t[6187654323]\t6187654323',
  ])
  expect([counts, lines]).toEqual([{ added: 1 }, []])
  expect(products).toMatchObject([{ isbn13: '9786187654328', pages: 212, weight_g: 227, year: 2004 }])
})

test('WooCommerce', async () => {
  const { counts, lines, products } = await imported('woocommerce', [
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Short description,Description,Tax status,Stock,Weight (kg),Height (cm),Sale price,Regular price,Categories,Images',
    '5,simple,M-1,9780142437230,The Lamp,1,One lamp.,"<p>A lamp and<br>a room.</p>",taxable,3,0.3,21,,12.50,Books,https://pictures.example/1.jpg',
    '6,simple,,,The Lid,-1,,,taxable,,,,,9,Books,',
  ])
  expect([counts, lines]).toEqual([{ added: 1, unchanged: 1 }, []])
  expect(products).toMatchObject([
    { reference: '5', isbn13: '9780142437230', price: 1250, weight_g: 300, description_el: 'A lamp and\na room.' },
  ])
})

test('WooCommerce: rows that stand for others are no products, ends of lines are written as \\n', async () => {
  const { counts, lines, products } = await imported('woo-types', [
    'ID,Type,SKU,Name,Published,Description,Regular price,Parent',
    '7,variable,V,The Moat,1,,,',
    '8,variation,V-1,The Moat - Paperback,1,"<p>Deep.</p>\\n<p>Wide.</p>\\nCold.",8,V',
    '9,"simple, downloadable, virtual",E,The Moat (file),1,,5,',
    '10,grouped,G,Both,1,,,',
  ])
  expect([counts, reasons(lines)]).toEqual([
    { added: 1, passedOver: 3 },
    [
      [2, 'A row of type “variable” stands for other products.'],
      [4, digital],
      [5, 'A row of type “grouped” stands for other products.'],
    ],
  ])
  expect(products).toMatchObject([{ reference: '8', price: 800, description_el: 'Deep.\n\nWide.\n\nCold.' }])
})

test('Shopify: gift cards and files to download are left out', async () => {
  const { counts, lines } = await imported('shopify-other', [
    'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price,Variant Barcode,Gift Card,Status',
    'card,Gift card,Quarry Press,Gift Cards,Denominations,10,10.00,,true,active',
    'file,The Kiln,Quarry Press,Book,Format,E-book,5.00,,false,active',
  ])
  expect([counts, reasons(lines)]).toEqual([
    { passedOver: 2 },
    [
      [2, 'Gift cards of another shop are not taken over.'],
      [3, digital],
    ],
  ])
})

test('Shopify: variants with a barcode are products, rows of pictures are not', async () => {
  const { counts, lines, products } = await imported('shopify', [
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Taxable,Variant Barcode,Image Src,Image Position,Status',
    "the-kiln,The Kiln,<p>Clay &amp; fire.</p>,Quarry Press,Book,,true,Format,Paperback,K-1,310,12.00,true,'9780143105428,https://pictures.example/k1.jpg,1,active",
    'the-kiln,,,,,,,,Hardcover,K-2,500,22.00,true,9780143039990,https://pictures.example/k2.jpg,2,',
    'the-kiln,,,,,,,,Signed,K-3,500,32.00,true,,,,',
    'the-kiln,,,,,,,,,,,,,,https://pictures.example/k3.jpg,3,',
    'the-oven,The Oven,,Quarry Press,Book,,false,Title,Default Title,O-1,310,12.00,true,,,,draft',
  ])
  expect(counts).toEqual({ added: 2, passedOver: 2, unchanged: 1 })
  expect(lines).toMatchObject([{ line: 4, reason: '“Signed” of “The Kiln” has no barcode of its own.' }])
  expect(products).toMatchObject([
    {
      reference: 'the-kiln',
      isbn13: '9780143105428',
      price: 1200,
      binding: 'paperback',
      description_el: 'Clay & fire.',
    },
    {
      reference: 'the-kiln/9780143039990',
      title: 'The Kiln',
      price: 2200,
      binding: 'hardback',
      publisher: 'Quarry Press',
      weight_g: 500,
    },
  ])
})

test('a quotation mark that is open for ever is told of once', async () => {
  const rows = ['title,author', `"${'long '.repeat(200_000)}`]
  const { failure, counts } = await importText(database.db, rows.join('\n'), { name: 'open.csv' })
  expect(failure).toMatchObject({ message: 'A row is too long: is a quotation mark open?', line: 2 })
  expect(counts.refused).toBe(0)
})
