import { createContext, useContext } from 'react'
import type { CheckoutFacts } from './facts.ts'

const FactsContext = createContext<CheckoutFacts | null>(null)

/** Around every step of the checkout; the layout loads them once. */
export const FactsProvider = FactsContext.Provider

export function useFacts(): CheckoutFacts {
  const facts = useContext(FactsContext)
  if (!facts) throw new Error('a step of the checkout stands outside its layout')
  return facts
}
