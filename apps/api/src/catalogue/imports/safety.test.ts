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
