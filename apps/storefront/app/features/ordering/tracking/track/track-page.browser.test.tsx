import { findOrderByCode } from '@stoa/contract/ordering/orders'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { tap } from '../../../../../test/tap.ts'
import { findOrderEmail } from '../../../../state/order-emails.ts'
import { TrackPage } from './track-page.tsx'

const uid = '0f8fad5b-d9cb-469f-a165-70867728950e'

async function openForm() {
  const { getByLabelText, getByRole, address } = await renderPage(<TrackPage />, '/en/track-order')
  return {
    number: getByLabelText('Order number'),
    email: getByLabelText('E-mail'),
    submit: () => tap(getByRole('button', { name: 'View order' })),
    alert: getByRole('alert'),
    address,
  }
}

it('a number needs the e-mail, and leads to the order with it', async () => {
  const calls = answer(findOrderByCode, () => ({ uid }))
  const { number, email, submit, address } = await openForm()
  await number.fill('sto 26 483920')
  await submit()
  await expect.element(email).toHaveFocus()
  await email.fill(' maria@example.gr ')
  await submit()
  await expect.poll(address).toBe(`/en/track-order/${uid}`)
  expect(calls.map(({ input }) => input)).toEqual([{ code: 'STO-26-483920', email: 'maria@example.gr' }])
  expect(findOrderEmail(uid)).toBe('maria@example.gr')
})

it('a wrong number or e-mail is said without saying which', async () => {
  answer(findOrderByCode, () => refuse('order_not_found'))
  const { number, email, submit, alert, address } = await openForm()
  await number.fill('STO-26-483920')
  await email.fill('maria@example.gr')
  await submit()
  await expect.element(alert).toMatchTextContent('We couldn’t find an order with that number and e-\u2060mail.')
  expect(address()).toBe('/en/track-order')
})

it('marks both fields when both are empty, and the e-mail no more once a link is there', async () => {
  const { number, email, submit } = await openForm()
  await submit()
  await expect.element(number).toHaveFocus()
  await expect.element(number).toHaveAccessibleDescription(/Enter your order number/)
  await expect.element(email).toHaveAccessibleDescription(/Enter the e-\u2060mail you ordered with/)
  await number.fill(`https://stoa.example/track-order/${uid}`)
  await expect.element(number).toBeValid()
  await expect.element(email).toBeValid()
})

it('a link needs no e-mail', async () => {
  const { number, submit, address } = await openForm()
  await number.fill(`https://stoa.example/en/track-order/${uid}`)
  await submit()
  await expect.poll(address).toBe(`/en/track-order/${uid}`)
})
