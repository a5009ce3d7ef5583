import { useOutletContext } from 'react-router'
import type { Contact } from '../../../../shared/orders/order-help.tsx'

export interface AccountOutlet {
  /** Scheme and host of the public site. */
  origin: string
  contact: Contact
}

/** What the account's layout hands to each of its pages. */
export const useAccountOutlet = (): AccountOutlet => useOutletContext<AccountOutlet>()
