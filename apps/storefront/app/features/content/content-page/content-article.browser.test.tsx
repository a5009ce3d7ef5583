import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/render-page.tsx'
import { ContentArticle } from './content-article.tsx'

it('phone numbers can be called, and nothing else that has digits', async () => {
  const { getByRole } = await renderPage(
    <ContentArticle
      title="Stores"
      textLanguage="en"
      blocks={[
        { kind: 'paragraph', text: '12 Archelaou St, 116 35 Pangrati. Telephone 210 000 0001. Open 09:00–21:00.' },
        { kind: 'list', items: ['28 Koromila St, 546 22 Thessaloniki, 2310 000000', 'IBAN GR16 0110 1250 0000 0001'] },
      ]}
    />,
    '/en/pages/stores',
  )
  const links = getByRole('article').getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['210\u00a0000\u00a00001', 'tel:+302100000001'],
    ['2310\u00a0000000', 'tel:+302310000000'],
  ])
})
