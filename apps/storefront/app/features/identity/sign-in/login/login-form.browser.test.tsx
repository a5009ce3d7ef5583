import { sessionStore } from '@stoa/browser/session/session-store'
import { logIn } from '@stoa/contract/identity/session'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleSession } from '../../../../../test/sample-customer.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { LoginForm } from './login-form.tsx'

async function openForm() {
  const onDone = vi.fn()
  const screen = await renderPage(<LoginForm onDone={onDone} />, '/en/login')
  const { getByLabelText, getByRole } = screen
  return {
    ...screen,
    onDone,
    async signIn(email: string, password: string) {
      await getByLabelText('E-mail').fill(email)
      await getByLabelText('Password').fill(password)
      await getByRole('button', { name: 'Sign in' }).click()
    },
  }
}

it('begins a session', async () => {
  const calls = answer(logIn, () => sampleSession)
  const { signIn, onDone } = await openForm()
  await signIn(' eleni.markou@example.gr ', 'a phrase')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(calls.map(({ input }) => input)).toEqual([
    { email: 'eleni.markou@example.gr', password: 'a phrase', remember: false },
  ])
  expect(sessionStore.read()).toMatchObject({ status: 'customer', person: { customerId: 7 } })
})

it('signs nobody in with an answer that is no session, and says so', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}))
  const { signIn, onDone, getByRole, getByLabelText } = await openForm()
  await signIn('eleni.markou@example.gr', 'a phrase')
  await expect.element(getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible()
  await expect.element(getByLabelText('E-mail')).toHaveValue('eleni.markou@example.gr')
  expect(onDone).not.toHaveBeenCalled()
  expect(sessionStore.read()).toEqual({ status: 'guest' })
})

it.each([
  ['en', 'Remember me'],
  ['el', 'Να με θυμάστε'],
])('remembers nobody who did not ask for it (%s)', async (language, label) => {
  const { getByLabelText } = await renderPage(<LoginForm onDone={vi.fn()} />, `/${language}/login`)
  await expect.element(getByLabelText(label)).not.toBeChecked()
})

it('sends nothing while a field is wrong, and leads to it', async () => {
  const { signIn, getByRole, getByLabelText } = await openForm()
  await signIn('eleni@', '')
  await expect.element(getByRole('region', { name: 'There are 2 problems' })).toHaveFocus()
  await getByRole('link', { name: 'Enter a password.' }).click()
  await expect.element(getByLabelText('Password')).toHaveFocus()
})

it('says that the credentials were refused, and keeps them', async () => {
  answer(logIn, () => refuse('wrong_credentials', { title: 'E-mail or password is wrong.' }))
  const { signIn, getByRole, getByLabelText, onDone } = await openForm()
  await signIn('eleni@example.gr', 'wrong')
  await expect.element(getByRole('alert')).toHaveTextContent('E-mail or password is wrong.')
  await expect.element(getByLabelText('E-mail')).toHaveValue('eleni@example.gr')
  expect(onDone).not.toHaveBeenCalled()
})

it('asks for the second factor, once more when it was wrong, and sends it with the password', async () => {
  const calls = answer(logIn, ({ code }) => {
    if (code === undefined) return refuse('second_factor_required')
    return code === '123456' ? sampleSession : refuse('second_factor_wrong', { title: 'The code is wrong.' })
  })
  const { signIn, getByRole, getByLabelText, onDone } = await openForm()
  await signIn('eleni@example.gr', 'a phrase')
  await expect.element(getByRole('status')).toHaveFocus()
  const code = getByLabelText('Verification code')
  await code.fill('111111')
  await userEvent.keyboard('{Enter}')
  await getByRole('link', { name: 'The code is wrong.' }).click()
  await expect.element(code).toHaveFocus()
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(calls.at(-1)?.input).toMatchObject({ password: 'a phrase', code: '123456' })
})

it('shows and hides the password', async () => {
  const { getByRole, getByLabelText } = await openForm()
  const password = getByLabelText('Password')
  await password.fill('a phrase')
  await getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await getByRole('button', { name: 'Hide password' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(password).toHaveValue('a phrase')
})
