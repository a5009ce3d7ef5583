import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { LogPosition } from './change-log.ts'
import { includes, ReadGate } from './read-gate.ts'

const at = (xmax: string, ...running: string[]): LogPosition => ({ xmax, running })

test.each([
  ['the same', at('10', '8'), at('10', '8'), true],
  ['later', at('12'), at('10', '8'), true],
  ['later, with transactions that began since', at('12', '10', '11'), at('10'), true],
  ['earlier', at('9'), at('10'), false],
  ['earlier by number, not by text', at('9'), at('100'), false],
  ['later by number, not by text', at('100'), at('99'), true],
  ['with one under way that the other has seen', at('12', '8'), at('10'), false],
  ['with one under way in both', at('12', '8', '11'), at('10', '7', '8'), true],
])('a reading that is %s', (_name, reached, position, expected) => {
  expect(includes(reached, position)).toBe(expected)
})

const waitMs = 40

/** Null while it waits. */
const outcomeOf = (waiting: Promise<boolean>): Promise<boolean | null> => Promise.race([waiting, pause(5, null)])

test('what is read is not waited for, and what is not is, until it is read', async () => {
  const gate = new ReadGate(60_000)
  gate.onRead(at('10'))
  expect(await gate.hasRead(at('10'))).toBe(true)
  const waiting = gate.hasRead(at('12'))
  gate.onRead(at('11'))
  expect(await outcomeOf(waiting)).toBe(null)
  gate.onRead(at('12'))
  expect(await waiting).toBe(true)
})

test('a wait ends', async () => {
  const gate = new ReadGate(waitMs)
  gate.onRead(at('10'))
  expect(await gate.hasRead(at('12'))).toBe(false)
})

test('nothing is waited for while nothing is followed', async () => {
  const gate = new ReadGate(60_000)
  expect(await gate.hasRead(at('12'))).toBe(true)
  gate.onRead(at('10'))
  const waiting = gate.hasRead(at('12'))
  gate.onDisconnected()
  expect(await waiting).toBe(true)
  expect(await gate.hasRead(at('13'))).toBe(true)
})
