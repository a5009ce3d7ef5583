import { ToastRegion } from '@stoa/ui/toast/toast-region'
import { showToast } from '@stoa/ui/toast/toast-store'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { CheckoutHeader } from './checkout-header.tsx'

const header = (
  <CheckoutHeader
    shopName="Stoa"
    phone="210 000 0000"
    phoneHref="tel:+302100000000"
    hours="Monday – Friday 09:00–21:00"
    seller={['Stoa Ltd', '71 Solonos St', 'VAT 123']}
  />
)

it.each([320, 390])('no message covers the phone number at %i pixels', async (width) => {
  await page.viewport(width, 700)
  const { getByRole, getByText } = await renderPage(
    <>
      {header}
      <ToastRegion label="Notices" closeLabel="Close notice" />
    </>,
    '/en/checkout-information',
  )
  showToast('This product is not available at the moment.', 'error')
  await expect.element(getByText(/not available/)).toBeVisible()
  const phone = getByRole('link', { name: /210 000 0000/ }).element()
  const { left, right, bottom } = phone.getBoundingClientRect()
  expect(
    phone.contains(document.elementFromPoint((left + right) / 2, (bottom + phone.getBoundingClientRect().top) / 2)),
  ).toBe(true)
})

it('is one line on a phone', async () => {
  await page.viewport(390, 700)
  const { getByRole } = await renderPage(header, '/en/checkout-information')
  expect(getByRole('banner').element().getBoundingClientRect().height).toBeLessThan(80)
})

it('says when the phone is answered, and who sells for a printed order', async () => {
  await page.viewport(720, 700)
  const { getByText, container } = await renderPage(header, '/en/checkout-information')
  await expect.element(getByText('Monday – Friday 09:00–21:00')).toBeVisible()
  expect(container.querySelector('[aria-hidden] p')?.textContent).toBe('Stoa Ltd · 71 Solonos St · VAT 123')
})
