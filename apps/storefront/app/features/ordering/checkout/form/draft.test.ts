import { describe, expect, it } from 'vitest'
import { emptyForm, readForm } from './checkout-form.ts'
import { emptyDraft, noChoice, readDraft } from './draft.ts'

describe('a stored draft', () => {
  it('is read as it was written', () => {
    const draft = {
      form: { ...emptyForm, email: 'eleni@example.gr', documentKind: 'invoice', sameAddress: false },
      choice: {
        shippingTypeId: 2,
        branchId: 3,
        point: {
          id: '4001',
          network: 'box_now',
          name: 'Kiosk',
          street: 'Stournari 12',
          city: 'Athens',
          postalCode: '10683',
        },
        paymentTypeId: 1,
        instalments: 6,
      },
      customerId: 7,
      refused: { city: 'Γράψτε την πόλη.' },
    }
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it.each([[null], ['text'], [7]])('is null when it is %j', (stored) => expect(readDraft(stored)).toBeNull())

  it('is empty where the stored data is invalid', () => {
    expect(readDraft({})).toEqual(emptyDraft)
    expect(readDraft({ form: 7, choice: 'x', refused: ['x'] })).toEqual(emptyDraft)
    expect(
      readDraft({
        choice: {
          shippingTypeId: '1',
          branchId: -1,
          point: { id: '1', network: 'owl', name: 'x' },
          paymentTypeId: 1.5,
        },
      })?.choice,
    ).toEqual(noChoice)
  })
})

describe('a stored form', () => {
  it('accepts texts of limited length where texts belong', () => {
    const form = readForm({ city: 7, street: 'Σόλωνος 71', remarks: 'α'.repeat(5000) })
    expect(form).toMatchObject({ city: '', street: 'Σόλωνος 71', countryId: '1' })
    expect(form.remarks).toHaveLength(2000)
  })

  it('ticks no checkbox by default', () => {
    expect(readForm({ acceptedNewsletter: 'yes', sameAddress: 'no' })).toMatchObject({
      acceptedNewsletter: false,
      sameAddress: true,
    })
  })
})
