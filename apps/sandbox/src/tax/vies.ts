// The sandbox's VIES, as its REST interface answers: the numbers of the real test service, and Greek numbers with a right
// check digit.

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Faults } from '../faults.ts'
import { isGreekNumber } from './check-digit.ts'

/** What the real test service answers to these numbers of any country. */
const testErrors: Readonly<Record<string, string>> = {
  '201': 'INVALID_INPUT',
  '202': 'INVALID_REQUESTER_INFO',
  '300': 'SERVICE_UNAVAILABLE',
  '301': 'MS_UNAVAILABLE',
  '302': 'TIMEOUT',
  '400': 'VAT_BLOCKED',
  '401': 'IP_BLOCKED',
  '500': 'GLOBAL_MAX_CONCURRENT_REQ',
  '501': 'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  '600': 'MS_MAX_CONCURRENT_REQ',
  '601': 'MS_MAX_CONCURRENT_REQ_TIME',
}

interface ViesRequest {
  countryCode?: string
  vatNumber?: string
  requesterMemberStateCode?: string
  requesterNumber?: string
}

function decideValid(countryCode: string, vatNumber: string): boolean | null {
  if (vatNumber === '100' || vatNumber === '200') return vatNumber === '100'
  return countryCode === 'EL' && isGreekNumber(vatNumber) ? true : null
}

const refuse = (reply: FastifyReply, error: string) =>
  reply.code(error.startsWith('INVALID') ? 400 : 500).send({ actionSucceed: false, errorWrappers: [{ error }] })

export function registerVies(app: FastifyInstance, faults: Faults, now: () => number): void {
  let checks = 0
  const answer = (request: ViesRequest, reply: FastifyReply) => {
    const { countryCode = '', vatNumber = '', requesterNumber } = request
    if (!/^[A-Z]{2}$/.test(countryCode) || !/^[\dA-Z+*.]{2,14}$/.test(vatNumber)) return refuse(reply, 'INVALID_INPUT')
    const valid = decideValid(countryCode, vatNumber)
    if (valid === null) return refuse(reply, testErrors[vatNumber] ?? 'SERVICE_UNAVAILABLE')
    checks += 1
    return reply.send({
      countryCode,
      vatNumber,
      requestDate: new Date(now()).toISOString(),
      valid,
      requestIdentifier: requesterNumber ? `WAPIAAAA${String(checks).padStart(8, '0')}` : '',
      name: valid ? nameOf(countryCode) : '---',
      address: valid ? '1 Test Street\n10000 Test City' : '---',
    })
  }
  for (const path of ['/vies/check-vat-number', '/vies/check-vat-test-service'])
    app.post<{ Body: ViesRequest }>(path, { preHandler: faults.hook('vies') }, ({ body }, reply) => answer(body, reply))
}

/** Germany and Spain hide it. */
const nameOf = (countryCode: string): string =>
  countryCode === 'DE' || countryCode === 'ES' ? '---' : `Sandbox Company ${countryCode}`
