import { type CustomerAddress, deleteAddress, insertAddress, listAddresses } from '@stoa/contract/addresses'
import { getAccountCounts } from '@stoa/contract/profile'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCalls } from '../data/use-calls.ts'
import { useOwnNews } from '../data/use-own.ts'
import { inputOf, valuesOf } from './address-values.ts'

interface Told {
  tone: 'ok' | 'bad'
  words: string
}

const focusTitle = (id: number): void => {
  requestAnimationFrame(() => document.getElementById(`address-title-${id}`)?.focus())
}

/** Which address is open, what was taken out last and can be put back, and what there is to say. */
export function useAddressBook() {
  const t = useTranslations('account')
  const call = useCalls()
  const news = useOwnNews()
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const [busy, setBusy] = useState<number | null>(null)
  const [removed, setRemoved] = useState<CustomerAddress | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const changed = () => news.askAgain(listAddresses, getAccountCounts)
  const saved = async ({ id, title }: CustomerAddress) => {
    setOpen(null)
    setRemoved(null)
    setTold({ tone: 'ok', words: t('addresses.saved', { title }) })
    await changed()
    focusTitle(id)
  }
  return {
    open,
    busy,
    removed,
    told,
    saved: (address: CustomerAddress) => void saved(address),
    edit(which: number | 'new') {
      setTold(null)
      setOpen(which)
      if (which !== 'new') focusTitle(which)
    },
    close: () => setOpen(null),
    async remove(address: CustomerAddress) {
      setBusy(address.id)
      const outcome = await call(deleteAddress, { id: address.id })
      setBusy(null)
      setRemoved(outcome.ok ? address : null)
      setTold(outcome.ok ? null : { tone: 'bad', words: outcome.refusal.title })
      await changed()
    },
    async putBack() {
      if (!removed) return
      const outcome = await call(insertAddress, inputOf(valuesOf(removed)))
      if (outcome.ok) await saved(outcome.value)
      else setTold({ tone: 'bad', words: outcome.refusal.title })
    },
  }
}

export type AddressBook = ReturnType<typeof useAddressBook>
