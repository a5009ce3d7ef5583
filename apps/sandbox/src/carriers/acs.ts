// The sandbox's ACS, by the aliases of its web service. Vouchers are found by reference once they stand in a pickup list,
// and a list is not made while one is not printed.

import type { FastifyInstance } from 'fastify'
import type { Faults } from '../faults.ts'
import { labelPdf } from './label-pdf.ts'
import type { StandInShipment, StandInShipments } from './shipments.ts'
import { isOutsideCoverage, isRefused } from './triggers.ts'

export const acsAccount = {
  apiKey: 'sandbox-acs-key',
  companyId: 'demo',
  companyPassword: 'demo',
  userId: 'demo',
  userPassword: 'demo',
  billingCode: '2ΑΘ999999',
}

type Row = Record<string, unknown>
/** Null for an answer that does not arrive. */
type Answer = { value?: Row; table?: Row[] } | null

const refuse = (message: string): Answer => ({ value: { Error_Message: message } })

function credentialError(input: Row): string | null {
  const { companyId, companyPassword, userId, userPassword } = acsAccount
  const isKnown =
    input.Company_ID === companyId &&
    input.Company_Password === companyPassword &&
    input.User_ID === userId &&
    input.User_Password === userPassword
  return isKnown ? null : 'Wrong credentials'
}

function voucherError(input: Row): string | null {
  if (isRefused(String(input.Reference_Key1))) return 'Ο κωδικός χρέωσης δεν είναι ενεργός'
  if (input.Billing_Code !== acsAccount.billingCode) return 'Λάθος κωδικός χρέωσης'
  if (!/^\d{4}-\d\d-\d\d$/.test(String(input.Pickup_Date))) return 'Invalid pick-up date'
  if (isOutsideCoverage(String(input.Recipient_Zipcode))) return 'Άγνωστο κατάστημα παράδοσης'
  if (!input.Recipient_Name || !input.Recipient_Address) return 'Ελλιπής διεύθυνση παραλήπτη'
  if (!input.Recipient_Phone) return 'Ελλιπές τηλέφωνο παραλήπτη'
  if (!(Number(input.Weight) >= 0.5 && Number(input.Weight) <= 100)) return 'Λάθος βάρος'
  const hasCod = input.Cod_Ammount !== undefined && input.Cod_Ammount !== null
  if (hasCod && typeof input.Cod_Ammount !== 'number') return 'Λάθος ποσό αντικαταβολής'
  return hasCod && !String(input.Acs_Delivery_Products).split(',').includes('COD')
    ? 'Λείπει το προϊόν αντικαταβολής'
    : null
}

const checkpoint = (name: string, at: number): Row => ({
  checkpoint_date_time: new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/Athens' }).replace(' ', 'T'),
  checkpoint_action: name,
  checkpoint_location: 'ΑΘΗΝΑ',
  checkpoint_notes: ' ',
})

const placeOf = (input: Row): string => {
  const street = `${input.Recipient_Address} ${input.Recipient_Address_Number}`
  return [street, input.Recipient_Zipcode, input.Delivery_Notes].filter(Boolean).join(', ')
}

function acsAnswers(shipments: StandInShipments): Readonly<Record<string, (input: Row) => Answer>> {
  const live = (): StandInShipment[] => shipments.list('acs').filter(({ isCancelled }) => !isCancelled)
  const withVoucher = (input: Row, answer: (shipment: StandInShipment) => Answer): Answer => {
    const shipment = live().find(({ parcels }) => parcels.some(({ number }) => number === input.Voucher_No))
    return shipment
      ? answer(shipment)
      : refuse(`No Acs shipment found for your company with voucher no: ${input.Voucher_No}`)
  }
  const has = ({ parcels }: StandInShipment, note: string) =>
    parcels[0]?.notes.some(({ name }) => name === note) ?? false
  return {
    ACS_Create_Voucher(input) {
      const error = voucherError(input)
      if (error) return refuse(error)
      const reference = String(input.Reference_Key1)
      const { number } = shipments.add({
        carrier: 'acs',
        reference,
        recipient: String(input.Recipient_Name),
        place: placeOf(input),
        collect: String(input.Cod_Ammount ?? 0),
        parcels: Number(input.Item_Quantity),
      })
      return reference.endsWith('-T') ? null : { value: { Voucher_No: number, Error_Message: '' } }
    },
    ACS_Get_Multipart_Vouchers: ({ Main_Voucher_No: main }) => ({
      table: (live().find(({ number }) => number === main)?.parcels ?? [])
        .slice(1)
        .map(({ number }) => ({ MultiPart_Voucher_No: number })),
    }),
    ACS_Print_Voucher: (input) =>
      withVoucher(input, (shipment) => {
        shipment.isPrinted = true
        const document = labelPdf(['ACS (sandbox)', shipment.number, shipment.reference]).toString('base64')
        return { value: { ACSObjectOutput: document } }
      }),
    ACS_Delete_Voucher: (input) =>
      withVoucher(input, (shipment) => {
        if (shipment.list !== null) return refuse('Το voucher έχει μπει σε λίστα παραλαβής')
        shipment.isCancelled = true
        return { value: { Error_Message: '' } }
      }),
    ACS_Issue_Pickup_List() {
      const open = live().filter(({ list }) => list === null)
      const unprinted = open.filter(({ isPrinted }) => !isPrinted).map(({ number }) => ({ Unprinted_Vouchers: number }))
      const refusal = {
        PickupList_No: null,
        Unprinted_Found: unprinted.length,
        Error_Message: 'Αδύνατη η έκδοση λίστας παραλαβής.',
      }
      if (unprinted.length > 0) return { value: refusal, table: unprinted }
      const list = shipments.nextNumber('acs')
      for (const shipment of open) shipment.list = list
      return { value: { PickupList_No: list, Unprinted_Found: 0, Error_Message: '' } }
    },
    ACS_POD_FROM_REFERENCE_NO: ({ reference_no }) => ({
      table: live()
        .filter(({ reference, list }) => reference === reference_no && list !== null)
        .flatMap(({ parcels }) => parcels.map(({ number }) => ({ voucher_no: number }))),
    }),
    ACS_Trackingsummary: (input) =>
      withVoucher(input, (shipment) => ({
        table: [
          {
            voucher_no: input.Voucher_No,
            delivery_flag: has(shipment, 'ΠΑΡΑΔΟΣΗ') ? 1 : 0,
            returned_flag: has(shipment, 'ΕΠΙΣΤΡΟΦΗ') ? 1 : 0,
            shipment_status: has(shipment, 'ΠΑΡΑΔΟΣΗ') ? 4 : 5,
          },
        ],
      })),
    ACS_TrackingDetails: (input) =>
      withVoucher(input, ({ parcels }) => ({
        table: (parcels[0]?.notes ?? []).map(({ name, at }) => checkpoint(name, at)),
      })),
  }
}

export function registerAcs(app: FastifyInstance, faults: Faults, shipments: StandInShipments): void {
  const answers = acsAnswers(shipments)
  app.post<{ Body: { ACSAlias?: unknown; ACSInputParameters?: Row } | null }>(
    '/acs/ACSRestServices/api/ACSAutoRest',
    { preHandler: faults.hook('acs') },
    ({ headers, body }, reply) => {
      if (headers.acsapikey !== acsAccount.apiKey) return reply.code(403).send()
      const input = body?.ACSInputParameters ?? {}
      const error = credentialError(input)
      const answerTo = answers[String(body?.ACSAlias)]
      const failed = error ?? (answerTo ? null : 'Unknown alias')
      if (failed || !answerTo) return reply.send(envelope(null, failed ?? ''))
      const answer = answerTo(input)
      return answer ? reply.send(envelope(answer, '')) : reply.hijack()
    },
  )
}

const envelope = (answer: Answer, error: string) => ({
  ACSExecution_HasError: error !== '',
  ACSExecutionErrorMessage: error,
  ACSOutputResponce: {
    ACSValueOutput: [answer?.value ?? { Error_Message: null }],
    ACSTableOutput: answer?.table ? { Table_Data: answer.table } : {},
  },
})
