import { type CustomerAddress, deleteAddress, insertAddress, listAddresses } from '@stoa/contract/addresses'
import { getAccountCounts } from '@stoa/contract/profile'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAwaitedFocus } from '../../../shared/use-awaited-focus.ts'
import { useCalls } from '../data/use-calls.ts'
import { useOwnNews } from '../data/use-own.ts'
import { inputOf, valuesOf } from './address-values.ts'

interface Told {
  tone: 'ok' | 'bad'
  words: string
}

/** Of the heading of an address's card. */
export const titleIdOf = (id: number): string => `address-title-${id}`

/** The book is asked for again, and how many there are. */
function useBookChanged(): () => Promise<unknown> {
  const news = useOwnNews()
  return () => news.askAgain(listAddresses, getAccountCounts)
}

/** Takes an address out of the book, and puts the last one back. */
function useRemoval(tell: (told: Told | null) => void, saved: (address: CustomerAddress) => Promise<void>) {
  const call = useCalls()
  const bookChanged = useBookChanged()
  const [busy, setBusy] = useState<number | null>(null)
  const [removed, setRemoved] = useState<CustomerAddress | null>(null)
  return {
    busy,
    removed,
    forget: () => setRemoved(null),
    async remove(address: CustomerAddress) {
      setBusy(address.id)
      const outcome = await call(deleteAddress, { id: address.id })
      setBusy(null)
      setRemoved(outcome.ok ? address : null)
      tell(outcome.ok ? null : { tone: 'bad', words: outcome.refusal.title })
      await bookChanged()
    },
    async putBack() {
      if (!removed) return
      const outcome = await call(insertAddress, inputOf(valuesOf(removed)))
      if (outcome.ok) await saved(outcome.value)
      else tell({ tone: 'bad', words: outcome.refusal.title })
    },
  }
}

/** Which address is open, what was taken out last and can be put back, and what there is to say. */
export function useAddressBook() {
  const t = useTranslations('account')
  const bookChanged = useBookChanged()
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const awaitFocus = useAwaitedFocus()
  const removal = useRemoval(setTold, saved)

  async function saved({ id, title }: CustomerAddress): Promise<void> {
    setOpen(null)
    removal.forget()
    setTold({ tone: 'ok', words: t('addresses.saved', { title }) })
    awaitFocus(titleIdOf(id))
    await bookChanged()
  }
  return {
    open,
    told,
    busy: removal.busy,
    removed: removal.removed,
    remove: removal.remove,
    putBack: removal.putBack,
    saved: (address: CustomerAddress) => void saved(address),
    edit(which: number | 'new') {
      setTold(null)
      setOpen(which)
      awaitFocus(which === 'new' ? null : titleIdOf(which))
    },
    close: () => setOpen(null),
  }
}

export type AddressBook = ReturnType<typeof useAddressBook>
