import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { CheckoutHeader } from './checkout-header.tsx'

it('says when the phone is answered, and who sells for a printed order', async () => {
  const { getByText, container } = await renderPage(
    <CheckoutHeader
      shopName="Stoa"
      phone="210 000 0000"
      phoneHref="tel:+302100000000"
      hours="Monday – Friday 09:00–21:00"
      seller={['Stoa Ltd', '71 Solonos St', 'VAT 123']}
    />,
    '/en/checkout-information',
  )
  await expect.element(getByText('Monday – Friday 09:00–21:00')).toBeVisible()
  expect(container.querySelector('[aria-hidden] p')?.textContent).toBe('Stoa Ltd · 71 Solonos St · VAT 123')
})
