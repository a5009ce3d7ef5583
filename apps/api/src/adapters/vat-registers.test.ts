// Both registers against stand-ins that speak their protocols, answering well, wrongly, late and not at all.

import { startSandbox } from '@stoa/sandbox/sandbox'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RegisterAnswer } from '../ports/vat-registers.ts'
import { aadeRegistry } from './aade-registry.ts'
import { viesRegister } from './vies-register.ts'

const day = '2026-11-26'
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let alarms: string[]
let clock: { now: number }
beforeEach(async () => {
  alarms = []
  clock = { now: Date.parse(`${day}T10:00:00Z`) }
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, now: () => clock.now })
})
afterEach(() => sandbox.stop())

const reports = {
  failing: () => {},
  alarm: (service: string, reason: string) => void alarms.push(`${service} ${reason}`),
}
const unreachable: RegisterAnswer = { result: 'unknown', reason: 'unreachable' }

describe('VIES', () => {
  const open = (requester: { countryCode: string; number: string } | null = null) =>
    viesRegister({ ...sandbox.registers.vies, requester, reports, now: () => clock.now })

  test('a valid number, with the evidence that the shop’s own number brings', async () => {
    const evidence = { requestDate: `${day}T10:00:00.000Z`, requestId: null }
    const company = { companyName: 'Sandbox Company CY' }
    expect(await open()('CY', '100')).toEqual({ result: 'valid', company, evidence })
    expect(await open({ countryCode: 'EL', number: '094014201' })('CY', '100')).toMatchObject({
      evidence: { requestId: 'WAPIAAAA00000002' },
    })
  })

  test('a country may hide the name', async () => {
    expect(await open()('DE', '100')).toMatchObject({ result: 'valid', company: {} })
  })

  test('a number that is not valid, and one that is none', async () => {
    const check = open()
    expect(await check('DE', '200')).toMatchObject({ result: 'invalid', reason: 'not_found' })
    expect(await check('DE', '201')).toMatchObject({ result: 'invalid', reason: 'malformed' })
    expect(await check('EL', '123456783')).toMatchObject({ result: 'valid' })
  })

  test.each(['202', '300', '301', '302', '400', '401', '500', '501', '600', '601', '999'])(
    'the error of %s is no answer',
    async (number) => {
      expect(await open()('DE', number)).toEqual(unreachable)
    },
  )

  test('who is blocked does not ask again for hours, and says so', async () => {
    const check = open()
    await check('DE', '401')
    expect(alarms).toEqual(['vies IP_BLOCKED'])
    expect(await check('DE', '100')).toEqual(unreachable)
    clock.now += 6 * 3_600_000
    expect(await check('DE', '100')).toMatchObject({ result: 'valid' })
  })

  test.each(['reset', 'nonsense'] as const)('an answer like %s is none; later ones count', async (kind) => {
    const check = open()
    sandbox.faults.set('vies', kind)
    expect(await check('DE', '100')).toEqual(unreachable)
    sandbox.faults.set('vies', 'none')
    expect(await check('DE', '100')).toMatchObject({ result: 'valid' })
  })

  test('a slow answer counts; one that does not come ends with the time for it', async () => {
    const check = open()
    sandbox.faults.set('vies', 'slow')
    expect(await check('DE', '100')).toMatchObject({ result: 'valid' })
    sandbox.faults.set('vies', 'hang')
    expect(await check('DE', '100')).toEqual(unreachable)
  })
})

describe('the register of AADE', () => {
  const open = (changes: { password?: string } = {}) =>
    aadeRegistry({ ...sandbox.registers.aade, calledBy: null, reports, now: () => clock.now, ...changes })

  test('an active company, with what an invoice needs', async () => {
    expect(await open()('094014201')).toEqual({
      result: 'valid',
      company: {
        companyName: 'ΜΑΡΚΟΥ & ΣΥΝΕΡΓΑΤΕΣ ΟΕ',
        profession: 'ΑΡΧΙΤΕΚΤΟΝΙΚΕΣ ΥΠΗΡΕΣΙΕΣ',
        taxOffice: "Α' ΑΘΗΝΩΝ",
        taxOfficeNumber: 1101,
        street: 'ΑΣΚΛΗΠΙΟΥ 40',
        city: 'ΑΘΗΝΑ',
        postalCode: '10679',
      },
      evidence: { requestDate: day, requestId: '1001' },
    })
  })

  test.each([
    ['094014262', 'inactive'],
    ['123456783', 'not_a_business'],
    ['876543210', 'not_found'],
  ])('%s is %s', async (number, reason) => {
    expect(await open()(number)).toMatchObject({ result: 'invalid', reason })
  })

  test('a passing fault is no answer, and no alarm', async () => {
    expect(await open()('090000045')).toEqual(unreachable)
    expect(alarms).toEqual([])
  })

  test('when the quota is used up, it is not asked again for hours', async () => {
    const find = open()
    const quota = { result: 'unknown', reason: 'quota' }
    expect(await find('094014274')).toEqual(quota)
    expect(await find('094014201')).toEqual(quota)
    expect(sandbox.aade.lookedUp).toEqual(['094014274'])
    clock.now += 6 * 3_600_000
    expect(await find('094014201')).toMatchObject({ result: 'valid' })
    expect(alarms).toEqual(['aade RG_WS_PUBLIC_MONTHLY_LIMIT_EXCEEDED'])
  })

  test('wrong codes are an alarm, and not tried again at once', async () => {
    const find = open({ password: '<wrong> & "quoted"' })
    expect([await find('094014201'), await find('094014201')]).toEqual([unreachable, unreachable])
    expect(alarms).toEqual(['aade RG_WS_PUBLIC_TOKEN_USERNAME_NOT_AUTHENTICATED'])
    expect(sandbox.aade.lookedUp).toHaveLength(1)
  })

  test('a number with a wrong check digit is never asked about', async () => {
    await expect(open()('094014202')).rejects.toThrow('check digit')
    expect(sandbox.aade.lookedUp).toEqual([])
  })

  test.each(['reset', 'nonsense', 'hang'] as const)('an answer like %s is none; later ones count', async (kind) => {
    const find = open()
    sandbox.faults.set('aade', kind)
    expect(await find('094014201')).toEqual(unreachable)
    sandbox.faults.set('aade', 'none')
    expect(await find('094014201')).toMatchObject({ result: 'valid' })
  })
})
