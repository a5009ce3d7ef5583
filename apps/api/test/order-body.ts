// A whole order as a browser would send it, with the fingerprint the shop just quoted. All in wire words.

import { randomUUID } from 'node:crypto'

export interface WireItem {
  pid: number
  dimension: number
  quantity: number
}

export const buyer = {
  eml: 'reader@example.com',
  fnm: 'Ελένη',
  lnm: 'Μάρκου',
  mob: '690 000 0000',
  ctid: 1,
  crid: 1,
  adr1: 'Ασκληπιού 40',
  ct: 'Αθήνα',
  pc: '106 79',
  rt: 'receipt',
  same: true,
  trms: true,
  nwsl: false,
}

export async function orderBody(
  origin: string,
  items: readonly WireItem[],
  chosen: { shtid: number; pmtid: number; toid?: number } = { shtid: 1, pmtid: 1 },
): Promise<{ body: Record<string, unknown>; key: string }> {
  const response = await fetch(`${origin}/api/el/orders/composeordertotals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items, ctid: 1, shtid: chosen.shtid, pmtid: chosen.pmtid }),
  })
  const { fp } = (await response.json()) as { fp: string }
  return { body: { ...buyer, ...chosen, items, fp }, key: randomUUID() }
}
