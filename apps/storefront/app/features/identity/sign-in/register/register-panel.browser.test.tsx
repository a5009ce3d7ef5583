import { register } from '@stoa/contract/identity/account'
import { hasNewsletters } from '@stoa/domain/identity/newsletters'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { accepted, answer, refuse } from '../../../../../test/shop-stub.ts'
import { RegisterPanel } from './register-panel.tsx'
import { useRegister } from './use-register.ts'

function RegisterPage() {
  return <RegisterPanel identityProviders={[]} registration={useRegister()} />
}

async function openForm() {
  const screen = await renderPage(<RegisterPage />, '/en/register')
  const { getByLabelText, getByRole } = screen
  const submit = getByRole('button', { name: /^(?:Register|Create)/ })
  return {
    ...screen,
    submit,
    async fillIn(password = 'a long phrase') {
      await getByLabelText('First name').fill('Eleni')
      await getByLabelText('Last name').fill('Markou')
      await getByLabelText('E-mail').fill('eleni@example.gr')
      await getByLabelText('Password').fill(password)
      await getByRole('checkbox', { name: /^I accept the/ }).click()
    },
  }
}

it('sends what was typed, and only the consent that was given', async () => {
  const calls = answer(register, () => accepted)
  const { fillIn, submit, getByText } = await openForm()
  await fillIn()
  await submit.click()
  await expect.element(getByText(/eleni@example\.gr/)).toBeVisible()
  expect(calls.map(({ input }) => input)).toEqual([
    {
      firstName: 'Eleni',
      lastName: 'Markou',
      email: 'eleni@example.gr',
      password: 'a long phrase',
      acceptedTerms: true,
      newsletter: false,
    },
  ])
})

it('offers no newsletter while there is none', async () => {
  const { getByRole } = await openForm()
  await expect.element(getByRole('checkbox', { name: /^I accept the/ })).toBeVisible()
  expect(getByRole('checkbox').elements()).toHaveLength(hasNewsletters ? 2 : 1)
})

it('needs the terms, and every field', async () => {
  const { submit, getByRole } = await openForm()
  await submit.click()
  const summary = getByRole('region', { name: 'There are 5 problems' })
  await expect.element(summary).toHaveFocus()
  await summary.getByRole('link', { name: 'Accept the terms to create an account.' }).click()
  await expect.element(getByRole('checkbox', { name: /^I accept the/ })).toHaveFocus()
})

it('shows the API’s refusal at its field until the field changes', async () => {
  answer(register, () => refuse('password_too_common', { title: 'This password is too common.' }))
  const { fillIn, submit, getByLabelText, getByRole } = await openForm()
  await fillIn('password1')
  await submit.click()
  const password = getByLabelText('Password')
  await expect.element(getByRole('link', { name: 'This password is too common.' })).toBeVisible()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('a long phrase')
  await expect.element(password).not.toHaveAttribute('aria-invalid')
})
