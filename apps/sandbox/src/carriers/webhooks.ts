// BoxNow's webhooks as the sandbox sends them: a CloudEvent whose data are signed as they stand in it. On request it is
// sent twice, after a later one, or with a signature that is none.

import { createHmac, randomUUID } from 'node:crypto'
import { boxNowAccount } from './box-now.ts'
import type { ParcelNote, StandInParcel, StandInShipment } from './shipments.ts'

export const webhookFlaws = ['none', 'duplicate', 'late', 'bad-signature'] as const
export type WebhookFlaw = (typeof webhookFlaws)[number]

const sign = (data: string): string => createHmac('sha256', boxNowAccount.webhookSecret).update(data).digest('hex')

export interface PushedNote {
  shipment: StandInShipment
  parcel: StandInParcel
  note: ParcelNote
}

/** The spaces in it are there to be kept: a receiver that writes the data anew gets another signature. */
export function boxNowMessage({ shipment, parcel, note }: PushedNote, isSigned = true): string {
  const time = new Date(note.at).toISOString()
  const data = JSON.stringify({
    parcelId: parcel.number,
    parcelState: note.name,
    parcelReferenceNumber: shipment.reference,
    parcelName: shipment.recipient,
    parcelPin: note.name === 'final-destination' ? parcel.number.slice(-6) : '',
    orderNumber: shipment.reference,
    event: note.name,
    eventLocation: { displayName: shipment.place, postalCode: '' },
    customer: { name: shipment.recipient },
    time,
  }).replaceAll('":', '": ')
  const signature = isSigned ? sign(data) : sign(`${data} `)
  return `{"specversion":"1.0","type":"gr.boxnow.parcel_event_change","source":"sandbox","subject":"${parcel.number}","id":"${randomUUID()}","time":"${time}","datacontenttype":"application/json","datasignature":"${signature}","data":${data}}`
}

/** The receiver's statuses; 0 where nobody answers. */
export async function postMessages(url: string, messages: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const body of messages) {
    const answer = fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(5000),
    })
    statuses.push(await answer.then(({ status }) => status).catch(() => 0))
  }
  return statuses
}
