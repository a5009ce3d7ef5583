import { verifyRegistration } from '@stoa/contract/identity/account'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { TokenPage } from './token-page.tsx'

const token = '3f1c2a9e-6a0b-4c54-9a1a-2f5d2f6c7e11'

async function openPage(path = '/en/verifyregistration/x') {
  const screen = await renderPage(<TokenPage action="verify" uid={token} books={[]} />, path)
  const { getByLabelText, getByRole } = screen
  return {
    ...screen,
    async confirm(password: string) {
      await getByLabelText('Password').fill(password)
      await getByRole('button', { name: 'Confirm' }).click()
    },
  }
}

it('confirms with the password of the registration', async () => {
  const calls = answer(verifyRegistration, () => ({ accepted: true as const }))
  const { confirm, getByRole } = await openPage()
  await confirm('a phrase')
  await expect.element(getByRole('heading', { name: 'Your account is ready' })).toHaveFocus()
  expect(calls.map(({ input }) => input)).toEqual([{ token, password: 'a phrase' }])
})

it('sends nothing without a password', async () => {
  const calls = answer(verifyRegistration, () => ({ accepted: true as const }))
  const { confirm, getByRole } = await openPage()
  await confirm('')
  await expect.element(getByRole('link', { name: 'Enter a password.' })).toBeVisible()
  expect(calls).toEqual([])
})

it('says at the field that it is another password, and lets one try again', async () => {
  answer(verifyRegistration, () => refuse('wrong_password', { title: 'Not the password of this registration.' }))
  const { confirm, getByRole } = await openPage()
  await confirm('another phrase')
  await expect.element(getByRole('link', { name: 'Not the password of this registration.' })).toBeVisible()
  await expect.element(getByRole('button', { name: 'Confirm' })).toBeVisible()
})

it('says that the link is over', async () => {
  answer(verifyRegistration, () => refuse('link_over'))
  const { confirm, getByRole } = await openPage()
  await confirm('a phrase')
  await expect.element(getByRole('heading', { name: 'This link has expired' })).toHaveFocus()
})
