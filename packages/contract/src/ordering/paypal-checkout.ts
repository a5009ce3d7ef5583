// Wire contract of PayPal from the cart: the buyer agrees at PayPal before there is an order, which is then made with what
// PayPal knows of them.

import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { id, nullable, text, typed } from '../shape.ts'
import { channelField, reductionFields } from './cart.ts'
import { cartItems } from './cart-items.ts'

const checkoutId = field('id', typed(1, 100), 'Of the checkout at PayPal; known to this browser alone.')

export const beginPaypalCheckout = endpoint({
  name: 'beginPaypalCheckout',
  method: 'POST',
  path: '/paypal/begincheckout',
  description:
    'Where a buyer agrees at PayPal to pay a cart, before they give an address. Nothing is paid: the order that follows says how much is taken.',
  input: entity('PaypalCheckoutRequest', {
    items: field('items', cartItems, 'The cart.'),
    ...reductionFields,
    channel: channelField,
  }),
  output: entity('PaypalCheckout', {
    id: checkoutId,
    url: field('url', text, 'PayPal’s page. It leads back to the checkout, or to the cart.'),
  }),
  refusals: ['cart_empty', 'payment_not_available', 'payment_unreachable'],
  access: 'either',
  isPublic: false,
})

const buyer = entity('PaypalBuyer', {
  email: field('eml', text, 'Empty where PayPal does not say, as are the others.'),
  firstName: field('fnm', text, 'Of who gets the parcel.'),
  lastName: field('lnm', text, 'Of who gets the parcel.'),
  mobile: field('mob', text, 'Digits.'),
  countryId: field('ctid', nullable(id), 'Null without an address, and for a country that the shop does not know.'),
  countryCode: field('ciso', text, 'ISO 3166-1; empty without an address.'),
  street: field('adr1', text, 'With the number.'),
  city: field('ct', text, 'Town.'),
  postalCode: field('pc', text, 'As it was typed.'),
})

export type PaypalBuyer = EntityOf<typeof buyer>

export const getPaypalBuyer = endpoint({
  name: 'getPaypalBuyer',
  method: 'POST',
  path: '/paypal/getbuyer',
  description: 'Who has agreed at PayPal to pay a cart, and where their parcel goes, as PayPal says it.',
  input: entity('PaypalBuyerQuery', { id: checkoutId }),
  output: buyer,
  refusals: ['payment_not_found', 'payment_unreachable'],
  isPublic: false,
})
