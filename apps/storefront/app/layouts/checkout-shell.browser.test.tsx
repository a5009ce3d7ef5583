import { beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import type { SignInResponse } from '../features/identity/sign-in/sign-in-data.ts'
import { messagesFor } from '../i18n/messages.ts'
import { closeModal, openModal } from '../state/modal-store.ts'
import { CheckoutShell } from './checkout-shell.tsx'

const signIn: SignInResponse = {
  books: [],
  identityProviders: [],
  origin: location.origin,
  messages: messagesFor('en', ['sign-in', 'forms']),
}

beforeEach(() => {
  closeModal()
  const { fetch } = window
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) =>
    address === '/en/login/window' ? Promise.resolve(Response.json(signIn)) : fetch(address, request),
  )
})

const openCheckout = () =>
  renderPage(
    <CheckoutShell texts={{}} year={2026} step={1}>
      <input aria-label="Street" />
      <button type="button" onClick={() => openModal('login')}>
        Sign in here
      </button>
    </CheckoutShell>,
    '/en/checkout-information',
  )

it('Back closes only the sign-in window: the checkout stays, as typed', async () => {
  const { getByRole, address } = await openCheckout()
  await getByRole('textbox', { name: 'Street' }).fill('71 Solonos St')
  await getByRole('button', { name: 'Sign in here' }).click()
  await expect.element(getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  history.back()
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(getByRole('textbox', { name: 'Street' })).toHaveValue('71 Solonos St')
  expect(address()).toBe('/en/checkout-information')
})
