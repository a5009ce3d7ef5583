import { storedValue } from '@stoa/browser/store/stored-value'
import { logOut } from '@stoa/contract/identity/session'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { startSession } from '../../../../../test/sample-customer.ts'
import { accepted, answer, refuse } from '../../../../../test/shop-stub.ts'
import type { ReturnTarget } from '../../../../state/return-target.ts'
import { LogoutPage } from './logout-page.tsx'

const target: ReturnTarget = { path: '/en/profile/orders', reason: 'over' }

/** As a page does that found its session lost: this browser has forgotten it, the cookies are still there. */
async function openLost() {
  storedValue<ReturnTarget>('stoa.return', 1, () => null).write(target)
  await cookieStore.set('XSRF-TOKEN', 'pair')
  return renderPage(<LogoutPage books={[]} />, '/en/logout')
}

it('ends a lost session in the shop, too, and then leads to signing in with the way back', async () => {
  const calls = answer(logOut, () => accepted)
  const { address, router } = await openLost()
  await expect.poll(address).toBe('/en/login')
  expect(router.state.location.state).toEqual(target)
  expect(calls.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['pair'])
})

it('says when the shop could not end it, and keeps the way back for another try', async () => {
  answer(logOut, () => refuse('too_many_requests', { title: 'Too many calls.' }))
  const { address, router, getByRole } = await openLost()
  await expect.element(getByRole('alert')).toHaveTextContent('Too many calls.')
  expect(address()).toBe('/en/logout')
  answer(logOut, () => accepted)
  await getByRole('button', { name: 'Try again' }).click()
  await expect.poll(address).toBe('/en/login')
  expect(router.state.location.state).toEqual(target)
})

it('says that a customer has signed out', async () => {
  await startSession()
  answer(logOut, () => accepted)
  const { address, getByRole } = await renderPage(<LogoutPage books={[]} />, '/en/logout')
  await expect.element(getByRole('heading', { level: 1, name: 'You’re signed out' })).toHaveFocus()
  expect(address()).toBe('/en/logout')
})
