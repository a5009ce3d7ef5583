import type { OrderedExtension } from '@stoa/domain/ordering/cart/line-extension'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { ExtensionFields } from './extension-fields.tsx'

const extension: OrderedExtension = {
  giftCard: {
    ...{ recipientName: 'Νίκος', recipientEmail: 'n@example.gr', design: 'classic', amountCents: 2500 },
    ...{ sendOn: '2027-01-06', message: 'Χρόνια πολλά' },
  },
  wrapping: true,
  text: 'Για σένα',
  box: { items: [{ productId: 7, dimensionId: 0, quantity: 2, name: 'Στυλό' }], words: 'Με αγάπη' },
}

it.each([
  [
    '/en',
    'Extras',
    ...['To Νίκος, n@example.gr', 'Value €25.00', 'To be sent on Wednesday 6 January'],
    ...['Message: “Χρόνια πολλά”', 'Gift-wrapped', 'Your words: “Για σένα”', 'In the box: 2 × Στυλό'],
    'Card in the box: “Με αγάπη”',
  ],
  [
    '/',
    'Πρόσθετα',
    ...['Για: Νίκος, n@example.gr', 'Αξία 25,00 €'],
    ...['Αποστολή: Τετάρτη 6 Ιανουαρίου', 'Μήνυμα: «Χρόνια πολλά»', 'Σε συσκευασία δώρου', 'Τα λόγια σας: «Για σένα»'],
    ...['Στο κουτί: 2 × Στυλό', 'Κάρτα στο κουτί: «Με αγάπη»'],
  ],
])('says at %s in words what a line says', async (path, label, ...texts) => {
  const { getByRole } = await renderPage(<ExtensionFields extension={extension} nameOf={({ name }) => name} />, path)
  const list = getByRole('list', { name: label })
  await expect.element(list).toBeVisible()
  const shown = list.getByRole('listitem').elements()
  expect(shown.map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual(texts)
})

it.each([[undefined], [{}]])('says nothing for %j', async (none) => {
  const { container } = await renderPage(<ExtensionFields extension={none} nameOf={() => ''} />, '/en')
  expect(container.querySelector('ul')).toBeNull()
})
