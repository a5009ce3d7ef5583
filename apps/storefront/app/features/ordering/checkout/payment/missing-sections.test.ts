import { expect, it } from 'vitest'
import { noChoice } from '../form/draft.ts'
import { missingSections, toFullChoice } from './missing-sections.ts'

const chosen = { shippingTypeId: 2, branchId: 3, paymentTypeId: 1 }

it('lists what is missing, in the order of the page', () => {
  expect(missingSections({ choice: noChoice, isPickup: false, acceptedTerms: false })).toEqual([
    'shipping',
    'payment',
    'terms',
  ])
  expect(missingSections({ choice: { ...chosen, branchId: null }, isPickup: true, acceptedTerms: true })).toEqual([
    'branch',
  ])
  expect(missingSections({ choice: chosen, isPickup: true, acceptedTerms: true })).toEqual([])
})

it('is complete only when both methods are chosen', () => {
  expect(toFullChoice(chosen)).toEqual(chosen)
  expect(toFullChoice({ ...chosen, paymentTypeId: null })).toBeNull()
  expect(toFullChoice(noChoice)).toBeNull()
})
