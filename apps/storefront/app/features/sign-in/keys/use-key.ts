import { useState } from 'react'
import { useLocale } from 'use-intl'
import { endSession } from '../../../state/end-session.ts'
import { sessionBegun, sessionStore } from '../../../state/session-store.ts'
import { useCall } from '../use-call.ts'

/** What keys in letters are for, by the page that takes them. */
const keyActs = ['verify', 'newEmail', 'keep', 'impersonate'] as const
export type KeyAct = (typeof keyActs)[number]

type Stage = 'asking' | 'done' | 'over'

/** Hands the letter's key to the shop, when told to. */
export function useKey(act: KeyAct, key: string) {
  const tell = useTell(act)
  const [stage, setStage] = useState<Stage>('asking')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const press = async () => {
    if (busy) return
    setBusy(true)
    const told = await tell(key)
    setBusy(false)
    setFailed(told.failed)
    setStage(told.stage)
  }
  return { stage, busy, failed, press: () => void press() }
}

interface Told {
  stage: Stage
  failed: string | null
}

function useTell(act: KeyAct): (key: string) => Promise<Told> {
  const call = useCall()
  const language = useLocale()
  const send = async (key: string) => {
    if (act === 'verify') return call('verifyRegistration', { key })
    if (act === 'keep') return call('keepCustomer', { key })
    if (act === 'impersonate') {
      // Whoever was signed in here is so no more.
      const begun = await endSession(
        () => call('impersonate', { key }),
        ({ ok }) => ok,
      )
      if (begun.ok) sessionBegun(begun.value)
      return begun
    }
    const changed = await call('confirmEmailChange', { key })
    if (changed.ok && sessionStore.read().status === 'customer') {
      const { renewFacts } = await import('../../../api/renew-session.ts')
      await renewFacts(language)
    }
    return changed
  }
  return async (key) => {
    const sent = await send(key)
    if (sent.ok) return { stage: 'done', failed: null }
    if (sent.code === 'link_over' || sent.code === 'bad_input') return { stage: 'over', failed: null }
    return { stage: 'asking', failed: sent.problem.general }
  }
}
