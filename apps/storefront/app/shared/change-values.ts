import type { CartChange } from '@stoa/contract/ordering/cart'

/** What a message about a changed line of the cart may say; `name`: the line's. */
export const changeValues = ({ requested, granted, boxItem }: CartChange, name: string) => ({
  name,
  wished: requested,
  given: granted,
  thing: boxItem?.name ?? '',
  known: boxItem?.name ? 'yes' : 'no',
  left: boxItem?.copies ?? 0,
})
