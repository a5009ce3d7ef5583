// `npm run shipments -- create CODE [--parcels N] [--grams N] [--size 1|2|3]` has the carrier of an order take it, as its buyer
// has chosen: to the locker or point, or to the address; `-- label CODE FILE` writes its labels, one file for each;
// `-- cancel REFERENCE` takes a shipment back; `-- found REFERENCE NUMBER [PARCEL…]` says what the carrier has of a shipment
// whose call had no answer, `-- none REFERENCE` that it has nothing. In the shop that DATABASE_URL names or in the one that
// runs on its private database here; without a carrier’s account, at the sandbox of that shop.

import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createCarriers } from '@stoa/api/carrier-config'
import { CommandError, runWithShop, type Shop } from '@stoa/api/cli/with-shop'
import { getOrderLabels, shipOrder } from '@stoa/api/ordering/orders/ship-order.service'
import { cancelShipment, resolveShipment } from '@stoa/api/ordering/shipments/shipments.service'
import type { Carriers } from '@stoa/api/ports/carrier'
import { readOrderCode } from '@stoa/domain/ordering/order/read-order-code'
import { valueOrThrow } from '@stoa/domain/outcome'
import { carrierAddresses } from '@stoa/sandbox/carriers/carriers'

const usage = `Usage: npm run shipments -- create CODE [--parcels N] [--grams N] [--size 1|2|3]
       npm run shipments -- label CODE FILE
       npm run shipments -- cancel REFERENCE
       npm run shipments -- found REFERENCE NUMBER [PARCEL…]
       npm run shipments -- none REFERENCE`

const refusals = {
  order_not_found: 'There is no order with this code.',
  order_not_leaving: 'This order is not to leave now: it has left, is over, or the shop has not begun with it.',
  order_not_sent: 'This order is collected at a branch, or nothing of it is sent.',
  order_not_paid: 'This order is not paid yet.',
  order_payment_held: 'Its amount was only held, and is being captured now. Ask again in a few seconds.',
  not_offered: 'Its carrier is not configured.',
  reference_taken: 'Another shipment has this reference.',
  not_created: 'Its carrier has nothing of it: ask for it again.',
  unclear: 'Whether its carrier has it is not known: look there, and say it with `found` or `none`.',
  bad_address: 'Its carrier does not take this address.',
  bad_contact: 'Its carrier does not take this telephone number or e-mail address.',
  no_coverage: 'Its carrier does not go there.',
  bad_parcel: 'Its carrier does not take parcels of this weight or size.',
  amount: 'Its carrier does not collect this amount.',
  duplicate: 'Its carrier has it already.',
  not_cancellable: 'Its carrier does not give it back: it is on its way.',
  not_found: 'There is no such shipment.',
  refused: 'Its carrier refuses it: see the log of the shop.',
  temporary: 'Its carrier cannot do it now. Try again.',
  unavailable: 'Its carrier did not answer. It is looked up in a minute.',
} as const

const refuse = (code: keyof typeof refusals) => new CommandError(refusals[code])

interface Deps extends Pick<Shop, 'db'> {
  carriers: Carriers
}

function countOf(text: string | undefined, most: number): number {
  const count = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
  if (count < 1 || count > most) throw new CommandError(usage)
  return count
}

function codeOf(typed: string): string {
  const code = readOrderCode(typed)
  if (code === null) throw refuse('order_not_found')
  return code
}

interface Values {
  parcels?: string
  grams?: string
  size?: string
}

async function create({ db, carriers }: Deps, typed: string, values: Values): Promise<string> {
  const size = values.size ?? '1'
  if (size !== '1' && size !== '2' && size !== '3') throw new CommandError(usage)
  const packed = {
    parcels: countOf(values.parcels ?? '1', 99),
    grams: values.grams === undefined ? null : countOf(values.grams, 999_999),
    size: ({ 1: 1, 2: 2, 3: 3 } as const)[size],
  }
  const shipped = await shipOrder(db, carriers, { code: codeOf(typed), packed }, Date.now)
  const { carrier, reference, number, parcelNumbers } = valueOrThrow(shipped, refuse)
  return [reference, carrier, number, ...parcelNumbers].join('  ')
}

/** `label.pdf`, `label-2.pdf`, … */
async function writeLabels({ db, carriers }: Deps, typed: string, file: string): Promise<string> {
  const labels = valueOrThrow(await getOrderLabels(db, carriers, codeOf(typed)), refuse)
  const names = labels.map((_, index) => (index === 0 ? file : file.replace(/(\.\w+)?$/, `-${index + 1}$1`)))
  for (const [index, label] of labels.entries()) await writeFile(names[index] ?? file, label)
  return names.join('\n')
}

async function runCommand(args: readonly string[], deps: Deps): Promise<string> {
  const options = { parcels: { type: 'string' }, grams: { type: 'string' }, size: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [command, of, first, ...others] = positionals
  if (!of) throw new CommandError(usage)
  if (command === 'create') return create(deps, of, values)
  if (command === 'label' && first) return writeLabels(deps, of, first)
  if (command === 'cancel') {
    valueOrThrow(await cancelShipment(deps.db, deps.carriers, of), refuse)
    return 'It is cancelled.'
  }
  if (command === 'found' && first) {
    const found = { number: first, parcelNumbers: others.length > 0 ? others : [first] }
    valueOrThrow(await resolveShipment(deps.db, of, found, Date.now), refuse)
    return 'It is recorded as its carrier has it.'
  }
  if (command !== 'none') throw new CommandError(usage)
  const none = await resolveShipment(deps.db, of, null, Date.now)
  if (!none.ok && none.refusal !== 'not_created') throw refuse(none.refusal)
  return 'It is recorded that its carrier has nothing of it.'
}

runWithShop(({ db, config }) => {
  const toError = (service: string, reason: string) => void process.stderr.write(`${service}: ${reason}\n`)
  const sandboxCarriers = config.SANDBOX ? carrierAddresses(`http://127.0.0.1:${config.SANDBOX_PORT}`) : null
  const carriers = createCarriers({ config, sandboxCarriers, reports: { failing: toError, alarm: toError } })
  return runCommand(process.argv.slice(2), { db, carriers })
})
