// Stand-ins that misbehave on request: until the next request for the service, all its calls are slow, hang, are reset, or
// get an answer of another kind.

import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const faultKinds = ['none', 'slow', 'hang', 'reset', 'nonsense'] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Faults {
  set(service: string, kind: FaultKind): void
  /** Calls to the service are answered when this is done; the next one replaces it. */
  watch(service: string, onCall: () => Promise<void>): void
  /** For the routes of a service. */
  hook(service: string): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

const slowMs = 2000

export function createFaults(): Faults {
  const kinds = new Map<string, FaultKind>()
  const watchers = new Map<string, () => Promise<void>>()
  return {
    set: (service, kind) => void kinds.set(service, kind),
    watch: (service, onCall) => void watchers.set(service, onCall),
    hook: (service) => async (request, reply) => {
      await watchers.get(service)?.()
      const kind = kinds.get(service) ?? 'none'
      if (kind === 'slow') await pause(slowMs)
      if (kind === 'nonsense') return reply.type('text/html').send('<!doctype html><p>Under maintenance')
      if (kind !== 'hang' && kind !== 'reset') return
      reply.hijack()
      if (kind === 'reset') request.raw.socket.resetAndDestroy()
    },
  }
}

/** `POST /faults/vies/hang`, and `none` again. */
export function registerFaults(app: FastifyInstance, faults: Faults): void {
  app.post<{ Params: { service: string; kind: string } }>('/faults/:service/:kind', ({ params }, reply) => {
    const kind = faultKinds.find((candidate) => candidate === params.kind)
    if (kind === undefined) return reply.code(404).send({ kinds: faultKinds })
    faults.set(params.service, kind)
    return reply.send({ [params.service]: kind })
  })
}
