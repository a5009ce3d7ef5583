// The sandbox's register of companies of AADE, as RgWsPublic2 answers over SOAP 1.2. What a number is, its last digit says.

import type { FastifyInstance } from 'fastify'
import type { Faults } from '../faults.ts'
import { isGreekNumber } from './check-digit.ts'

export const aadeAccount = { username: 'SANDBOX', password: 'sandbox-register' }

/** …1 an active company, …2 one that has closed, …3 a private person, …4 the quota is used up, …5 a passing fault. */
const errorsByDigit: Readonly<Record<string, string>> = {
  '3': 'RG_WS_PUBLIC_EPIT_NF',
  '4': 'RG_WS_PUBLIC_MONTHLY_LIMIT_EXCEEDED',
  '5': 'RG_WS_PUBLIC_MSG_TO_TAXISNET_ERROR',
}
const companyDigits = new Set(['1', '2'])

const textOf = (message: string, element: string): string =>
  new RegExp(`<(?:\\w+:)?${element}>([^<]*)<`).exec(message)?.[1] ?? ''

function errorOf(message: string): string | null {
  const { username, password } = aadeAccount
  if (textOf(message, 'Username') !== username || textOf(message, 'Password') !== password)
    return 'RG_WS_PUBLIC_TOKEN_USERNAME_NOT_AUTHENTICATED'
  const number = textOf(message, 'afm_called_for')
  if (number === '') return 'RG_WS_PUBLIC_NO_INPUT_PARAMETERS'
  if (!isGreekNumber(number)) return 'RG_WS_PUBLIC_WRONG_AFM'
  const digit = number.slice(-1)
  return companyDigits.has(digit) ? null : (errorsByDigit[digit] ?? 'RG_WS_PUBLIC_TAXPAYER_NF')
}

const activity = (code: string, description: string, kind: number): string =>
  `<item><firm_act_code>${code}</firm_act_code><firm_act_descr>${description}</firm_act_descr><firm_act_kind>${kind}</firm_act_kind><firm_act_kind_descr>${kind === 1 ? 'ΚΥΡΙΑ' : 'ΔΕΥΤΕΡΕΥΟΥΣΑ'}</firm_act_kind_descr></item>`

/** The number is padded with spaces, and what there is nothing of is nil, as in the real one. */
const companyOf = (number: string): string => `
<basic_rec><afm>${number}   </afm><doy>1101</doy><doy_descr>Α' ΑΘΗΝΩΝ</doy_descr><i_ni_flag_descr>ΜΗ ΦΠ</i_ni_flag_descr>
<deactivation_flag>${number.endsWith('2') ? 2 : 1}</deactivation_flag><deactivation_flag_descr>${number.endsWith('2') ? 'ΑΠΕΝΕΡΓΟΠΟΙΗΜΕΝΟΣ ΑΦΜ' : 'ΕΝΕΡΓΟΣ ΑΦΜ'}</deactivation_flag_descr>
<firm_flag_descr>ΕΠΙΤΗΔΕΥΜΑΤΙΑΣ</firm_flag_descr><onomasia>ΜΑΡΚΟΥ &amp; ΣΥΝΕΡΓΑΤΕΣ ΟΕ</onomasia><commer_title xsi:nil="true"/>
<legal_status_descr>ΟΕ</legal_status_descr><postal_address>ΑΣΚΛΗΠΙΟΥ</postal_address><postal_address_no>40</postal_address_no>
<postal_zip_code>10679</postal_zip_code><postal_area_description>ΑΘΗΝΑ</postal_area_description><regist_date>2010-02-01</regist_date>
<stop_date xsi:nil="true"/><normal_vat_system_flag>Y</normal_vat_system_flag></basic_rec>
<firm_act_tab>${activity('71111000', 'ΥΠΗΡΕΣΙΕΣ ΣΧΕΔΙΑΣΜΟΥ', 2)}${activity('71111100', 'ΑΡΧΙΤΕΚΤΟΝΙΚΕΣ ΥΠΗΡΕΣΙΕΣ', 1)}</firm_act_tab>`

const answerOf = (message: string, sequence: number, day: string): string => {
  const error = errorOf(message)
  return `<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><env:Body>
<srvc:rgWsPublic2AfmMethodResponse xmlns:srvc="http://rgwspublic2/RgWsPublic2Service"><srvc:result>
<rg_ws_public2_result_rtType xmlns="http://rgwspublic2/RgWsPublic2"><call_seq_id>${sequence}</call_seq_id>
<error_rec>${error ? `<error_code>${error}</error_code><error_descr>ΣΦΑΛΜΑ</error_descr>` : '<error_code xsi:nil="true"/><error_descr xsi:nil="true"/>'}</error_rec>
<afm_called_by_rec><token_username>${aadeAccount.username}</token_username><as_on_date>${day}</as_on_date></afm_called_by_rec>
${error ? '' : companyOf(textOf(message, 'afm_called_for'))}
</rg_ws_public2_result_rtType></srvc:result></srvc:rgWsPublic2AfmMethodResponse></env:Body></env:Envelope>`
}

const soapType = 'application/soap+xml'

export interface AadeStandIn {
  /** The numbers that were looked up, in order. */
  readonly lookedUp: readonly string[]
}

export function registerAade(app: FastifyInstance, faults: Faults, now: () => number): AadeStandIn {
  const lookedUp: string[] = []
  app.addContentTypeParser(soapType, { parseAs: 'string' }, (_, body, done) => done(null, body))
  app.post<{ Body: unknown }>('/aade/RgWsPublic2', { preHandler: faults.hook('aade') }, ({ body }, reply) => {
    const message = String(body)
    if (!message.includes('"http://www.w3.org/2003/05/soap-envelope"')) return reply.code(415).send()
    lookedUp.push(textOf(message, 'afm_called_for'))
    const day = new Date(now()).toISOString().slice(0, 10)
    return reply.type(`${soapType}; charset=utf-8`).send(answerOf(message, 1000 + lookedUp.length, day))
  })
  return { lookedUp }
}
