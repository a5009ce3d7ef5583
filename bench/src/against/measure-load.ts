// Runs a workload on both sides in turns: wall-clock time, processor time and bytes per answer, and whether both sides
// answer alike. Slices last a fifth of a second, so that both sides see the same load of the machine.

import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../database-client.ts'
import { percentile } from '../latency.ts'
import { type Connection, connectTo, type Observer, type Request } from './http.ts'
import { alternate, type BySide, type Results, sides } from './rounds.ts'
import { addShape, jsonShape, pageShape, type Shapes, shapeDifferences } from './shape.ts'
import type { Shop } from './shop.ts'
import type { ShopFacts } from './shop-facts.ts'
import { type Reading, totalOf, type Usage, usageBetween } from './usage.ts'
import type { Task, Workload } from './workloads.ts'

/** Cost of one task of the workload. Times are milliseconds. */
export interface TaskCost extends Usage {
  clock: number
  /** The 95th percentile of how long each task of a slice took. */
  p95: number
  bytes: number
}

export interface LoadResult {
  title: string
  /** Of all slices; a round has `slicesPerRound` of them. */
  costs: Results<TaskCost>
  /** Differences between the answers of the sides. */
  differences: string[]
  /** How many times the old side's processor time the new side may need. */
  atMost?: number
  /** How many times the old side's speed that of the new side is to be. */
  atLeast?: number
  /** How many times the old side's p95 that of the new side may be. */
  p95AtMost?: number
}

export const slicesPerRound = 8

const sliceMilliseconds = 200
const minTasksPerConnection = 2
const comparedTasks = 12

interface Subject {
  shop: Shop
  task: Task
  connection: Connection
}

export async function measureLoad(
  workload: Workload,
  shops: BySide<Shop>,
  facts: BySide<ShopFacts>,
  rounds: number,
): Promise<LoadResult> {
  const subjects = {
    old: await subjectOf(workload, shops.old, facts.old),
    new: await subjectOf(workload, shops.new, facts.new),
  }
  try {
    const { atMost } = workload.heavier ?? {}
    const differences =
      atMost === undefined ? shapeDifferences(await shapesOf(subjects.old), await shapesOf(subjects.new)) : []
    const size = await warmUp(workload, subjects)
    // what a shop's own database does within a minute: plans of tables that were empty a moment ago read all of them
    for (const side of sides) await withClient(shops[side].databaseUrl, (client) => client.query('vacuum analyze'))
    const costs = await runSlices(workload, subjects, rounds * slicesPerRound, size)
    return {
      title: workload.title,
      costs,
      differences,
      atMost,
      atLeast: workload.atLeast,
      p95AtMost: workload.p95AtMost,
    }
  } finally {
    for (const side of sides) subjects[side].connection.close()
    await workload.heavier?.end(shops.new.databaseUrl)
  }
}

async function subjectOf(workload: Workload, shop: Shop, facts: ShopFacts): Promise<Subject> {
  const connection = connectTo(shop.origin, workload.connections)
  const { heavier } = workload
  const task =
    heavier && shop.side === 'new'
      ? await heavier.prepare(facts, shop.databaseUrl)
      : await workload.prepare(facts, connection)
  return { shop, task, connection }
}

async function shapesOf({ shop, task }: Subject): Promise<Shapes> {
  const shapes: Shapes = new Map()
  const observe: Observer = (request, answer) => {
    const isJson = answer.contentType.startsWith('application/json')
    addShape(shapes, nameOf(request, isJson), [
      `type: ${answer.contentType}`,
      ...(isJson ? jsonShape(JSON.parse(answer.text())) : pageShape(answer.text())),
    ])
  }
  const connection = connectTo(shop.origin, 1, observe)
  try {
    for (let turn = 0; turn < comparedTasks; turn += 1) await task(connection, turn)
  } finally {
    connection.close()
  }
  return shapes
}

/** API calls are compared per path, ignoring the query; pages one by one. */
const nameOf = ({ method, path }: Request, isCall: boolean): string =>
  `${method} ${isCall ? (path.split('?')[0] ?? path) : path}`

/** Returns the number of tasks in a slice, the same for both sides. */
async function warmUp({ connections, warmUp: tasks }: Workload, subjects: BySide<Subject>): Promise<number> {
  const half = Math.ceil(tasks / 2)
  const times = await alternate(2, (side, time) => runTasks(subjects[side], connections, time * half, half))
  const slowest = Math.max(...sides.flatMap((side) => times[side].slice(1).map(({ clock }) => clock))) / half
  return Math.max(connections * minTasksPerConnection, Math.round(sliceMilliseconds / slowest))
}

/** Milliseconds: of all of them together, and of each. */
interface Run {
  clock: number
  p95: number
}

interface Slice extends Run {
  /** At the start of the slice. */
  reading: Reading
  bytes: number
}

/**
 * A slice's processor time lasts until the side's next slice starts: work that is deferred after the answers is part of
 * their cost.
 */
async function runSlices(
  { connections }: Workload,
  subjects: BySide<Subject>,
  count: number,
  size: number,
): Promise<Results<TaskCost>> {
  const slices = await alternate(count, async (side, time): Promise<Slice> => {
    const { shop, connection } = subjects[side]
    const [reading, bytesBefore] = [await shop.read(), connection.bytes()]
    const run = await runTasks(subjects[side], connections, time * size, size)
    return { reading, ...run, bytes: connection.bytes() - bytesBefore }
  })
  const costsOf = (some: readonly Slice[], last: Reading): TaskCost[] =>
    some.map(({ reading, clock, p95, bytes }, place) => {
      const { shop, database } = usageBetween(reading, some[place + 1]?.reading ?? last)
      const each = (sum: number | null) => (sum === null ? null : sum / size)
      return { clock: clock / size, p95, bytes: bytes / size, shop: each(shop), database: each(database) }
    })
  return {
    old: costsOf(slices.old, await readWhenIdle(subjects.old.shop)),
    new: costsOf(slices.new, await readWhenIdle(subjects.new.shop)),
  }
}

/** Rejects with the first failure, once no task is running any more. */
async function runTasks(
  { task, connection }: Subject,
  connections: number,
  first: number,
  count: number,
): Promise<Run> {
  const begun = performance.now()
  const times: number[] = []
  let next = first
  const runNext = async (): Promise<void> => {
    while (next < first + count) {
      const turn = next
      next += 1
      const started = performance.now()
      await task(connection, turn).catch((error: unknown) => {
        next = first + count
        throw error
      })
      times.push(performance.now() - started)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: connections }, runNext))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return { clock: performance.now() - begun, p95: percentile(times, 95) }
}

const idleInterval = 250
/** Processor time per interval: above this, the side is still busy. */
const idleMilliseconds = 15
const idleTimeout = 10_000

async function readWhenIdle(shop: Shop): Promise<Reading> {
  const until = performance.now() + idleTimeout
  let last = await shop.read()
  while (performance.now() < until) {
    await pause(idleInterval)
    const now = await shop.read()
    if ((totalOf(usageBetween(last, now)) ?? 0) < idleMilliseconds) return now
    last = now
  }
  return last
}
