// ACS, a courier to addresses, by its web service "Auto". Its vouchers are valid once they stand in the day's pickup list,
// and only those of a list are found by our reference.

import { createHash } from 'node:crypto'
import { fromShopTime } from '@stoa/domain/ordering/delivery/working-days'
import { done, refused } from '@stoa/domain/outcome'
import type { Carried, CarriedShipment, Carrier, CarrierEvent, PickupList, ShipmentRequest } from '../ports/carrier.ts'
import { OutsideError } from '../ports/outside-service.ts'
import { type AcsAccount, type AcsCall, type AcsRow, acsCalls, textIn } from './acs-call.ts'
import { splitStreet } from './acs-street.ts'
import { decimal, readBase64Pdf } from './carrier-call.ts'

export interface AcsSettings extends AcsAccount {
  billingCode: string
  /** The shop's name on the label. */
  sender: string
  /** How an account takes amounts: `10.5`, or `"10,50"`. */
  amountFormat: 'number' | 'comma'
}

export function acs(settings: AcsSettings): Carrier {
  const { call, guard } = acsCalls(settings)
  return {
    code: 'acs',
    listPoints: null,
    createShipment: (request) => guard(() => create(call, settings, request)),
    findShipment: (reference) => guard(() => find(call, reference)),
    label: (_, { number }) => guard(() => label(call, number)),
    cancel: ({ number }) => guard(() => cancel(call, number)),
    track: (parcelNumber) => guard(() => track(call, parcelNumber)),
    readWebhook: null,
    closeDay: (day) => guard(() => closeDay(call, day)),
  }
}

const amountFor = (format: AcsSettings['amountFormat'], cents: number): number | string =>
  format === 'number' ? cents / 100 : decimal(cents).replace('.', ',')

async function create(
  call: AcsCall,
  settings: AcsSettings,
  request: ShipmentRequest,
): Promise<Carried<CarriedShipment>> {
  const { destination, collectCents, parcels } = request
  if (destination.kind !== 'address') return refused('no_coverage')
  const answer = await call('ACS_Create_Voucher', {
    ...recipientFields(request, destination.address),
    Language: 'GR',
    Pickup_Date: request.pickupDay,
    Sender: settings.sender,
    Billing_Code: settings.billingCode,
    Charge_Type: 2,
    Item_Quantity: parcels.length,
    Weight: Math.max(0.5, parcels.reduce((sum, { weightGrams }) => sum + weightGrams, 0) / 1000),
    Reference_Key1: request.reference,
    ...(collectCents > 0 && {
      Cod_Ammount: amountFor(settings.amountFormat, collectCents),
      Cod_Payment_Way: 0,
      Acs_Delivery_Products: 'COD',
    }),
  })
  if (!answer.ok) return answer
  const number = textIn(answer.value.value, 'Voucher_No')
  if (number === '') throw new OutsideError('answer_unreadable')
  return done({ number, parcelNumbers: [number, ...(await partsOf(call, number, parcels.length))] })
}

const recipientFields = (
  { recipient, notes }: ShipmentRequest,
  address: Extract<ShipmentRequest['destination'], { kind: 'address' }>['address'],
) => {
  const { name, number, rest } = splitStreet(address.street)
  return {
    Recipient_Name: recipient.name,
    Recipient_Address: name,
    Recipient_Address_Number: number,
    Recipient_Zipcode: address.postalCode.replace(/\s/g, ''),
    Recipient_Region: address.area ?? address.city,
    Recipient_Phone: recipient.mobile,
    Recipient_Cell_Phone: recipient.mobile,
    Recipient_Country: address.countryCode,
    Recipient_Email: recipient.email,
    Delivery_Notes: [rest, notes].filter(Boolean).join(', ') || null,
  }
}

/** The vouchers of the further parcels. The shipment stands without them: they are printed with the first one. */
async function partsOf(call: AcsCall, number: string, parcels: number): Promise<string[]> {
  if (parcels === 1) return []
  try {
    const answer = await call('ACS_Get_Multipart_Vouchers', { Language: 'GR', Main_Voucher_No: number })
    return answer.ok ? numbersIn(answer.value.table, 'MultiPart_Voucher_No') : []
  } catch (error) {
    if (error instanceof OutsideError) return []
    throw error
  }
}

const numbersIn = (rows: readonly AcsRow[], ...names: readonly string[]): string[] =>
  rows.map((row) => textIn(row, ...names)).filter((number) => number !== '')

async function find(call: AcsCall, reference: string): Promise<Carried<CarriedShipment | null>> {
  const answer = await call('ACS_POD_FROM_REFERENCE_NO', { User_locals: 'GR', reference_no: reference })
  if (!answer.ok) return answer.refusal === 'not_found' ? done(null) : answer
  const [number, ...parts] = numbersIn(answer.value.table, 'Voucher_No', 'voucher_no', 'POD')
  return done(number === undefined ? null : { number, parcelNumbers: [number, ...parts] })
}

async function label(call: AcsCall, number: string): Promise<Carried<Uint8Array[]>> {
  const parameters = { Language: 'GR', Voucher_No: number, Print_Type: 2, Start_Position: 1 }
  const answer = await call('ACS_Print_Voucher', parameters)
  if (!answer.ok) return answer
  const { ACSObjectOutput: output } = answer.value.value
  const documents = Array.isArray(output) ? output.map((row: AcsRow) => textIn(row, 'PDFData')) : [String(output ?? '')]
  return done(documents.map(readBase64Pdf))
}

/** One that is not there any more was cancelled before. */
async function cancel(call: AcsCall, number: string): Promise<Carried<null>> {
  const answer = await call('ACS_Delete_Voucher', { Language: 'GR', Voucher_No: number })
  return answer.ok || answer.refusal === 'not_found' ? done(null) : answer
}

async function track(call: AcsCall, number: string): Promise<Carried<CarrierEvent[]>> {
  const summary = await call('ACS_Trackingsummary', { Language: 'GR', Voucher_No: number })
  if (!summary.ok) return summary
  const details = await call('ACS_TrackingDetails', { Language: 'GR', Voucher_No: number })
  if (!details.ok) return details
  const passed = details.value.table.flatMap((row) => checkpointOf(number, row))
  return done([...passed, ...endOf(number, summary.value.table[0] ?? {}, passed)])
}

/** Checkpoints have no number: the same one has the same time, words and place. */
function checkpointOf(number: string, row: AcsRow): CarrierEvent[] {
  const at = fromShopTime(textIn(row, 'checkpoint_date_time'))
  const [name, place] = [textIn(row, 'checkpoint_action'), textIn(row, 'checkpoint_location')]
  if (Number.isNaN(at)) return []
  const id = createHash('sha256')
    .update(JSON.stringify([number, at, name, place]))
    .digest('hex')
  return [{ id, name, state: 'in_transit', at, place: place || null }]
}

/** Whether it has arrived is told by the summary's flags, not by words of a checkpoint. */
function endOf(number: string, row: AcsRow, passed: readonly CarrierEvent[]): CarrierEvent[] {
  const state = Number(row.returned_flag) === 1 ? 'returned' : Number(row.delivery_flag) === 1 ? 'delivered' : null
  if (state === null) return []
  const told = ['delivery_date', 'pickup_date'].map((name) => fromShopTime(textIn(row, name)))
  const times = [...passed.map(({ at }) => at), ...told.filter((at) => !Number.isNaN(at))]
  return times.length === 0
    ? []
    : [{ id: `${number} ${state}`, name: state, state, at: Math.max(...times), place: null }]
}

async function closeDay(call: AcsCall, day: string): Promise<Carried<PickupList>> {
  const answer = await call('ACS_Issue_Pickup_List', { Language: 'GR', Pickup_Date: day, MyData: 1 })
  if (!answer.ok) return answer
  const { value, table } = answer.value
  return done({
    number: textIn(value, 'PickupList_No') || null,
    unprinted: numbersIn(table, 'Unprinted_Vouchers'),
  })
}
