// Whether an order is being placed in this tab: on the steps of the checkout, and on the auth pages on the way.

const orderingKey = 'stoa.ordering'
const checkoutSteps = /\/checkout-(?:information|shipping-payment|collection|failure)$/
const authPages = /\/(?:login|register|logout|forgot-password|(?:verifyregistration|resetpassword)\/[^/]+)$/

let ordering = false

/** Called for every page that is opened. */
export function trackOrdering(pathname: string): void {
  if (authPages.test(pathname)) return
  ordering = checkoutSteps.test(pathname)
  try {
    if (ordering) sessionStorage.setItem(orderingKey, 'yes')
    else sessionStorage.removeItem(orderingKey)
  } catch {
    // Without storage it is known as long as the page lives.
  }
}

/** Also after the return from an identity provider. */
export function isOrdering(): boolean {
  try {
    return ordering || sessionStorage.getItem(orderingKey) !== null
  } catch {
    return ordering
  }
}
