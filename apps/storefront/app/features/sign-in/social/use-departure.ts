import { useState } from 'react'
import { useAddress } from '../../../i18n/use-address.ts'
import { useReturn } from '../return-state.ts'
import { useCall } from '../use-call.ts'
import { rememberDeparture } from './departure.ts'
import type { House } from './houses.ts'

const dialogs = { google: 'googleDialog', facebook: 'facebookDialog' } as const

/** Leaves for the other house. */
export function useDeparture() {
  const call = useCall()
  const address = useAddress()
  const path = useReturn()?.path ?? address('/profile')
  const [busy, setBusy] = useState<House | null>(null)
  const [failed, setFailed] = useState(false)

  async function go(house: House): Promise<boolean> {
    const sent = await call('beginSocialSignIn', {})
    const dialog = sent.ok ? sent.value[dialogs[house]] : null
    if (!sent.ok || dialog === null) return false
    rememberDeparture({ state: sent.value.state, path })
    location.assign(dialog)
    return true
  }
  const leave = async (house: House): Promise<void> => {
    if (busy) return
    setBusy(house)
    setFailed(false)
    if (await go(house)) return
    setFailed(true)
    setBusy(null)
  }
  return { busy, failed, leave: (house: House) => void leave(house) }
}
