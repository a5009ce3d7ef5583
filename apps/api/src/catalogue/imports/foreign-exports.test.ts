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
