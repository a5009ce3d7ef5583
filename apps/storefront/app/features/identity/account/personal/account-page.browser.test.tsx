import { sessionStarted } from '@stoa/browser/session/session-store'
import { getProfile, updateProfile } from '@stoa/contract/identity/profile'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleProfile, sampleSession, startSession } from '../../../../../test/sample-customer.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { PersonHead } from '../layout/person-head.tsx'
import { AccountPage } from './account-page.tsx'
import { PersonalCard } from './personal-card.tsx'

const profile = { ...sampleProfile, alias: 'eleni_m', description: 'I read poetry.', birthDate: '1980-05-17' }

it('asks for nothing that only public pages would show, and keeps what is stored', async () => {
  await startSession()
  sessionStarted({ ...sampleSession, alias: profile.alias, impersonatedBy: 'Maria' })
  answer(getProfile, () => profile)
  const saved = answer(updateProfile, () => profile)
  const screen = await renderPage(
    <>
      <PersonHead />
      <AccountPage />
    </>,
    '/en/profile/account',
  )
  await expect.element(screen.getByRole('heading', { name: 'Profile picture' })).toBeVisible()
  for (const text of ['alias', 'eleni_m', 'About you', 'I read poetry.'])
    expect(screen.getByText(text, { exact: false }).elements(), text).toEqual([])
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(saved[0]?.input).toMatchObject({ firstName: 'Ελένη' })
  expect(saved[0]?.input).not.toHaveProperty('alias')
  expect(saved[0]?.input).not.toHaveProperty('description')
})

it('asks for consent to coupons by e-mail, which is not given before', async () => {
  await startSession()
  const saved = answer(updateProfile, () => ({ ...profile, couponEmails: true }))
  const screen = await renderPage(<PersonalCard profile={profile} />, '/en/profile/account')
  const agreement = screen.getByRole('checkbox', { name: /^E-mail me the coupons you give me/ })
  await expect.element(agreement).not.toBeChecked()
  await agreement.click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(saved[0]?.input).toMatchObject({ couponEmails: true })
})
