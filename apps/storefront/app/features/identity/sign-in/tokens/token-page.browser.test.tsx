import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { TokenPage } from './token-page.tsx'

const token = '3F1C2A9E-6a0b-4c54-9a1a-2f5d2f6c7e11'

it.each([
  ['verify', 'Register again', '/en/register'],
  ['newEmail', 'My account', '/en/profile/account'],
  ['keep', 'New link', '/en/forgot-password'],
  ['impersonate', 'Back to the home page', '/en'],
] as const)('%s: a link that was cut says so at once, and where to get another', async (action, name, path) => {
  for (const uid of ['', 'xyz', token.slice(1), `${token}0`]) {
    const { getByRole, unmount } = await renderPage(<TokenPage action={action} uid={uid} books={[]} />, '/en/x')
    await expect.element(getByRole('heading', { level: 1, name: 'This link isn’t complete' })).toHaveFocus()
    await expect.element(getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path)
    await expect.element(getByRole('main').getByRole('button')).not.toBeInTheDocument()
    await unmount()
  }
})

it('a whole link waits for the button', async () => {
  const { getByRole } = await renderPage(<TokenPage action="impersonate" uid={token} books={[]} />, '/en/x')
  await expect.element(getByRole('button')).toBeVisible()
})
