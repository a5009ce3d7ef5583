// A problem as an answer: nobody keeps it.

import type { FastifyReply } from 'fastify'

export function sendProblem(reply: FastifyReply, problem: { status: number }): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}
