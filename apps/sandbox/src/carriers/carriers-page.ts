// The page on which the sandbox's parcels move.

import { escapeHtml } from '../mail/escape-html.ts'
import { notesOf, type StandInParcel, type StandInShipment } from './shipments.ts'
import { webhookFlaws } from './webhooks.ts'

const button = (parcel: string, note: string, flaw: string): string =>
  `<form method="post" action="/carriers/${[parcel, note, flaw].map(encodeURIComponent).join('/')}"><button>${escapeHtml(flaw === 'none' ? note : `${note}, ${flaw}`)}</button></form>`

function parcelRow({ carrier, reference, recipient, place, collect }: StandInShipment, parcel: StandInParcel): string {
  const flaws = carrier === 'boxnow' ? webhookFlaws : webhookFlaws.slice(0, 1)
  const buttons = flaws.map((flaw) => notesOf[carrier].map((note) => button(parcel.number, note, flaw)).join(''))
  const notes = parcel.notes.map(({ name, at }) => `<li>${escapeHtml(`${new Date(at).toISOString()} ${name}`)}</li>`)
  const cells = [carrier, parcel.number, reference, recipient, place, collect].map(
    (text) => `<td>${escapeHtml(text)}</td>`,
  )
  return `<tr>${cells.join('')}<td><ul>${notes.join('')}</ul></td><td>${buttons.map((row) => `<div>${row}</div>`).join('')}</td></tr>`
}

export const carriersPage = (shipments: readonly StandInShipment[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Carriers (sandbox)</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color-scheme: light dark }
table { border-collapse: collapse } th, td { text-align: left; padding: 6px 12px 6px 0; border-bottom: 1px solid #8884; vertical-align: top }
form { display: inline-block; margin: 2px }</style></head>
<body><main><h1>Carriers (sandbox)</h1>
${shipments.length === 0 ? '<p>No parcel has been announced yet.</p>' : table(shipments)}</main></body>
</html>`

const columns = [
  'Carrier',
  'Parcel',
  'Reference',
  'Recipient',
  'To',
  'To collect',
  'What happened',
  'What happens next',
]

const table = (shipments: readonly StandInShipment[]): string => `<table>
<thead><tr>${columns.map((name) => `<th>${name}</th>`).join('')}</tr></thead>
<tbody>${shipments.flatMap((shipment) => shipment.parcels.map((parcel) => parcelRow(shipment, parcel))).join('')}</tbody></table>`
