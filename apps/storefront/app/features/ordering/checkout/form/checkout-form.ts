// The values of the first step's form: texts, and a few checkboxes.

import { greeceId } from '@stoa/domain/identity/address-rules'

/** In the order of the page, as are the others. */
const contactNames = ['email', 'mobile', 'phone'] as const

const billingNames = [
  'firstName',
  'lastName',
  'countryId',
  'postalCode',
  'city',
  'street',
  'regionId',
  'building',
  'area',
  'addressTitle',
] as const

export const deliveryNames = [
  'deliveryFirstName',
  'deliveryLastName',
  'deliveryMobile',
  'deliveryPhone',
  'deliveryCountryId',
  'deliveryPostalCode',
  'deliveryCity',
  'deliveryStreet',
  'deliveryRegionId',
  'deliveryBuilding',
  'deliveryArea',
  'deliveryAddressTitle',
] as const

const invoiceNames = ['vatNumber', 'companyName', 'profession', 'taxOffice'] as const

export const textNames = [...contactNames, ...invoiceNames, ...billingNames, ...deliveryNames, 'remarks'] as const

export type TextName = (typeof textNames)[number]

const documentKinds = ['receipt', 'invoice'] as const

/** Filled from a register and not shown: the number of a tax office, and the name to which it belongs. */
const registeredNames = ['taxOfficeNumber', 'registeredTaxOffice'] as const

export type CheckoutForm = Record<TextName | (typeof registeredNames)[number], string> & {
  documentKind: (typeof documentKinds)[number]
  sameAddress: boolean
  acceptedNewsletter: boolean
  /** The buyer wants to hear on the phone how the order goes. */
  updatesByPhone: boolean
  /** The customer saves the address. */
  saveAddress: boolean
  saveDeliveryAddress: boolean
}

export type FieldName = keyof CheckoutForm

const greece = String(greeceId)

const storedNames = [...textNames, ...registeredNames]
type StoredName = (typeof storedNames)[number]

const emptyTextFields = Object.fromEntries(storedNames.map((name) => [name, ''])) as Record<StoredName, string>

/** A receipt to one address in Greece, with no checkbox ticked that costs or binds. */
export const emptyForm: CheckoutForm = {
  ...emptyTextFields,
  countryId: greece,
  deliveryCountryId: greece,
  documentKind: 'receipt',
  sameAddress: true,
  acceptedNewsletter: false,
  updatesByPhone: false,
  saveAddress: false,
  saveDeliveryAddress: false,
}

const maxTextLength = 2000

/** A form read from storage; an invalid value is replaced with the default. */
export function readForm(stored: unknown): CheckoutForm {
  if (typeof stored !== 'object' || stored === null) return emptyForm
  const values = new Map<string, unknown>(Object.entries(stored))
  const texts = storedNames.map((name) => {
    const value = values.get(name)
    return [name, typeof value === 'string' ? value.slice(0, maxTextLength) : emptyForm[name]]
  })
  return {
    ...emptyForm,
    ...(Object.fromEntries(texts) as Record<StoredName, string>),
    documentKind: values.get('documentKind') === 'invoice' ? 'invoice' : 'receipt',
    sameAddress: values.get('sameAddress') !== false,
    acceptedNewsletter: values.get('acceptedNewsletter') === true,
    updatesByPhone: values.get('updatesByPhone') === true,
    saveAddress: values.get('saveAddress') === true,
    saveDeliveryAddress: values.get('saveDeliveryAddress') === true,
  }
}
