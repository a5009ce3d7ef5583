import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { chooseTheme, themeKey } from '../../../../state/theme.ts'
import { FooterEnd } from './footer-end.tsx'

const background = () => getComputedStyle(document.body).backgroundColor

beforeEach(() => chooseTheme('system'))

it('changes the colours at once, keeps the choice, and goes back to the system’s', async () => {
  const { getByRole } = await renderPage(<FooterEnd texts={{}} year={2026} />, '/en')
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
