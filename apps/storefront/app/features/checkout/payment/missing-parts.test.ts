import { expect, it } from 'vitest'
import { noChoice } from '../form/draft.ts'
import { fullChoice, missingParts } from './missing-parts.ts'

const chosen = { shippingTypeId: 2, branchId: 3, paymentTypeId: 1 }

it('names what is missing, in the order of the page', () => {
  expect(missingParts({ choice: noChoice, collects: false, acceptedTerms: false })).toEqual([
    'shipping',
    'payment',
    'terms',
  ])
  expect(missingParts({ choice: { ...chosen, branchId: null }, collects: true, acceptedTerms: true })).toEqual([
    'branch',
  ])
  expect(missingParts({ choice: chosen, collects: true, acceptedTerms: true })).toEqual([])
})

it('has a full choice only when both ways are chosen', () => {
  expect(fullChoice(chosen)).toEqual(chosen)
  expect(fullChoice({ ...chosen, paymentTypeId: null })).toBeNull()
  expect(fullChoice(noChoice)).toBeNull()
})
