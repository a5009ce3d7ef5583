import type { CheckedForm } from '@stoa/browser/form/use-checked-form'
import { createContext, useContext } from 'react'
import type { CheckoutForm } from './checkout-form.ts'

export type InformationForm = CheckedForm<CheckoutForm>

const InformationContext = createContext<InformationForm | null>(null)

/** Wraps the fields of the first step. */
export const InformationProvider = InformationContext.Provider

export function useInformation(): InformationForm {
  const form = useContext(InformationContext)
  if (!form) throw new Error('a field of the order stands outside its form')
  return form
}
