import { expect, it } from 'vitest'
import { noChoice } from '../form/draft.ts'
import { missingSections, toFullChoice } from './missing-sections.ts'

const chosen = { shippingTypeId: 2, branchId: 3, point: null, paymentTypeId: 1, instalments: 1 }

it('lists what is missing, in the order of the page', () => {
  expect(
    missingSections({ choice: noChoice, destination: undefined, acceptedTerms: false, nothingDue: false }),
  ).toEqual(['shipping', 'payment', 'terms'])
  expect(
    missingSections({
      choice: { ...chosen, branchId: null },
      destination: 'branch',
      acceptedTerms: true,
      nothingDue: false,
    }),
  ).toEqual(['branch'])
  expect(missingSections({ choice: chosen, destination: 'point', acceptedTerms: true, nothingDue: false })).toEqual([
    'point',
  ])
  expect(missingSections({ choice: chosen, destination: 'branch', acceptedTerms: true, nothingDue: false })).toEqual([])
})

it('asks for no way of paying where nothing is left to pay', () => {
  const choice = { ...chosen, paymentTypeId: null }
  expect(missingSections({ choice, destination: 'branch', acceptedTerms: true, nothingDue: true })).toEqual([])
})

it('names a way of receiving', () => {
  expect(toFullChoice(chosen, 'branch')).toEqual({ ...chosen, destination: 'branch' })
  expect(toFullChoice(noChoice, undefined)).toBeNull()
})
