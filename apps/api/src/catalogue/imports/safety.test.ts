// Contacts and warnings of product safety come in with the files.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importText } from '../../../test/import-text.ts'
import { onixMessage, onixProduct } from '../../../test/onix-message.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function stored(sender: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select m.name_el, m.address, m.email, m.website, m.responsible_name, m.responsible_address, m.responsible_email,
      p.warnings_el, p.warnings_en
    from product_source o join product p on p.id = o.product_id join publisher m on m.id = p.publisher_id
    where o.sender = ${sender} order by o.reference`.execute(database.db)
  return rows
}

const contact = (name: string, rest: string): string => `<ProductContact><ProductContactRole>10</ProductContactRole>
  <ProductContactName>${name}</ProductContactName>${rest}</ProductContact>`
const toyForm = (feature: string): string =>
  `<ProductForm>ZE</ProductForm><ProductFormFeature><ProductFormFeatureType>13</ProductFormFeatureType>
  <ProductFormFeatureValue>01</ProductFormFeatureValue>${feature}</ProductFormFeature>`
const forAge = (age: string): string => `<AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier>
  <AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>${age}</AudienceRangeValue></AudienceRange>`

test('ONIX: the publisher, who answers for it in the Union, and the warning of a toy', async () => {
  const publishing = `<Publisher><PublishingRole>01</PublishingRole><PublisherName>Slate House Ltd</PublisherName></Publisher>
    ${contact('Slate House Ltd', '<EmailAddress>safety@slate.example</EmailAddress><StreetAddress>1 Kiln Road</StreetAddress><LocationName>Leeds</LocationName><PostalCode>LS1 1AA</PostalCode><CountryCode>GB</CountryCode>')}
    ${contact('Harbour Compliance', '<EmailAddress>eu@harbour.example</EmailAddress><StreetAddress>2 Quay</StreetAddress><LocationName>Dublin</LocationName><CountryCode>IE</CountryCode>')}`
  const words = '<ProductFormFeatureDescription>Περιέχει μικρά κομμάτια.</ProductFormFeatureDescription>'
  const products = [
    onixProduct({ reference: 'a', title: 'Kiln', publishing, form: toyForm(words), description: forAge('5') }),
    onixProduct({ reference: 'b', title: 'Quay', form: toyForm(''), description: forAge('5') }),
  ]
  const { lines, nonZeroCounts } = await importText(
    database.db,
    onixMessage(products, { sender: 'Safe', release: '3.1' }),
  )
  expect(nonZeroCounts).toEqual({ added: 2 })
  expect((await stored('Safe'))[0]).toEqual({
    name_el: 'Slate House Ltd',
    address: '1 Kiln Road, LS1 1AA Leeds, GB',
    email: 'safety@slate.example',
    website: null,
    responsible_name: 'Harbour Compliance',
    responsible_address: '2 Quay, Dublin, IE',
    responsible_email: 'eu@harbour.example',
    warnings_el: 'Περιέχει μικρά κομμάτια.',
    warnings_en: null,
  })
  expect(lines.map(({ record, field }) => `${record} ${field}`)).toEqual([
    'b ProductFormFeature',
    'b warnings',
    'b publisher',
    'b safety',
  ])
})

test('tables: the same by columns, in both languages of headings; what is not repeated stays', async () => {
  const rows = [
    'Κωδικός;Τίτλος;Εκδότης;Διεύθυνση εκδότη;Email εκδότη;Προειδοποίηση;warnings en;ΦΠΑ;Ηλικία',
    '1;Τόπι;Καμίνι;Οδός 3, 10563 Αθήνα;info@kamini.example;Όχι κάτω των 3.;Not under 3.;24;3',
    '2;Σβούρα;Καμίνι;;info at kamini;;;24;3',
  ]
  const { lines } = await importText(database.db, rows.join('\n'), { name: 'safe.csv' })
  expect(lines.map(({ record, field }) => `${record} ${field}`)).toEqual([
    'Σβούρα publisherEmail',
    'Σβούρα warnings',
    'Σβούρα safety',
  ])
  expect((await stored('safe'))[0]).toMatchObject({
    address: 'Οδός 3, 10563 Αθήνα',
    email: 'info@kamini.example',
    warnings_el: 'Όχι κάτω των 3.',
    warnings_en: 'Not under 3.',
  })
  await importText(database.db, 'Κωδικός;Τίτλος;Τιμή\n1;Τόπι;5\n', { name: 'safe.csv' })
  expect((await stored('safe'))[0]).toMatchObject({ email: 'info@kamini.example', warnings_el: 'Όχι κάτω των 3.' })
})

test('ONIX: the short flavour, a contact for the Greek market, and the publisher’s own website', async () => {
  const message = `<ONIXmessage release="3.1"><header><sender><x298>Short</x298></sender><x307>20261101</x307></header>
    <product><a001>s1</a001><a002>03</a002><descriptivedetail><b012>BC</b012>
      <titledetail><b202>01</b202><titleelement><x409>01</x409><b203>Short</b203></titleelement></titledetail></descriptivedetail>
    <publishingdetail><publisher><b291>01</b291><b081>Short House</b081>
      <website><b367>02</b367><b295>https://short.example/book</b295></website>
      <website><b367>01</b367><b295>https://short.example</b295></website></publisher></publishingdetail>
    <productsupply><marketpublishingdetail><productcontact><x482>10</x482><x484>Short House</x484><j272>safety@short.example</j272>
      <x552>1 Kiln Road</x552><j349>Cork</j349><x590>T12 1AA</x590><b251>IE</b251></productcontact></marketpublishingdetail></productsupply>
    </product></ONIXmessage>`
  await importText(database.db, message)
  expect((await stored('Short'))[0]).toMatchObject({
    address: '1 Kiln Road, T12 1AA Cork, IE',
    email: 'safety@short.example',
    website: 'https://short.example',
  })
})

test('BIBLIONET: a company’s answer completes a publisher that the shop has, and adds none', async () => {
  const companies = [
    { ComID: '1', Title: 'Καμίνι', Address: 'Οδός 4, 10563 Αθήνα', Email: 'new@kamini.example', Website: '' },
    { ComID: '2', Title: 'Ανύπαρκτος', Address: 'Οδός 5', Email: 'no@body.example', Website: '' },
  ]
  const { nonZeroCounts, lines } = await importText(database.db, JSON.stringify([companies]), {
    name: 'companies.json',
  })
  expect(nonZeroCounts).toEqual({ changed: 1, passedOver: 1 })
  expect(lines.map(({ record }) => record)).toEqual(['Ανύπαρκτος'])
  expect((await stored('safe'))[0]).toMatchObject({ address: 'Οδός 4, 10563 Αθήνα', email: 'new@kamini.example' })
  const { rows } = await sql<{
    name: string
  }>`select name_el as name from publisher where name_el = 'Ανύπαρκτος'`.execute(database.db)
  expect(rows).toEqual([])
  const again = await importText(database.db, JSON.stringify([companies]), { name: 'companies.json', fromStart: true })
  expect(again.nonZeroCounts).toEqual({ unchanged: 1, passedOver: 1 })
})

test('a new contact alone is announced, so that pages show it', async () => {
  const changes = async () => {
    const { rows } = await sql<{ id: string }>`select coalesce(max(seq), 0)::text as id from change_log`.execute(
      database.db,
    )
    return rows[0]?.id
  }
  const before = await changes()
  const company = { ComID: '1', Title: 'Καμίνι', Address: 'Οδός 9', Email: 'nine@kamini.example', Website: '' }
  await importText(database.db, JSON.stringify([[company]]), { name: 'nine.json' })
  expect(await changes()).not.toBe(before)
})
