// A call to ACS by its alias. Names are theirs, misspellings included. An error stands in the envelope or in the first row
// of values, in words that ACS may change.

import { refused } from '@stoa/domain/outcome'
import { z } from 'zod'
import type { Carried, CarrierError } from '../ports/carrier.ts'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import { callCarrier, readJson } from './carrier-call.ts'
import { requestLimits, requestOutside } from './outside-http.ts'
import { createOutsideService } from './outside-service.ts'

export interface AcsAccount {
  url: string
  apiKey: string
  companyId: string
  companyPassword: string
  userId: string
  userPassword: string
  reports: OutsideReports
  now?: () => number
}

const rowSchema = z.record(z.string(), z.unknown())
const answerSchema = z.object({
  ACSExecution_HasError: z.boolean(),
  ACSExecutionErrorMessage: z.string().nullish(),
  ACSOutputResponce: z
    .object({
      ACSValueOutput: z.array(rowSchema).nullish(),
      ACSTableOutput: z.object({ Table_Data: z.array(rowSchema).nullish() }).nullish(),
    })
    .nullish(),
})

export type AcsRow = z.infer<typeof rowSchema>

export interface AcsOutput {
  value: AcsRow
  table: readonly AcsRow[]
}

/** The first that fits; in Greek and English, as ACS answers in both. */
const errorsByWords: readonly [RegExp, CarrierError][] = [
  [/no acs shipment found|δεν βρ[έε]θηκε/i, 'not_found'],
  [/λ[ίι]στα παραλαβ[ήη]ς|pick-?up list/i, 'not_cancellable'],
  [/αντικαταβολ|\bcod\b|ασφ[άα]λ/i, 'amount'],
  [/β[άα]ρ(ος|η)|weight|τεμ[άα]χια/i, 'bad_parcel'],
  [/τηλ[έε]φων|κινητ|phone/i, 'bad_contact'],
  [/τ\.?\s?κ\.?\b|zip|κατ[άα]στημα παρ[άα]δοσης|περιοχ/i, 'no_coverage'],
  [/δι[εέ][υύ]θυνσ|address|οδ[όο]ς/i, 'bad_address'],
]

const errorOf = (words: string): CarrierError =>
  errorsByWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'refused'

export const textIn = (row: AcsRow, ...names: readonly string[]): string => {
  const value = names.map((name) => row[name]).find((found) => typeof found === 'string' || typeof found === 'number')
  return value === undefined ? '' : String(value).trim()
}

/** An answer has at most so many labels. */
const limits = { ...requestLimits, maxBytes: 4 * 1024 * 1024 }

export type AcsCall = (alias: string, parameters: Readonly<Record<string, unknown>>) => Promise<Carried<AcsOutput>>

export function acsCalls(account: AcsAccount): {
  call: AcsCall
  guard: <V>(task: () => Promise<Carried<V>>) => Promise<Carried<V>>
} {
  const { url, apiKey, reports, now } = account
  const service = createOutsideService({ name: 'acs', maxRunning: 10, reports, now })
  const credentials = {
    Company_ID: account.companyId,
    Company_Password: account.companyPassword,
    User_ID: account.userId,
    User_Password: account.userPassword,
  }
  return {
    guard: (task) => callCarrier(service, task),
    async call(alias, parameters) {
      const { status, body } = await requestOutside(
        url,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', acsapikey: apiKey },
          body: JSON.stringify({ ACSAlias: alias, ACSInputParameters: { ...credentials, ...parameters } }),
        },
        limits,
      )
      if (status === 403) {
        reports.alarm('acs', 'credentials')
        return refused('refused')
      }
      // ten calls a second
      if (status === 406) return refused('temporary')
      if (status !== 200) throw new OutsideError('answer_refused')
      return readOutput(body, reports)
    },
  }
}

function readOutput(body: string, reports: OutsideReports): Carried<AcsOutput> {
  const { ACSExecution_HasError, ACSExecutionErrorMessage, ACSOutputResponce } = readJson(body, answerSchema)
  const value = ACSOutputResponce?.ACSValueOutput?.[0] ?? {}
  const table = ACSOutputResponce?.ACSTableOutput?.Table_Data ?? []
  // labels that are not printed are told beside an error
  if (Number(value.Unprinted_Found) > 0) return { ok: true, value: { value, table } }
  const words = textIn(value, 'Error_Message') || (ACSExecution_HasError ? (ACSExecutionErrorMessage ?? '') : '')
  if (!ACSExecution_HasError && words === '') return { ok: true, value: { value, table } }
  const error = errorOf(words)
  if (error === 'refused') reports.alarm('acs', words.slice(0, 200))
  return refused(error)
}
