import { codeKey } from '@stoa/domain/ordering/promotions/read-code'
import { useNavigate } from 'react-router'
import { useAddress } from '../../i18n/use-address.ts'
import { codesStore, maxCodes, useCodes } from '../../state/codes-store.ts'

/** Puts a code among those of the cart and leads there; null where the cart takes no more codes. */
export function useInBasket(code: string): (() => void) | null {
  const codes = useCodes()
  const navigate = useNavigate()
  const cart = useAddress()('/cart')
  const isIn = codes.some((other) => codeKey(other) === codeKey(code))
  if (!isIn && codes.length >= maxCodes) return null
  return () => {
    if (!isIn) codesStore.add(code)
    void navigate(cart)
  }
}
