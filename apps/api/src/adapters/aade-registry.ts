// The register of companies of AADE, the Greek tax authority: RgWsPublic2 over SOAP 1.2. Whoever is looked up is notified of
// it and the shop's account has quotas, so that it is called for one number at a time, when somebody asks for it.

import { isGreekVatNumber } from '@stoa/domain/identity/vat-number'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import type { CompanyDetails, RegisterAnswer } from '../ports/vat-registers.ts'
import { requestOutside } from './outside-http.ts'
import { createOutsideService } from './outside-service.ts'
import { childrenOf, escapeXml, findNode, findText, readXml, type XmlNode } from './read-xml.ts'

export interface AadeSettings {
  url: string
  /** The codes for this register, made in TAXISnet. */
  username: string
  password: string
  /** Of the company that asks, where it is not the account's own. */
  calledBy: string | null
  reports: OutsideReports
  now?: () => number
}

const hour = 3_600_000
const quotaErrors = /^RG_WS_PUBLIC_(?:MONTHLY_LIMIT|MAX_DAILY_USERNAME_CALLS|FAILURES_TOLERATED)_EXCEEDED$/
const passingErrors = /^RG_WS_PUBLIC_(?:SERVICE_NOT_ACTIVE|MSG_TO_TAXISNET_ERROR)$/
const invalidReasons = {
  RG_WS_PUBLIC_WRONG_AFM: 'malformed',
  RG_WS_PUBLIC_TAXPAYER_NF: 'not_found',
  RG_WS_PUBLIC_EPIT_NF: 'not_a_business',
} as const

const isInvalid = (code: string): code is keyof typeof invalidReasons => code in invalidReasons

export function aadeRegistry(settings: AadeSettings) {
  const { url, reports, now } = settings
  const service = createOutsideService({ name: 'aade', maxRunning: 4, reports, now })
  let hasQuota = true
  const ask = async (number: string): Promise<RegisterAnswer> => {
    const headers = { 'content-type': 'application/soap+xml; charset=utf-8', accept: 'application/soap+xml' }
    const { body } = await requestOutside(url, { method: 'POST', headers, body: requestOf(settings, number) })
    const result = findResult(body)
    const code = findText(result, 'error_rec', 'error_code') ?? ''
    hasQuota = !quotaErrors.test(code)
    if (code === '') return readCompany(result, number)
    if (isInvalid(code)) return { result: 'invalid', reason: invalidReasons[code], evidence: evidenceOf(result) }
    if (!passingErrors.test(code)) {
      service.pause(hasQuota ? hour : 6 * hour)
      reports.alarm('aade', code)
    }
    return { result: 'unknown', reason: hasQuota ? 'unreachable' : 'quota' }
  }
  /** Takes a number whose check digit is right. */
  return async (number: string): Promise<RegisterAnswer> => {
    if (!isGreekVatNumber(number)) throw new Error('a number for the register whose check digit is wrong')
    try {
      return await service.call(() => ask(number))
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error
      return { result: 'unknown', reason: hasQuota ? 'unreachable' : 'quota' }
    }
  }
}

const requestOf = ({ username, password, calledBy }: AadeSettings, number: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope" xmlns:ns1="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd" xmlns:ns2="http://rgwspublic2/RgWsPublic2Service" xmlns:ns3="http://rgwspublic2/RgWsPublic2">
<env:Header><ns1:Security><ns1:UsernameToken><ns1:Username>${escapeXml(username)}</ns1:Username><ns1:Password>${escapeXml(password)}</ns1:Password></ns1:UsernameToken></ns1:Security></env:Header>
<env:Body><ns2:rgWsPublic2AfmMethod><ns2:INPUT_REC><ns3:afm_called_by>${escapeXml(calledBy ?? '')}</ns3:afm_called_by><ns3:afm_called_for>${escapeXml(number)}</ns3:afm_called_for></ns2:INPUT_REC></ns2:rgWsPublic2AfmMethod></env:Body>
</env:Envelope>`

function findResult(body: string): XmlNode {
  const path = ['Envelope', 'Body', 'rgWsPublic2AfmMethodResponse', 'result', 'rg_ws_public2_result_rtType']
  const result = findNode(readXml(body), ...path)
  if (!result) throw new OutsideError('answer_refused')
  return result
}

const evidenceOf = (result: XmlNode) => ({
  requestDate: findText(result, 'afm_called_by_rec', 'as_on_date') ?? null,
  requestId: findText(result, 'call_seq_id') ?? null,
})

/** An answer about another number than was asked is none. */
function readCompany(result: XmlNode, number: string): RegisterAnswer {
  const facts = findNode(result, 'basic_rec')
  if (findText(facts, 'afm') !== number) throw new OutsideError('answer_unreadable')
  const evidence = evidenceOf(result)
  if (findText(facts, 'firm_flag_descr') !== 'ΕΠΙΤΗΔΕΥΜΑΤΙΑΣ')
    return { result: 'invalid', reason: 'not_a_business', evidence }
  if (findText(facts, 'deactivation_flag') !== '1') return { result: 'invalid', reason: 'inactive', evidence }
  return { result: 'valid', company: companyOf(result, facts), evidence }
}

function companyOf(result: XmlNode, facts: XmlNode | undefined): CompanyDetails {
  const office = findText(facts, 'doy') ?? ''
  const activities = childrenOf(findNode(result, 'firm_act_tab'), 'item')
  const main = activities.find((activity) => findText(activity, 'firm_act_kind') === '1')
  const street = [findText(facts, 'postal_address'), findText(facts, 'postal_address_no')].filter(Boolean).join(' ')
  return {
    companyName: findText(facts, 'onomasia'),
    profession: findText(main, 'firm_act_descr'),
    taxOffice: findText(facts, 'doy_descr'),
    taxOfficeNumber: /^[1-9]\d{3}$/.test(office) ? Number(office) : undefined,
    street: street || undefined,
    city: findText(facts, 'postal_area_description'),
    postalCode: findText(facts, 'postal_zip_code'),
  }
}
