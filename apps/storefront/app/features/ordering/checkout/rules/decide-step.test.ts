import { expect, it } from 'vitest'
import { emptyForm } from '../form/checkout-form.ts'
import { decideStep } from './decide-step.ts'

const countries = [{ id: 1, iso: 'GR', name: 'Ελλάδα', postalCodeDigits: 5, delivers: true }]
const items = [{}]
const destination = undefined
const form = {
  ...emptyForm,
  email: 'eleni@example.gr',
  mobile: '6900000000',
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  postalCode: '10679',
  city: 'Αθήνα',
  street: 'Ασκληπιού 40',
  regionId: '1',
}

it('redirects to the cart when it is empty', () => {
  const empty = { path: '/cart', reason: 'emptyCart' }
  expect(decideStep('information', { cartLines: 0, items, destination, form, countries })).toEqual(empty)
  expect(decideStep('payment', { cartLines: 0, items, destination, form, countries })).toEqual(empty)
})

it('redirects to the first step when details are missing or invalid', () => {
  const missing = { path: '/checkout-information', reason: 'missingInformation' }
  expect(decideStep('payment', { cartLines: 1, items, destination, form: emptyForm, countries })).toEqual(missing)
  expect(
    decideStep('payment', { cartLines: 1, items, destination, form: { ...form, mobile: '123' }, countries }),
  ).toEqual(missing)
})

it('shows a step when the earlier ones are complete', () => {
  expect(decideStep('information', { cartLines: 1, items, destination, form: emptyForm, countries })).toBeNull()
  expect(decideStep('payment', { cartLines: 1, items, destination, form, countries })).toBeNull()
})

it('asks for no address of gift cards alone', () => {
  const giftCard = { recipientName: 'Νίκος', recipientEmail: 'nikos@example.gr', design: 'classic' } as const
  const placeless = { ...form, street: '', city: '', postalCode: '', regionId: '' }
  const cards = [{ extension: { giftCard } }]
  expect(decideStep('payment', { cartLines: 1, items: cards, destination, form: placeless, countries })).toBeNull()
  expect(decideStep('payment', { cartLines: 1, items, destination, form: placeless, countries })?.reason).toBe(
    'missingInformation',
  )
})

it.each(['branch', 'point'] as const)('asks for no address of what is collected at a %s', (collected) => {
  const placeless = { ...form, street: '', city: '', postalCode: '', regionId: '', sameAddress: false }
  const step = { cartLines: 1, items, form: placeless, countries }
  expect(decideStep('payment', { ...step, destination: collected })).toBeNull()
  expect(decideStep('payment', { ...step, destination: 'address' })?.reason).toBe('missingInformation')
})
