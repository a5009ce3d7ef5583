// Alpha and Eurobank over HTTP, at the sandbox: what each button of their page ends in.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alarmsInto, type BankVisit, openBankVisit } from '../../test/bank-visit.ts'
import { cardlinkConfig } from '../../test/cardlink-config.ts'
import { createCardlink } from '../cardlink-config.ts'
import { OutsideError } from '../ports/outside-service.ts'

describe.each(['alpha', 'eurobank'] as const)('%s', (bank) => {
  let visit: BankVisit
  beforeAll(async () => {
    visit = await openBankVisit((sandbox, alarms) => {
      const providers = createCardlink({
        config: cardlinkConfig,
        sandboxCardlink: sandbox.bankAccounts.cardlink,
        reports: alarmsInto(alarms),
      })
      const provider = providers.find(({ code }) => code === bank)
      if (!provider) throw new Error('no provider')
      return provider
    })
  })
  afterAll(() => visit.close())

  async function end(choice: string, changes: Parameters<BankVisit['begin']>[0] = {}) {
    const { attempt, next } = await visit.begin(changes)
    const before = visit.messages.length
    const returned = await visit.choose(next, choice)
    const notified = await Promise.all(visit.messages.slice(before).map(visit.read))
    return { attempt, next, returned: returned && (await visit.read(returned)), notified }
  }

  const captured = (amountCents = 1234) => ({
    ...{ result: 'captured', amountCents, currency: 'EUR', transaction: expect.stringMatching(/^[\da-f]{32}$/) },
  })

  test.each([
    ['approve', captured()],
    ['refuse', { result: 'refused' }],
    ['cancel', { result: 'cancelled' }],
    ['error', { result: 'refused' }],
    ['wrong_amount', captured(1)],
  ])('%s: browser, notification and the bank itself say the same', async (choice, state) => {
    const { attempt, returned, notified } = await end(choice)
    expect(returned).toEqual({ reference: attempt.reference, ...state })
    expect(notified).toEqual([returned])
    expect(await visit.provider.query(attempt)).toEqual(state)
  })

  test('instalments are for credit cards: a debit card pays at once, or not at all', async () => {
    expect((await end('approve', { instalments: 6 })).returned).toMatchObject(captured())
    expect((await end('debit', { instalments: 6 })).returned).toMatchObject({ result: 'refused' })
    expect((await end('debit')).returned).toMatchObject(captured())
  })

  test('what was paid by IRIS is given back by hand', async () => {
    const { attempt, returned } = await end('approve', { kind: 'iris' })
    expect(returned).toMatchObject(captured())
    const known = { ...attempt, transaction: '90000000001' }
    const request = { attempt: known, amountCents: 1234, refundedCents: 0, key: 'a', isRepeated: false }
    visit.alarms.splice(0)
    expect(await visit.provider.refund(request)).toBe('refused')
    expect(visit.alarms).toEqual([`${bank} O1`])
    visit.alarms.splice(0)
  })

  test('an altered digest is not believed, and the bank is asked', async () => {
    const { attempt, returned, notified } = await end('altered')
    expect([returned, notified]).toEqual([null, [null]])
    expect(await visit.provider.query(attempt)).toEqual(captured())
  })

  test('messages out of order, twice, late and lost', async () => {
    expect((await end('reordered')).notified).toMatchObject([{ result: 'captured' }, { result: 'undecided' }])
    const { returned, notified } = await end('doubled')
    expect(notified).toEqual([returned, returned, returned])
    expect((await end('lost_return')).returned).toBeNull()
    const late = await end('late')
    expect(late.notified).toEqual([])
    expect(await visit.sandbox.banks.sendHeld()).toEqual([200])
  })

  test('a form that is posted twice is refused by the bank', async () => {
    const { next } = await end('approve')
    expect(await visit.choose(next, 'approve')).toBeNull()
  })

  test('what nobody began is not known', async () => {
    const { attempt } = await visit.begin()
    expect(await visit.provider.query(attempt)).toBeNull()
  })

  test('a refund is done once, however often it is asked for, and in parts', async () => {
    const { attempt } = await end('approve')
    const refund = (amountCents: number, refundedCents: number, key: string, isRepeated = true) =>
      visit.provider.refund({ attempt, amountCents, refundedCents, key, isRepeated })
    expect([await refund(234, 0, 'a'), await refund(234, 0, 'a'), await refund(1000, 234, 'b')]).toEqual([
      'done',
      'done',
      'done',
    ])
    expect(await refund(1, 1234, 'c')).toBe('refused')
    expect(visit.alarms).toContain(`${bank} O1`)
  })

  test('what people have given back by hand is not taken for a refund that nobody has tried yet', async () => {
    const { attempt } = await end('approve')
    const refund = (amountCents: number) =>
      visit.provider.refund({ attempt, amountCents, refundedCents: 0, key: 'a', isRepeated: false })
    expect([await refund(617), await refund(617), await refund(617)]).toEqual(['done', 'done', 'refused'])
  })

  test('a bank that is away, or answers nonsense, is an error without secrets', async () => {
    const { attempt } = await visit.begin()
    for (const fault of ['reset', 'nonsense'] as const) {
      visit.sandbox.faults.set(bank, fault)
      const error = await visit.provider.query(attempt).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(OutsideError)
      expect(String(error)).not.toContain('secret')
    }
    visit.sandbox.faults.set(bank, 'none')
  })
})
