// What each route of the sandbox's PayPal reads of a request, and how it refuses one.

import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Body = { Body: string }

export const refuse = (reply: FastifyReply, issue: string, status = 422) =>
  reply.code(status).send({
    name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY',
    details: [{ issue, description: `Sandbox: ${issue}` }],
    debug_id: randomUUID().slice(0, 13),
  })

export const originOf = ({ headers }: FastifyRequest): string => `http://${headers.host ?? ''}`

export const requestId = ({ headers }: FastifyRequest): string | undefined => headers['paypal-request-id']?.toString()
