import { createContext, useContext } from 'react'
import type { CheckoutData } from './checkout-data.ts'

const CheckoutDataContext = createContext<CheckoutData | null>(null)

/** Wraps every step of the checkout; the layout loads the data once. */
export const CheckoutDataProvider = CheckoutDataContext.Provider

export function useCheckoutData(): CheckoutData {
  const checkoutData = useContext(CheckoutDataContext)
  if (!checkoutData) throw new Error('a step of the checkout stands outside its layout')
  return checkoutData
}
