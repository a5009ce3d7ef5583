import { updatePassword } from '@stoa/contract/identity/account'
import { getProfile } from '@stoa/contract/identity/profile'
import { confirmIdentity } from '@stoa/contract/identity/session'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleProfile, startSession } from '../../../../../test/sample-customer.ts'
import { accepted, answer, refuse } from '../../../../../test/shop-stub.ts'
import { ConfirmationProvider } from '../confirm/confirmation-provider.tsx'
import { PasswordCard } from './password-card.tsx'

beforeEach(async () => {
  await startSession()
  answer(getProfile, () => sampleProfile)
})

async function openCard(hasPassword = true) {
  const screen = await renderPage(
    <ConfirmationProvider>
      <PasswordCard profile={{ ...sampleProfile, hasPassword }} />
    </ConfirmationProvider>,
    '/en/profile/account',
  )
  const { getByLabelText, getByRole } = screen
  return {
    ...screen,
    submit: getByRole('button', { name: 'Change password' }),
    async fillIn(password: string, again = password) {
      if (hasPassword) await getByLabelText('Current password').fill('the old one')
      await getByLabelText('New password', { exact: true }).fill(password)
      await getByLabelText('Repeat the new password').fill(again)
    },
  }
}

it('changes the password and empties the fields', async () => {
  const calls = answer(updatePassword, () => accepted)
  const { fillIn, submit, getByText, getByLabelText } = await openCard()
  await expect.element(getByText('8 to 128 characters of any kind.')).toBeVisible()
  await fillIn('a long phrase')
  await submit.click()
  await expect.element(getByText('Your password has been changed.')).toBeVisible()
  await expect.element(getByLabelText('Current password')).toHaveValue('')
  expect(calls.map(({ input }) => input)).toEqual([{ current: 'the old one', password: 'a long phrase' }])
})

it.each([
  ['short', 'short', 'Use at least 8 characters.'],
  ['a long phrase', 'another phrase', 'The passwords don’t match.'],
])('refuses %s and %s', async (password, again, message) => {
  const { fillIn, submit, getByRole } = await openCard()
  await fillIn(password, again)
  await submit.click()
  await expect.element(getByRole('link', { name: message })).toBeVisible()
})

it('a wrong current password is shown at its field', async () => {
  answer(updatePassword, () => refuse('wrong_password', { title: 'The password is wrong.' }))
  const { fillIn, submit, getByRole, getByLabelText } = await openCard()
  await fillIn('a long phrase')
  await submit.click()
  await getByRole('link', { name: 'The password is wrong.' }).click()
  await expect.element(getByLabelText('Current password')).toHaveFocus()
})

it('asks who it is when the API wants to know, and goes on by itself', async () => {
  let confirmed = false
  answer(updatePassword, () => (confirmed ? accepted : refuse('confirmation_needed')))
  answer(confirmIdentity, () => {
    confirmed = true
    return accepted
  })
  const { fillIn, submit, getByRole, getByText } = await openCard(false)
  await fillIn('a long phrase')
  await submit.click()
  const dialog = getByRole('dialog', { name: 'Confirm it’s you' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(getByText('Your password has been changed.')).not.toBeInTheDocument()
  await submit.click()
  await dialog.getByLabelText('Current password').fill('the old one')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('Your password has been changed.')).toBeVisible()
})
