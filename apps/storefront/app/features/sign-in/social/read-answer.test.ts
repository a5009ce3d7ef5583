import { describe, expect, it } from 'vitest'
import { languageOfState, readAnswer } from './read-answer.ts'

const nowhere = { search: '', hash: '' }

describe('readAnswer', () => {
  it('takes what Google wrote behind the hash', () => {
    const url = { ...nowhere, hash: '#state=en.abc&id_token=h.p.s&prompt=none' }
    expect(readAnswer('google', url, 'en.abc')).toEqual({ kind: 'proof', token: 'h.p.s', state: 'en.abc' })
  })

  it('takes what Facebook wrote into the query', () => {
    const url = { ...nowhere, search: '?code=c0de&state=el.abc' }
    expect(readAnswer('facebook', url, 'el.abc')).toEqual({ kind: 'proof', token: 'c0de', state: 'el.abc' })
  })

  it('knows who thought better of it', () => {
    const search = '?error_reason=user_denied&error=access_denied&error_description=x&state=el.abc'
    expect(readAnswer('facebook', { ...nowhere, search }, 'el.abc')).toEqual({ kind: 'cancelled' })
  })

  it.each([
    ['google', { ...nowhere, hash: '#id_token=h.p.s&state=en.other' }],
    ['google', { ...nowhere, hash: '#id_token=h.p.s' }],
    ['google', { ...nowhere, search: '?id_token=h.p.s&state=en.abc' }],
    ['google', { ...nowhere, hash: '#id_token=&state=en.abc' }],
    ['facebook', { ...nowhere, hash: '#code=c0de&state=en.abc' }],
    ['facebook', { ...nowhere, search: '?error=server_error&state=en.abc' }],
    ['facebook', nowhere],
  ] as const)('does not take from %s what was not asked for', (house, url) => {
    expect(readAnswer(house, url, 'en.abc')).toEqual({ kind: 'stray' })
  })

  it('takes nothing where nothing was asked', () => {
    expect(readAnswer('facebook', { ...nowhere, search: '?code=c0de&state=' }, null)).toEqual({ kind: 'stray' })
  })
})

describe('languageOfState', () => {
  it.each([
    ['en.abc', 'en'],
    ['el.abc', 'el'],
    ['fr.abc', null],
    ['abc', null],
    [null, null],
  ])('reads %s as %s', (state, language) => expect(languageOfState(state)).toBe(language))
})
