// A book without a publisher, described in English only, as pages, lists and sitemaps show it.

import { getProductById } from '@stoa/contract/catalogue/catalogue'
import { listPublishers } from '@stoa/contract/catalogue/publishers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importText } from '../../../test/import-text.ts'
import { onixMessage, onixProduct } from '../../../test/onix-message.ts'
import { allNamed, textIn } from '../../../test/read-xml.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { readSet } from '../../../test/written-feeds.ts'

let api: TestApi
let id = 0
beforeAll(async () => {
  api = await openTestApi()
  const collateral = `<TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience>
    <Text language="eng" textformat="05"><p>Slate,\n rain and<br/>a ferry.</p></Text></TextContent>`
  const product = onixProduct({ reference: 'lone', title: 'Rain', collateral, publishing: '' })
  await importText(api.database.db, onixMessage([product], { sender: 'Unnamed' }))
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_source where sender = 'Unnamed'`.execute(api.database.db)
  id = rows[0]?.id ?? 0
})
afterAll(() => api.close())

test('it has no publisher, and nothing lists the row that stands for none', async () => {
  expect(await call(api.app, getProductById, { id }, 'el')).toMatchObject({ publisher: '' })
  const { items } = await call(api.app, listPublishers, {}, 'el')
  expect(items.filter(({ name }) => name === '')).toEqual([])
  const sitemap = (await readSet(api.database.db, 'sitemap')).get('sitemap-el-publishers-1.xml')
  const paths = sitemap && allNamed(sitemap, 'url').map((entry) => textIn(entry, 'loc'))
  expect(paths?.filter((path) => path?.includes('/publisher/publisher'))).toEqual([])
  const suggested = await sql`
    select from suggestion s join publisher m on m.id = s.reference where s.kind = 'publisher' and m.name_el = ''`.execute(
    api.database.db,
  )
  expect(suggested.rows).toEqual([])
})

test('its English text is said to be English on the Greek page too, with the breaks of its author', async () => {
  for (const language of ['el', 'en'] as const) {
    expect(await call(api.app, getProductById, { id }, language)).toMatchObject({
      description: 'Slate, rain and\na ferry.',
      textLanguage: 'en',
    })
  }
})
