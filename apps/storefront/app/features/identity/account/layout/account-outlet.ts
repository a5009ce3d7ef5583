import { useOutletContext } from 'react-router'
import type { Contact } from '../../../../shared/orders/order-help.tsx'

export interface AccountOutlet {
  /** Origin of the public site. */
  origin: string
  contact: Contact
}

/** The outlet context of the account pages. */
export const useAccountOutlet = (): AccountOutlet => useOutletContext<AccountOutlet>()
