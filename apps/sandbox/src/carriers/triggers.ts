// What a reference or a postal code makes the sandbox's carriers do.

import type { FastifyReply } from 'fastify'

export const isRefused = (reference: string): boolean => reference.endsWith('-E')
export const isOutsideCoverage = (postalCode: string): boolean => postalCode === '99999'

/** The shipment was created and its answer does not arrive. */
export function answerUnlessLost(reference: string, reply: FastifyReply, answer: object): FastifyReply {
  return reference.endsWith('-T') ? reply.hijack() : reply.send(answer)
}
