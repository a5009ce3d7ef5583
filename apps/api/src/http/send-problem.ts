// Sends a problem; it must not be cached.

import type { Problem } from '@stoa/contract/problem'
import type { FastifyReply } from 'fastify'

export function sendProblem(reply: FastifyReply, problem: Pick<Problem, 'status' | 'details'>): FastifyReply {
  const retryAfter = problem.details?.retryAfter
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}
