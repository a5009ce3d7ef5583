// What the sandbox's Klarna knows: sessions, the pages opened for them, the orders made on them, and what it has answered to
// each key.

import { randomUUID } from 'node:crypto'
import type { KlarnaSession } from './klarna-session.ts'

export interface KlarnaOrder {
  id: string
  session: KlarnaSession
  status: 'AUTHORIZED' | 'PART_CAPTURED' | 'CAPTURED' | 'CANCELLED'
  fraudStatus: 'ACCEPTED' | 'PENDING' | 'REJECTED'
  amount: number
  captured: number
  refunded: number
}

export interface KlarnaPage {
  id: string
  session: KlarnaSession
  status: 'WAITING' | 'BACK' | 'COMPLETED' | 'CANCELLED' | 'FAILED' | 'DISABLED' | 'ERROR'
  /** Milliseconds since 1970. */
  changedAt: number
  urls: Readonly<Record<'success' | 'cancel' | 'back' | 'failure' | 'error' | 'status_update', string>>
  captures: boolean
  order: KlarnaOrder | null
}

interface Kept {
  status: number
  body: object | null
}

export function createKlarnaStore() {
  const sessions = new Map<string, KlarnaSession>()
  const pages = new Map<string, KlarnaPage>()
  const orders = new Map<string, KlarnaOrder>()
  const answers = new Map<string, Kept>()
  return {
    addSession(session: KlarnaSession): string {
      const id = randomUUID()
      sessions.set(id, session)
      return id
    },
    findSession: (id: string): KlarnaSession | null => sessions.get(id) ?? null,
    addPage(page: Omit<KlarnaPage, 'id' | 'status' | 'order'>): KlarnaPage {
      const added: KlarnaPage = { ...page, id: randomUUID(), status: 'WAITING', order: null }
      pages.set(added.id, added)
      return added
    },
    findPage: (id: string): KlarnaPage | null => pages.get(id) ?? null,
    addOrder(order: Omit<KlarnaOrder, 'id' | 'refunded'>): KlarnaOrder {
      const added: KlarnaOrder = { ...order, id: randomUUID(), refunded: 0 }
      orders.set(added.id, added)
      return added
    },
    findOrder: (id: string): KlarnaOrder | null => orders.get(id) ?? null,
    /** What was answered under this key; kept under it otherwise. */
    answered: (key: string): Kept | null => answers.get(key) ?? null,
    keep(key: string, answer: Kept): Kept {
      answers.set(key, answer)
      return answer
    },
  }
}

export type KlarnaStore = ReturnType<typeof createKlarnaStore>
