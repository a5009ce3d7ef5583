import { getOrderDocument, type OrderDocument } from '@stoa/contract/ordering/order-documents'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { sampleOrder } from '../../../test/sample-order.ts'
import { answer, refuse } from '../../../test/shop-stub.ts'
import { OrderDocuments } from './order-documents.tsx'

const receipt: OrderDocument = {
  ...{ uid: '14A3797B2ABF50D4EB2077EB24368B16577BC1E6', kind: 'receipt', series: 'ΑΛΠ-2026', number: 1012 },
  ...{ issuedOn: '2026-11-20', total: 3849, mark: '400000000000001' },
}
const credit: OrderDocument = {
  ...receipt,
  uid: 'B'.repeat(40),
  kind: 'receipt_credit',
  series: 'ΠΛΠ-2026',
  mark: null,
}

const order = sampleOrder({ documents: [receipt, credit] })
const open = () => renderPage(<OrderDocuments order={order} />, `/en/track-order/${order.uid}`)

it('names each document, and says what is not transmitted yet', async () => {
  const screen = await open()
  const [first, second] = screen.getByRole('listitem').elements()
  expect(first?.textContent).toContain('Receipt ΑΛΠ-2026 No. 1012')
  expect(first?.textContent).toContain('€38.49')
  expect(first?.textContent).toContain('MARK 400000000000001')
  expect(second?.textContent).toContain('Credit note ΠΛΠ-2026 No. 1012')
  expect(second?.textContent).toContain('It is being transmitted to the tax authority.')
})

it('downloads one with the order’s uid and e-mail', async () => {
  const calls = answer(getOrderDocument, () => ({ name: 'ΑΛΠ-2026-1012.pdf', pdf: btoa('%PDF-1.7') }))
  const screen = await open()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await screen.getByRole('button', { name: 'Download PDF: Receipt ΑΛΠ-2026 No. 1012' }).click()
  await expect
    .poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
    .toEqual(['ΑΛΠ-2026-1012.pdf'])
  saved.mockRestore()
  expect(calls.map(({ input }) => input)).toEqual([{ uid: order.uid, email: order.email, document: receipt.uid }])
})

it('says why it cannot', async () => {
  const title = 'We couldn’t find an order with these details.'
  answer(getOrderDocument, () => refuse('order_not_found', { title }))
  const screen = await open()
  await screen.getByRole('button', { name: /^Download PDF: Receipt/ }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(title)
})

it('is not there without documents', async () => {
  const screen = await renderPage(<OrderDocuments order={sampleOrder()} />, '/en/track-order/x')
  expect(screen.getByRole('heading').elements()).toEqual([])
})
