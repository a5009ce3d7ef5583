import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { chooseTheme, themeKey } from '../../../../state/theme.ts'
import { FooterEnd } from './footer-end.tsx'

const background = () => getComputedStyle(document.body).backgroundColor

beforeEach(() => chooseTheme('system'))

it('changes the colours at once, keeps the choice, and goes back to the system’s', async () => {
  const { getByRole } = await renderPage(<FooterEnd texts={{}} payments={[]} year={2026} />, '/en')
  await getByRole('radio', { name: 'Light' }).click({ force: true })
  const light = background()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect.poll(background).not.toBe(light)
  expect(localStorage.getItem(themeKey)).toBe('dark')
  await userEvent.keyboard('{ArrowRight}')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(localStorage.getItem(themeKey)).toBe('system')
})

it('names the payment methods that the shop has, and the details of its company', async () => {
  const texts = { 'company-vat-number': 'VAT 123', 'company-legal-name': 'Stoa Ltd' }
  const { getByRole, getByText } = await renderPage(
    <FooterEnd texts={texts} payments={['Cash', 'Card']} year={2026} />,
    '/en',
  )
  expect(
    getByRole('list', { name: 'Ways to pay' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Cash', 'Card'])
  await expect.element(getByText(/ · Stoa Ltd · VAT 123$/)).toBeVisible()
})
