import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { CheckoutFooter } from './checkout-footer.tsx'

const texts = {
  ...{ 'company-legal-name': 'Stoa Ltd', 'company-seat': '71 Solonos St', 'company-vat-number': 'VAT 123' },
  ...{ 'helpdesk-email': 'help@stoa.example', 'helpdesk-phone': '210 000 0000', 'helpdesk-hours': 'Mon – Fri' },
}

it('lists the seller’s details, with nothing between them that could hang at the end of a line', async () => {
  await page.viewport(320, 700)
  const footer = <CheckoutFooter texts={texts} year={2026} phoneHref="tel:+302100000000" />
  const { getByText } = await renderPage(footer, '/en/checkout-information')
  const list = getByText('help@stoa.example').element().closest('ul')
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['Seller: Stoa Ltd', '71 Solonos St', 'VAT 123', 'help@stoa.example', '210 000 0000', 'Mon – Fri'],
  ])
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('keeps the details of one line apart, and begins it at the margin', async () => {
  await page.viewport(1000, 700)
  const footer = <CheckoutFooter texts={texts} year={2026} phoneHref={undefined} />
  const { getByText } = await renderPage(footer, '/en/checkout-information')
  const boxOf = (text: string | RegExp) => {
    const range = document.createRange()
    range.selectNodeContents(getByText(text).element())
    return range.getBoundingClientRect()
  }
  const [seller, seat] = [boxOf(/^Seller/), boxOf('71 Solonos St')]
  expect(seat.top).toBe(seller.top)
  expect(seat.left - seller.right).toBeCloseTo(20, 0)
  expect(seller.left).toBe(boxOf(/^©/).left)
})
