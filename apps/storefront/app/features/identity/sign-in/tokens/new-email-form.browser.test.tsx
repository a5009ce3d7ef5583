import { confirmEmailChange } from '@stoa/contract/identity/account'
import { refreshSession } from '@stoa/contract/identity/session'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleSession, startSession } from '../../../../../test/sample-customer.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { TokenPage } from './token-page.tsx'

const token = '3f1c2a9e-6a0b-4c54-9a1a-2f5d2f6c7e11'
const accepted = { accepted: true as const }
const openPage = () => renderPage(<TokenPage action="newEmail" uid={token} books={[]} />, '/en/confirm-email/x')

it('asks a guest for the password of the account', async () => {
  const calls = answer(confirmEmailChange, () => accepted)
  const { getByRole, getByLabelText } = await openPage()
  await getByRole('button', { name: 'Confirm' }).click()
  await expect.element(getByRole('link', { name: 'Enter a password.' })).toBeVisible()
  expect(calls).toEqual([])
  await getByLabelText('Password').fill('a phrase')
  await getByRole('button', { name: 'Confirm' }).click()
  await expect.element(getByRole('heading', { name: 'Your e-\u2060mail has changed' })).toHaveFocus()
  expect(calls.map(({ input }) => input)).toEqual([{ token, password: 'a phrase' }])
})

it('says at the field that it is another password', async () => {
  answer(confirmEmailChange, () => refuse('wrong_password', { title: 'Not the password of the account.' }))
  const { getByRole, getByLabelText } = await openPage()
  await getByLabelText('Password').fill('another phrase')
  await getByRole('button', { name: 'Confirm' }).click()
  await expect.element(getByRole('link', { name: 'Not the password of the account.' })).toBeVisible()
})

it('in a session it is one press; in that of another account the password is asked for', async () => {
  await startSession()
  answer(refreshSession, () => sampleSession)
  const calls = answer(confirmEmailChange, ({ password }) =>
    password === undefined ? refuse('password_required', { title: 'Enter the password of your account.' }) : accepted,
  )
  const { getByRole, getByLabelText } = await openPage()
  await expect.element(getByRole('button', { name: 'Confirm' })).toBeVisible()
  expect(getByLabelText('Password').query()).toBeNull()
  await getByRole('button', { name: 'Confirm' }).click()
  await expect.element(getByRole('link', { name: 'Enter the password of your account.' })).toBeVisible()
  await getByLabelText('Password').fill('a phrase')
  await getByRole('button', { name: 'Confirm' }).click()
  await expect.element(getByRole('heading', { name: 'Your e-\u2060mail has changed' })).toBeVisible()
  expect(calls.map(({ input }) => input.password)).toEqual([undefined, 'a phrase'])
})
