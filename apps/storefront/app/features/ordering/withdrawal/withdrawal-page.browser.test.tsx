import {
  declareWithdrawal,
  findWithdrawable,
  getWithdrawalDocument,
  previewWithdrawal,
  type WithdrawableOrder,
  type WithdrawalTerms,
} from '@stoa/contract/ordering/withdrawals'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../test/render-page.tsx'
import { answer, refuse } from '../../../../test/shop-stub.ts'
import { tap } from '../../../../test/tap.ts'
import { WithdrawalPage } from './withdrawal-page.tsx'

const line = { productId: 1, dimensionId: 0, dimensionName: null, boxName: null, obstacle: null, lastDay: '2026-12-08' }
const order: WithdrawableOrder = {
  code: 'STO-26-483920',
  receivedOn: '2026-11-24',
  lines: [
    { ...line, line: 0, code: 'a', name: 'Η μεγάλη χίμαιρα', quantity: 1, left: 1, total: 1710 },
    { ...line, line: 1, code: 'b', name: 'Γκιακ', quantity: 2, left: 2, total: 1980 },
    {
      ...line,
      line: 2,
      code: 'c',
      name: 'Ex libris',
      quantity: 1,
      left: 0,
      total: 900,
      obstacle: 'made',
      lastDay: null,
    },
  ],
}
const terms: WithdrawalTerms = {
  ...{ refund: 990, delivery: 0, points: 0, giftCards: 0, money: 990, paid: true, payment: 'card' },
  ...{ cancels: false, sendsBack: true, sendBackBy: '2026-12-08', refundBy: '2026-12-08' },
}
const stated = { code: 'WD-26-317000', at: '2026-11-24T16:42:07.000Z', terms }

async function openPage(path = '/en/withdrawal') {
  const screen = await renderPage(<WithdrawalPage address="Σόλωνος 71, 106 79 Αθήνα" email="w@stoa.example" />, path)
  const field = (label: string) => screen.getByRole('textbox', { name: label })
  return {
    ...screen,
    field,
    press: (name: string) => tap(screen.getByRole('button', { name, exact: true })),
    async fill() {
      await field('Full name').fill('Ελένη Μάρκου')
      await field('E-mail for the acknowledgement').fill('eleni@example.gr')
      await field('Order number').fill('STO-26-483920')
    },
  }
}

it('states a part of an order in two steps, and says when it was received', async () => {
  const found = answer(findWithdrawable, () => order)
  const previews = answer(previewWithdrawal, () => terms)
  const statements = answer(declareWithdrawal, () => stated)
  const { getByRole, getByText, press, fill } = await openPage()
  await fill()
  await press('Continue')
  await expect.element(getByText('We found it.')).toBeVisible()
  expect(found.map(({ input }) => input)).toEqual([{ code: 'STO-26-483920', email: 'eleni@example.gr' }])
  await expect.element(getByText(/Made for you, with your words/)).toBeVisible()
  await expect.element(getByText('You have until 8 December 2026, 23:59').first()).toBeVisible()

  await tap(getByRole('radio', { name: 'Only some items' }))
  await expect.element(getByRole('checkbox', { name: 'Ex libris' })).toBeDisabled()
  await press('Continue')
  await expect.element(getByText('Choose at least one item.')).toBeVisible()
  await tap(getByRole('checkbox', { name: 'Γκιακ' }))
  await tap(getByRole('button', { name: 'Fewer' }))
  await press('Continue')
  await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('Confirm your statement')
  await expect.element(getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(getByText(/I hereby give notice/)).toMatchTextContent('STO-26-483920')
  const lines = [{ line: 1, quantity: 1 }]
  expect(previews.at(-1)?.input).toMatchObject({ lines })
  expect(statements).toHaveLength(0)

  await press('Confirm withdrawal')
  await expect.element(getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(getByText('Tuesday 24 November 2026, 18:42:07')).toBeVisible()
  await expect.element(getByText(/Statement WD-26-317000.*eleni@example\.gr/)).toBeVisible()
  await expect.element(getByText(/Send it back by 8 December 2026/)).toBeVisible()
  await expect.element(getByRole('heading', { name: 'What you stated' })).toBeVisible()
  await expect.element(getByText(/I hereby give notice/)).toMatchTextContent('STO-26-483920')
  await expect.element(getByRole('listitem').filter({ hasText: 'Γκιακ' })).toMatchTextContent('Γκιακ, 1 copy')
  expect(statements[0]?.input).toMatchObject({ name: 'Ελένη Μάρκου', code: 'STO-26-483920', lines, words: '' })

  const files = answer(getWithdrawalDocument, ({ kind }) =>
    kind === 'receipt'
      ? refuse('withdrawal_not_found', { title: 'Not found.' })
      : { name: 'Return.pdf', pdf: btoa('%') },
  )
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await press('Return note')
  await expect
    .poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
    .toEqual(['Return.pdf'])
  saved.mockRestore()
  await press('Acknowledgement, PDF')
  await expect.element(getByText('Not found.')).toBeVisible()
  const asked = { code: 'WD-26-317000', email: 'eleni@example.gr' }
  expect(files.map(({ input }) => input)).toEqual([
    { ...asked, kind: 'returnNote' },
    { ...asked, kind: 'receipt' },
  ])
})

const statedOf = (changes: Partial<WithdrawalTerms>) => ({
  ...stated,
  terms: { ...terms, sendsBack: false, ...changes },
})

it.each([
  [
    'a part',
    {},
    ['are cancelled, and you send nothing back', 'by 8 December 2026'],
    ['What you withdrew from has been cancelled (done)', 'We refund €9.90 (to come)'],
    'We refund €9.90',
  ],
  [
    'a part whose amount is held',
    { paid: false, held: true },
    ['you’ll be charged €9.90 less than the amount held'],
    ['What you withdrew from has been cancelled (done)'],
    'you’ll be charged €9.90 less than the amount held',
  ],
  [
    'a part that is not paid',
    { paid: false },
    ['€9.90 is taken off what you have to pay. If it’s paid or collected all the same, we’ll refund it.'],
    ['What you withdrew from has been cancelled (done)'],
    '€9.90 is taken off what you have to pay',
  ],
  [
    'all of it, held',
    { cancels: true, paid: false, held: true },
    ['The €9.90 held for your order is released'],
    ['The order has been cancelled (done)', 'We release €9.90 (to come)'],
    'You aren’t charged.',
  ],
] as const)('asks for nothing back of what has not left: %s', async (_, changes, consequences, steps, money) => {
  answer(findWithdrawable, () => order)
  answer(previewWithdrawal, () => statedOf(changes).terms)
  answer(declareWithdrawal, () => statedOf(changes))
  const { getByRole, getByText, press, fill } = await openPage()
  await fill()
  await press('Continue')
  await expect.element(getByText('We found it.')).toBeVisible()
  await press('Continue')
  for (const text of consequences) await expect.element(getByRole('main')).toMatchTextContent(text)
  expect(getByText('€0.00').elements().length).toBe('paid' in changes ? 0 : 1)
  expect(getByText('Postage of the return').elements()).toEqual([])
  await press('Confirm withdrawal')
  await expect.element(getByText(/Statement WD-26-317000/)).toBeVisible()
  const shown = getByRole('list', { name: 'What happens now' }).getByRole('listitem').elements()
  expect(shown.map((item) => item.querySelector('b')?.textContent)).toEqual(steps)
  await expect.element(getByRole('main')).toMatchTextContent(money)
  expect(getByRole('button', { name: 'Return note' }).elements()).toEqual([])
})

it('says at once that nothing is left, and asks for no choice', async () => {
  answer(findWithdrawable, () => ({ ...order, lines: order.lines.filter(({ left }) => left === 0) }))
  const { getByRole, getByText, press, fill } = await openPage()
  await fill()
  await press('Continue')
  await expect.element(getByText(/This order can no longer be withdrawn from/)).toBeVisible()
  await expect.element(getByText(/Made for you, with your words/)).toBeVisible()
  expect(getByRole('radio').elements()).toEqual([])
})

it('goes on in words where no order is found, and states them', async () => {
  answer(findWithdrawable, () => refuse('order_not_found'))
  const statements = answer(declareWithdrawal, () => ({ ...stated, terms: null }))
  const { getByRole, getByText, field, press, fill } = await openPage()
  await fill()
  await press('Continue')
  await expect.element(getByText(/it counts just the same/)).toBeVisible()
  await field('What your statement is about').fill('Το βιβλίο της Τρίτης.')
  await press('Continue')
  await expect.element(getByText('Το βιβλίο της Τρίτης.')).toBeVisible()
  await press('Confirm withdrawal')
  await expect.element(getByText(/We’ll find the order/).first()).toBeVisible()
  expect(getByRole('button', { name: 'Return note' }).elements()).toEqual([])
  await expect.element(getByText('Το βιβλίο της Τρίτης.')).toBeVisible()
  await expect.element(getByRole('heading', { level: 1 })).toHaveFocus()
  expect(statements[0]?.input).toMatchObject({ lines: [], words: 'Το βιβλίο της Τρίτης.' })
})

it('looks for an order again once its number is corrected', async () => {
  const found = answer(findWithdrawable, ({ code }) => (code === order.code ? order : refuse('order_not_found')))
  answer(previewWithdrawal, () => terms)
  const { getByRole, getByText, field, press, fill } = await openPage()
  await fill()
  await field('Order number').fill('STO-26-483029')
  await press('Continue')
  await expect.element(getByText(/it counts just the same/)).toBeVisible()
  await field('Order number').fill('STO-26-483920')
  await press('Continue')
  await expect.element(getByText('We found it.')).toBeVisible()
  await expect.element(getByText(/it counts just the same/)).not.toBeInTheDocument()
  expect(found).toHaveLength(2)
  await press('Continue')
  await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('Confirm your statement')
  await expect.element(getByText('Γκιακ')).toBeVisible()
})

it('leads back to the statement, and on to the confirmation while nothing was changed', async () => {
  answer(findWithdrawable, () => order)
  answer(previewWithdrawal, () => terms)
  const { getByRole, getByText, field, press, fill, router } = await openPage()
  const heading = getByRole('heading', { level: 1 })
  await fill()
  await press('Continue')
  await expect.element(getByText('We found it.')).toBeVisible()
  await press('Continue')
  await expect.element(heading).toMatchTextContent('Confirm your statement')
  await router.navigate(-1)
  await expect.element(heading).toMatchTextContent('Withdraw from contract')
  await expect.element(field('Full name')).toHaveValue('Ελένη Μάρκου')
  await router.navigate(1)
  await expect.element(heading).toMatchTextContent('Confirm your statement')
  await press('Back')
  await expect.element(heading).toMatchTextContent('Withdraw from contract')
  await field('Full name').fill('Ελένη Νικολάου')
  await router.navigate(1)
  await expect.element(heading).toMatchTextContent('Withdraw from contract')
})

it('needs no number', async () => {
  const statements = answer(declareWithdrawal, () => ({ ...stated, terms: null }))
  const { field, getByText, press } = await openPage()
  await press('Continue')
  for (const problem of ['Enter your full name.', /so that you get the acknowledgement/])
    await expect.element(getByText(problem)).toBeVisible()
  await expect.element(field('Full name')).toHaveFocus()
  await field('Full name').fill('Ελένη')
  await field('E-mail for the acknowledgement').fill('eleni@example.gr')
  await press('Write what you remember and we’ll find it')
  await press('Continue')
  await expect.element(getByText('Say what your statement is about, or enter the order number.')).toBeVisible()
  await field('What your statement is about').fill('Όλα.')
  await press('Continue')
  await press('Confirm withdrawal')
  await expect.element(getByText(/Statement WD-26-317000/)).toBeVisible()
  expect(statements).toHaveLength(1)
})

it('tries a statement whose answer was lost again under the same key', async () => {
  answer(findWithdrawable, () => order)
  answer(previewWithdrawal, () => terms)
  let lost = true
  const statements = answer(declareWithdrawal, () => {
    if (!lost) return stated
    lost = false
    return Promise.reject(new TypeError('the connection was lost'))
  })
  const { getByRole, getByText, press, fill } = await openPage()
  await fill()
  await press('Continue')
  await expect.element(getByText('We found it.')).toBeVisible()
  await press('Continue')
  await press('Confirm withdrawal')
  await expect.element(getByRole('alert')).toMatchTextContent('We got no response')
  await press('Confirm withdrawal')
  await expect.element(getByText(/Statement WD-26-317000/)).toBeVisible()
  const keys = statements.map(({ headers }) => headers.get('idempotency-key'))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

it('begins with the number of the order that it was opened from', async () => {
  const { field } = await openPage('/en/withdrawal?order=STO-26-483920')
  await expect.element(field('Order number')).toHaveValue('STO-26-483920')
})
