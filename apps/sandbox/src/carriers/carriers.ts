// The sandbox's carriers put together: BoxNow, Clever Point and ACS, with a page on which their parcels move.

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Faults } from '../faults.ts'
import { acsAccount, registerAcs } from './acs.ts'
import { boxNowAccount, registerBoxNow } from './box-now.ts'
import { carriersPage } from './carriers-page.ts'
import { cleverPointAccount, registerCleverPoint } from './clever-point.ts'
import { createShipments, notesOf, type StandInShipment } from './shipments.ts'
import { boxNowMessage, postMessages, type WebhookFlaw, webhookFlaws } from './webhooks.ts'

/** The settings with which a shop sends parcels here. */
export interface CarrierAddresses {
  boxNow: typeof boxNowAccount & { url: string }
  cleverPoint: typeof cleverPointAccount & { url: string }
  acs: typeof acsAccount & { url: string }
}

export interface CarrierStandIns {
  list(): StandInShipment[]
  /** Where BoxNow's webhooks go; nowhere at first. */
  sendWebhooksTo(url: string): void
  /** Lets something happen to a parcel, and gives the statuses with which its webhooks were answered. */
  advance(parcelNumber: string, note: string, flaw?: WebhookFlaw): Promise<number[]>
}

interface CarrierOptions {
  faults: Faults
  now: () => number
  webhookUrl: string | null
}

export function registerCarriers(app: FastifyInstance, { faults, now, webhookUrl }: CarrierOptions): CarrierStandIns {
  const shipments = createShipments(now)
  registerBoxNow(app, faults, shipments, now)
  registerCleverPoint(app, faults, shipments)
  registerAcs(app, faults, shipments)
  let receiver = webhookUrl
  const advance: CarrierStandIns['advance'] = async (parcelNumber, name, flaw = 'none') => {
    const shipment = shipments.list().find(({ parcels }) => parcels.some(({ number }) => number === parcelNumber))
    const parcel = shipment?.parcels.find(({ number }) => number === parcelNumber)
    if (!shipment || !parcel) return []
    const note = shipments.note(parcel, name)
    if (shipment.carrier !== 'boxnow' || receiver === null) return []
    const message = boxNowMessage({ shipment, parcel, note }, flaw !== 'bad-signature')
    if (flaw !== 'late') return postMessages(receiver, flaw === 'duplicate' ? [message, message] : [message])
    const later = { name: 'delivered', at: note.at + 1 }
    parcel.notes.push(later)
    return postMessages(receiver, [boxNowMessage({ shipment, parcel, note: later }), message])
  }
  registerPage(app, () => shipments.list(), advance)
  return {
    list: () => shipments.list(),
    sendWebhooksTo: (url) => {
      receiver = url
    },
    advance,
  }
}

export const carrierAddresses = (origin: string): CarrierAddresses => ({
  boxNow: { ...boxNowAccount, url: `${origin}/boxnow` },
  cleverPoint: { ...cleverPointAccount, url: `${origin}/cleverpoint/api/v1` },
  acs: { ...acsAccount, url: `${origin}/acs/ACSRestServices/api/ACSAutoRest` },
})

function registerPage(
  app: FastifyInstance,
  list: () => readonly StandInShipment[],
  advance: CarrierStandIns['advance'],
): void {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'"
  const send = (reply: FastifyReply, html: string) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  app.get('/carriers', (_, reply) => send(reply, carriersPage(list())))
  app.get('/carriers.json', (_, reply) => reply.send(list()))
  app.post<{ Params: { parcel: string; note: string; flaw: string } }>(
    '/carriers/:parcel/:note/:flaw',
    async ({ params }, reply) => {
      const flaw = webhookFlaws.find((candidate) => candidate === params.flaw)
      const known = Object.values(notesOf).flat().includes(params.note)
      if (!flaw || !known) return reply.code(404).send({ flaws: webhookFlaws, notes: notesOf })
      await advance(params.parcel, params.note, flaw)
      return reply.redirect('/carriers', 303)
    },
  )
}
