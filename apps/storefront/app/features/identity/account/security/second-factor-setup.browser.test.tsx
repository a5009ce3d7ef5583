import { getProfile } from '@stoa/contract/identity/profile'
import { enableSecondFactor } from '@stoa/contract/identity/social'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleProfile, startSession } from '../../../../../test/sample-customer.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { ConfirmationProvider } from '../confirm/confirmation-provider.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

const secret = { secret: 'ABCDEFGHIJKL', address: 'otpauth://totp/Stoa?secret=ABCDEFGHIJKL' }

beforeEach(async () => {
  await startSession()
  answer(getProfile, () => sampleProfile)
})

async function openSetup() {
  const onEnabled = vi.fn()
  const onCancel = vi.fn()
  const screen = await renderPage(
    <ConfirmationProvider>
      <SecondFactorSetup {...{ secret, onEnabled, onCancel }} />
    </ConfirmationProvider>,
    '/en/profile/account',
  )
  return { ...screen, onEnabled, onCancel, code: screen.getByLabelText('Code from the app') }
}

it('shows the secret as a picture and for typing', async () => {
  const { getByText, getByRole } = await openSetup()
  await expect.element(getByText('ABCD EFGH IJKL')).toBeVisible()
  const square = getByRole('img', { name: 'QR code for the authenticator app' }).element().getBoundingClientRect()
  expect(square.width).toBeGreaterThan(100)
  expect(square.height).toBe(square.width)
})

it('turns it on with the first right code', async () => {
  answer(enableSecondFactor, ({ code }) =>
    code === '123456' ? { codes: ['ab1cd-ef2gh'] } : refuse('second_factor_wrong', { title: 'The number is wrong.' }),
  )
  const { code, getByRole, onEnabled } = await openSetup()
  await code.fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByRole('link', { name: 'The code has six digits.' })).toBeVisible()
  await code.fill('654321')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByRole('link', { name: 'The number is wrong.' })).toBeVisible()
  expect(onEnabled).not.toHaveBeenCalled()
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onEnabled).toHaveBeenCalledExactlyOnceWith(['ab1cd-ef2gh']))
})

it('can be left', async () => {
  const { getByRole, onCancel } = await openSetup()
  await getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
})
