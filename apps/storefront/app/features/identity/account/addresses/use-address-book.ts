import { useCustomerCache } from '@stoa/browser/query/use-customer-query'
import { type CustomerAddress, deleteAddress, insertAddress, listAddresses } from '@stoa/contract/identity/addresses'
import { getAccountCounts } from '@stoa/contract/identity/profile'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApiCall } from '../data/use-api-call.ts'
import { inputOf, valuesOf } from './address-values.ts'

interface StatusNote {
  tone: 'ok' | 'bad'
  text: string
}

/** The id of the heading of an address's card. */
export const titleIdOf = (id: number): string => `address-title-${id}`

/** Refetches the address book, and returns how many addresses it has. */
function useInvalidateAddresses(): () => Promise<unknown> {
  const customerCache = useCustomerCache()
  return () => customerCache.invalidate(listAddresses, getAccountCounts)
}

/** Removes an address, and restores the last one removed. */
function useRemoval(notify: (note: StatusNote | null) => void, saved: (address: CustomerAddress) => Promise<void>) {
  const call = useApiCall()
  const invalidateAddresses = useInvalidateAddresses()
  const [busy, setBusy] = useState<number | null>(null)
  const [removed, setRemoved] = useState<CustomerAddress | null>(null)
  return {
    busy,
    removed,
    clearRemoved: () => setRemoved(null),
    async remove(address: CustomerAddress) {
      setBusy(address.id)
      const outcome = await call(deleteAddress, { id: address.id })
      setBusy(null)
      setRemoved(outcome.ok ? address : null)
      notify(outcome.ok ? null : { tone: 'bad', text: outcome.refusal.title })
      await invalidateAddresses()
    },
    async restore() {
      if (!removed) return
      const outcome = await call(insertAddress, inputOf(valuesOf(removed)))
      if (outcome.ok) await saved(outcome.value)
      else notify({ tone: 'bad', text: outcome.refusal.title })
    },
  }
}

/** Which address is open, which was removed last and can be restored, and the status message. */
export function useAddressBook() {
  const t = useTranslations('account')
  const invalidateAddresses = useInvalidateAddresses()
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const [note, setNote] = useState<StatusNote | null>(null)
  const requestFocus = usePendingFocus()
  const removal = useRemoval(setNote, saved)

  async function saved({ id, title }: CustomerAddress): Promise<void> {
    setOpen(null)
    removal.clearRemoved()
    setNote({ tone: 'ok', text: t('addresses.saved', { title }) })
    requestFocus(titleIdOf(id))
    await invalidateAddresses()
  }
  return {
    open,
    note,
    busy: removal.busy,
    removed: removal.removed,
    remove: removal.remove,
    restore: removal.restore,
    saved: (address: CustomerAddress) => void saved(address),
    edit(target: number | 'new') {
      setNote(null)
      setOpen(target)
      requestFocus(target === 'new' ? null : titleIdOf(target))
    },
    close: () => setOpen(null),
  }
}

export type AddressBook = ReturnType<typeof useAddressBook>

/**
 * Focuses an element as soon as it is mounted, however late that is, unless the reader has moved the focus meanwhile.
 * Used by the component that renders it, so that it runs after each render.
 */
function usePendingFocus() {
  const pendingId = useRef<string | null>(null)
  useEffect(() => {
    const element = pendingId.current === null ? null : document.getElementById(pendingId.current)
    if (!element) return
    pendingId.current = null
    if (document.activeElement === document.body) element.focus()
  })
  return useCallback((id: string | null) => {
    pendingId.current = id
  }, [])
}
