// `npm run webhooks`: the endpoints of other systems that are told of what happens to orders, in the shop that DATABASE_URL
// names or in the one that runs on its private database here. A secret is shown once, when it is made.

import { readOrderCode } from '@stoa/domain/ordering/order/read-order-code'
import { valueOrThrow } from '@stoa/domain/outcome'
import { isWebhookUrl } from '../adapters/webhook-http.ts'
import {
  addEndpoint,
  deleteEndpoint,
  disableEndpoint,
  type EndpointRefusal,
  enableEndpoint,
  listEndpoints,
  type NewSecret,
  type ReplayFilter,
  replayEvents,
  retireSecrets,
  rotateSecret,
} from '../ordering/webhooks/endpoints.service.ts'
import { webhookReach } from '../webhook-config.ts'
import { readArguments } from './read-input.ts'
import { CommandError, runWithShop, type Shop } from './with-shop.ts'

const usage = `Usage: npm run webhooks
       npm run webhooks -- add URL [--types order.placed,order.paid]
       npm run webhooks -- rotate ID      makes a second secret; both sign
       npm run webhooks -- retire ID      the newest secret alone signs
       npm run webhooks -- disable ID     nothing is sent; what happens meanwhile waits
       npm run webhooks -- enable ID      and what has waited is sent
       npm run webhooks -- remove ID
       npm run webhooks -- replay ID --event evt_… | --order CODE | --from TIME [--to TIME] | --given-up`

const options = {
  types: { type: 'string', default: '' },
  event: { type: 'string' },
  order: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  'given-up': { type: 'boolean', default: false },
} as const

const refusals: Readonly<Record<EndpointRefusal, string>> = {
  unknown_type: 'There is no event of this type; docs/order-events.md lists them.',
  url_taken: 'There is an endpoint of this address.',
  no_endpoint: 'There is no such endpoint.',
  last_secret: 'It has one secret only.',
}

type Values = ReturnType<typeof readArguments<typeof options>>['values']

function idOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text)) throw new CommandError(usage)
  return Number(text)
}

function timeOf(text: string): Date {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw new CommandError('A time is written as 2026-11-26T08:00:00Z.')
  return time
}

function filterOf({ event, order, from, to, 'given-up': givenUp }: Values): ReplayFilter {
  if ([event, order, from, givenUp || undefined].filter((value) => value !== undefined).length !== 1)
    throw new CommandError(usage)
  if (givenUp) return 'given_up'
  if (from !== undefined) return { from: timeOf(from), to: to === undefined ? new Date() : timeOf(to) }
  const uid = /^evt_([\da-f-]{36})$/.exec(event ?? '')?.[1]
  if (uid !== undefined) return { event: uid }
  const code = readOrderCode(order ?? '')
  if (code === null) throw new CommandError('There is no such event or order.')
  return { order: code }
}

async function list({ db }: Shop): Promise<string> {
  const lines = (await listEndpoints(db)).map((row) =>
    [
      ...[row.id, row.url, row.types?.join(',') ?? 'all events'],
      row.reason === null ? row.state : `${row.state}: ${row.reason}`,
      ...[`${row.secrets} secrets`, `${row.waiting} waiting`, `${row.given_up} given up`],
      row.failing_since ? `failing since ${row.failing_since.toISOString()}` : '',
    ]
      .filter((part) => part !== '')
      .join('  '),
  )
  return lines.length > 0 ? lines.join('\n') : 'There is no endpoint.'
}

const shown = ({ id, secret }: NewSecret): string => `Endpoint ${id}. Its secret, shown this once:\n${secret}`

async function add({ db, config, settings }: Shop, url: string | undefined, types: string): Promise<string> {
  if (url === undefined) throw new CommandError(usage)
  if (!isWebhookUrl(url, webhookReach(config)))
    throw new CommandError(
      'An address begins with https://, stands outside and has no user in it; hosts inside are named in WEBHOOK_ALLOW.',
    )
  const input = { url: new URL(url).href, types: types.split(',').filter(Boolean) }
  const added = await addEndpoint(db, input, { shopSecret: settings.secret, now: Date.now() })
  return shown(valueOrThrow(added, (refusal) => new CommandError(refusals[refusal])))
}

async function changeSecrets({ db, settings }: Shop, command: 'rotate' | 'retire', id: number): Promise<string> {
  const toError = (refusal: EndpointRefusal) => new CommandError(refusals[refusal])
  if (command === 'retire') return `${valueOrThrow(await retireSecrets(db, id), toError)} secrets sign no more.`
  const rotated = await rotateSecret(db, id, { shopSecret: settings.secret, now: Date.now() })
  return shown(valueOrThrow(rotated, toError))
}

async function changeState({ db }: Shop, command: string, id: number): Promise<string> {
  const change = {
    disable: () => disableEndpoint(db, id),
    enable: () => enableEndpoint(db, id, new Date()),
    remove: () => deleteEndpoint(db, id),
  }[command]
  if (!change) throw new CommandError(usage)
  if (!(await change())) throw new CommandError(refusals.no_endpoint)
  return `Endpoint ${id}: ${command}d.`
}

async function runCommand(args: readonly string[], shop: Shop): Promise<string> {
  const { values, positionals } = readArguments(args, options, usage)
  const [command, first] = positionals
  if (command === undefined) return list(shop)
  if (command === 'add') return add(shop, first, values.types)
  const id = idOf(first)
  if (command === 'rotate' || command === 'retire') return changeSecrets(shop, command, id)
  if (command !== 'replay') return changeState(shop, command, id)
  const count = await replayEvents(shop.db, id, filterOf(values), new Date())
  return count === 0 ? 'There is no such event.' : `${count} events are sent again.`
}

runWithShop((shop) => runCommand(process.argv.slice(2), shop))
