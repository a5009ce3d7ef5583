// Yuboto's OMNI API, for messages to phones: keeps what it is sent, and reports what a test says.

import type { FastifyInstance } from 'fastify'
import type { Faults } from '../faults.ts'

export interface SentMessage {
  to: string
  viber: string
  sms: string
  smsType: string
  uid: string
  callbackUrl: string
}

export interface YubotoStandIn {
  /** In the order in which they came. */
  sent: SentMessage[]
  /** Calls the shop back. Returns the status of its answer. */
  report(message: SentMessage, channel: 'viber' | 'sms', status: string): Promise<number>
}

export const yubotoAccount = { apiKey: 'sandbox-yuboto-key' } as const

const authorization = `Basic ${Buffer.from(yubotoAccount.apiKey).toString('base64')}`

/** Numbers that the service does not take. */
const refusedEnding = '0000'

interface SendBody {
  phonenumbers?: string[]
  callbackUrl?: string
  option1?: string
  viber?: { text?: string }
  sms?: { text?: string; typesms?: string }
}

/** Under `/yuboto`; faults under the name `yuboto`. What came is at `/messages.json`. */
export function registerYuboto(app: FastifyInstance, faults: Faults): YubotoStandIn {
  const sent: SentMessage[] = []
  app.register(async (scope) => {
    scope.addHook('preHandler', faults.hook('yuboto'))
    scope.post<{ Body: SendBody }>('/yuboto/omni/v1/Send', ({ headers, body }, reply) => {
      if (headers.authorization !== authorization)
        return reply.code(401).send({ ErrorCode: 1, ErrorMessage: 'Unauthorized', Message: null })
      const [to = ''] = body.phonenumbers ?? []
      const { viber, sms, option1: uid = '', callbackUrl = '' } = body
      if (!/^\d{8,15}$/.test(to) || to.endsWith(refusedEnding) || !viber?.text || !sms?.text)
        return reply.send({ ErrorCode: 24, ErrorMessage: 'Invalid phonenumber', Message: null })
      sent.push({ to, viber: viber.text, sms: sms.text, smsType: sms.typesms ?? 'sms', uid, callbackUrl })
      const message = { id: String(sent.length), channel: 'viber', phonenumber: to, status: 'Submitted' }
      return reply.send({ ErrorCode: 0, ErrorMessage: '', Message: [message] })
    })
  })
  app.get('/messages.json', (_, reply) => reply.send(sent))
  return {
    sent,
    async report({ to, uid, callbackUrl }, channel, status) {
      const query = new URLSearchParams({ receiver: to, channel, statusDescription: status, option1: uid })
      const response = await fetch(`${callbackUrl}?${query}`)
      return response.status
    },
  }
}
