import { endpoints } from '@stoa/contract/endpoints'
import { expect, test } from 'vitest'
import { limitSettings, shopLimits } from './limit-table.ts'

const wrong = (text: string) =>
  limitSettings
    .safeParse(text)
    .error?.issues.map(({ message }) => message)
    .join()

test('the default is the shop’s own table; off is none', () => {
  expect(limitSettings.parse('')).toEqual(shopLimits)
  expect(limitSettings.parse('off')).toEqual([])
})

test('a limit is changed by its name, and the others stay', () => {
  const table = limitSettings.parse('login.ip=40/minute, search.ip=9/hour')
  expect(table.find(({ name }) => name === 'login.ip')).toMatchObject({ max: 40, per: 60, by: 'ip' })
  expect(table.find(({ name }) => name === 'search.ip')).toMatchObject({ max: 9, per: 3600 })
  expect(table.filter((row, index) => row !== shopLimits[index])).toHaveLength(2)
})

test.each([
  'login.ip',
  'login.ip=0/minute',
  'login.ip=5/year',
  'login.ip=-1/hour',
  'login.ip=5/minute;search.ip=1/hour',
])('%s stops the start', (text) => {
  expect(wrong(text)).toContain('login.ip=40/minute')
})

test('an unknown limit is reported by name', () => {
  expect(wrong('logon.ip=5/minute')).toBe('there is no limit logon.ip')
})

test('every row names existing calls, and has a unique name', () => {
  const calls = new Set(endpoints.map(({ name }) => name))
  expect(shopLimits.flatMap((row) => row.calls).filter((name) => !calls.has(name))).toEqual([])
  expect(new Set(shopLimits.map(({ name }) => name)).size).toBe(shopLimits.length)
})
