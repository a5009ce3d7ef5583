import { expect, test } from 'vitest'
import { OutsideError } from '../ports/outside-service.ts'
import { createOutsideService } from './outside-service.ts'

function open(maxRunning = 3) {
  const clock = { now: 0 }
  const reported: string[] = []
  const reports = {
    failing: (...words: string[]) => void reported.push(words.join(' ')),
    alarm: () => {},
  }
  const service = createOutsideService({ name: 'register', maxRunning, reports, now: () => clock.now })
  const calls = { made: 0 }
  const succeed = () =>
    service.call(async () => {
      calls.made += 1
      return 'answer'
    })
  const fail = () =>
    service.call(async () => {
      calls.made += 1
      throw new OutsideError('timeout')
    })
  const failTimes = async (times: number) => {
    for (let index = 0; index < times; index += 1) await expect(fail()).rejects.toThrow('timeout')
  }
  return { clock, reported, service, calls, succeed, fail, failTimes }
}

test('five failures in a row pause it for half a minute, and say so', async () => {
  const { clock, reported, calls, succeed, failTimes } = open()
  await failTimes(5)
  await expect(succeed()).rejects.toThrow('paused')
  expect([calls.made, reported]).toEqual([5, ['register timeout']])
  clock.now = 29_999
  await expect(succeed()).rejects.toThrow('paused')
  clock.now = 30_000
  expect(await succeed()).toBe('answer')
  expect(await succeed()).toBe('answer')
})

test('a success in between begins the count anew', async () => {
  const { failTimes, succeed } = open()
  await failTimes(4)
  await succeed()
  await failTimes(4)
  expect(await succeed()).toBe('answer')
})

test('after the pause one call tries alone, and its failure pauses again', async () => {
  const { clock, service, fail, failTimes } = open()
  await failTimes(5)
  clock.now = 30_000
  const gate = Promise.withResolvers<string>()
  const trial = service.call(() => gate.promise)
  await expect(fail()).rejects.toThrow('paused')
  gate.reject(new OutsideError('timeout'))
  await expect(trial).rejects.toThrow('timeout')
  await expect(fail()).rejects.toThrow('paused')
  clock.now = 60_000
  await expect(fail()).rejects.toThrow('timeout')
})

test('more calls at a time than it takes are refused at once', async () => {
  const { service, succeed } = open(2)
  const gate = Promise.withResolvers<string>()
  const [first, second] = [service.call(() => gate.promise), service.call(() => gate.promise)]
  await expect(succeed()).rejects.toThrow('busy')
  gate.resolve('late')
  expect(await Promise.all([first, second])).toEqual(['late', 'late'])
  expect(await succeed()).toBe('answer')
})

test('a service that asks for a pause gets it', async () => {
  const { clock, service, succeed } = open()
  service.pause(3_600_000)
  clock.now = 3_599_999
  await expect(succeed()).rejects.toThrow('paused')
  clock.now = 3_600_000
  expect(await succeed()).toBe('answer')
})
