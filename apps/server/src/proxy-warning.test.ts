import { expect, test } from 'vitest'
import { watchForProxy } from './proxy-warning.ts'

function open(config: Parameters<typeof watchForProxy>[0]) {
  const warnings: string[] = []
  const look = watchForProxy(config, { warn: (text: unknown) => void warnings.push(String(text)) })
  const visit = (forwarded?: string) => look({ headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })
  return { warnings, visit }
}

test('a shop published by https says at the start that its proxy is not trusted', () => {
  const { warnings, visit } = open({ PUBLIC_ORIGIN: 'https://stoa.example' })
  expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY')])
  visit('192.0.2.1')
  expect(warnings).toHaveLength(1)
})

test('by http it says so at the first forwarded request, once', () => {
  const { warnings, visit } = open({ PUBLIC_ORIGIN: 'http://127.0.0.1:3000' })
  visit()
  expect(warnings).toEqual([])
  visit('192.0.2.1')
  visit('192.0.2.2')
  expect(warnings).toEqual([expect.stringContaining('X-Forwarded-For')])
})

test('with a trusted proxy there is nothing to say', () => {
  const { warnings, visit } = open({ PUBLIC_ORIGIN: 'https://stoa.example', TRUST_PROXY: ['10.0.0.0/8'] })
  visit('192.0.2.1')
  expect(warnings).toEqual([])
})
