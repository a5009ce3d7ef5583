import { expect, it } from 'vitest'
import { noChoice } from '../form/draft.ts'
import { missingSections, toFullChoice } from './missing-sections.ts'

const chosen = { shippingTypeId: 2, branchId: 3, paymentTypeId: 1 }

it('lists what is missing, in the order of the page', () => {
  expect(missingSections({ choice: noChoice, isPickup: false, acceptedTerms: false, nothingDue: false })).toEqual([
    'shipping',
    'payment',
    'terms',
  ])
  expect(
    missingSections({ choice: { ...chosen, branchId: null }, isPickup: true, acceptedTerms: true, nothingDue: false }),
  ).toEqual(['branch'])
  expect(missingSections({ choice: chosen, isPickup: true, acceptedTerms: true, nothingDue: false })).toEqual([])
})

it('asks for no way of paying where nothing is left to pay', () => {
  const choice = { ...chosen, paymentTypeId: null }
  expect(missingSections({ choice, isPickup: true, acceptedTerms: true, nothingDue: true })).toEqual([])
})

it('names a way of receiving', () => {
  expect(toFullChoice(chosen)).toEqual(chosen)
  expect(toFullChoice(noChoice)).toBeNull()
})
