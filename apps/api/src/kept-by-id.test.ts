import { expect, test } from 'vitest'
import { KeptById } from './kept-by-id.ts'

function connected(maxSize = 10): KeptById<string> {
  const kept = new KeptById<string>(maxSize)
  kept.onConnected()
  return kept
}

test('what was read is kept until it changes', () => {
  const kept = connected()
  kept.store(1, 'one', kept.currentVersion())
  kept.store(2, 'two', kept.currentVersion())
  expect([kept.find(1), kept.find(2)]).toEqual(['one', 'two'])
  kept.drop(1)
  expect([kept.find(1), kept.find(2)]).toEqual([undefined, 'two'])
  kept.clear()
  expect(kept.find(2)).toBeUndefined()
})

test.each([
  ['one of them changes', (kept: KeptById<string>) => kept.drop(1)],
  ['everything changes', (kept: KeptById<string>) => kept.clear()],
  ['the log is no longer followed', (kept: KeptById<string>) => kept.onDisconnected()],
  ['the log is followed again', (kept: KeptById<string>) => kept.onConnected()],
])('what is read while %s is not kept', (_, happen) => {
  const kept = connected()
  const version = kept.currentVersion()
  happen(kept)
  kept.store(1, 'from before', version)
  expect(kept.find(1)).toBeUndefined()
})

test('nothing is kept while the log is not followed', () => {
  const kept = new KeptById<string>(10)
  kept.store(1, 'one', kept.currentVersion())
  expect(kept.find(1)).toBeUndefined()
  kept.onConnected()
  kept.store(1, 'one', kept.currentVersion())
  kept.onDisconnected()
  kept.store(2, 'two', kept.currentVersion())
  expect([kept.find(1), kept.find(2)]).toEqual([undefined, undefined])
})

test('the one that was not used for longest goes first', () => {
  const kept = connected(2)
  for (const [id, value] of [
    [1, 'one'],
    [2, 'two'],
  ] as const)
    kept.store(id, value, kept.currentVersion())
  kept.find(1)
  kept.store(3, 'three', kept.currentVersion())
  expect([kept.find(1), kept.find(2), kept.find(3)]).toEqual(['one', undefined, 'three'])
})

test('what is larger leaves room for fewer, and the ones not used for longest go first', () => {
  const kept = new KeptById<string, string>(6, (value) => value.length)
  kept.onConnected()
  for (const id of ['a', 'b', 'c']) kept.store(id, 'xx', kept.currentVersion())
  kept.find('a')
  kept.store('d', 'xxxx', kept.currentVersion())
  expect(['a', 'b', 'c', 'd'].map((id) => kept.find(id))).toEqual(['xx', undefined, undefined, 'xxxx'])
  kept.drop('a')
  kept.store('a', 'y', kept.currentVersion())
  kept.store('a', 'yy', kept.currentVersion())
  expect(kept.find('d')).toBe('xxxx')
})
