// What the sandbox's Viva knows: orders, and the transactions on them.

import { randomInt, randomUUID } from 'node:crypto'

export interface VivaOrder {
  code: string
  cents: number
  merchantTrns: string
  customerTrns: string
  maxInstallments: number
  /** Whether its payment is held only. */
  preauth: boolean
  /** 0 awaits its payment, 2 was cancelled, 3 is paid. */
  state: 0 | 2 | 3
}

/** F is paid or held, A under way, E failed, C what was held and is captured, X what was held and is released. */
export type VivaStatus = 'F' | 'A' | 'E' | 'C' | 'X'

export interface VivaTransaction {
  id: string
  order: VivaOrder
  cents: number
  status: VivaStatus
  /** 5 is a charge, 1 a hold, 0 its capture, 7 its release, 4 a refund. */
  type: 0 | 1 | 4 | 5 | 7
  /** Of what it gives back, captures or releases. */
  parent: string | null
}

export function createVivaStore() {
  const orders = new Map<string, VivaOrder>()
  const transactions = new Map<string, VivaTransaction>()
  return {
    addOrder(order: Omit<VivaOrder, 'code' | 'state'>): VivaOrder {
      const code = `9${String(randomInt(10 ** 7, 10 ** 8))}${String(randomInt(10 ** 6, 10 ** 7))}`
      const added: VivaOrder = { ...order, code, state: 0 }
      orders.set(code, added)
      return added
    },
    findOrder: (code: string): VivaOrder | null => orders.get(code) ?? null,
    listOrders: (): readonly VivaOrder[] => [...orders.values()],
    addTransaction(transaction: Omit<VivaTransaction, 'id'>): VivaTransaction {
      const added = { ...transaction, id: randomUUID() }
      transactions.set(added.id, added)
      if (added.type !== 4 && added.type !== 7 && added.status === 'F') added.order.state = 3
      return added
    },
    findTransaction: (id: string): VivaTransaction | null => transactions.get(id) ?? null,
    listTransactions: (code: string): VivaTransaction[] =>
      [...transactions.values()].filter(({ order }) => order.code === code),
    /** What of a payment has not been given back. */
    leftOf: (payment: VivaTransaction): number =>
      [...transactions.values()].reduce(
        (left, { parent, cents }) => left - (parent === payment.id ? cents : 0),
        payment.cents,
      ),
  }
}

export type VivaStore = ReturnType<typeof createVivaStore>
