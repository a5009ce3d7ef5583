import { describe, expect, it } from 'vitest'
import { languageOfState, readProviderResponse } from './read-provider-response.ts'

const emptyUrl = { search: '', hash: '' }

describe('readProviderResponse', () => {
  it('reads Google’s response from the hash', () => {
    const url = { ...emptyUrl, hash: '#state=en.abc&id_token=h.p.s&prompt=none' }
    expect(readProviderResponse('google', url, 'en.abc')).toEqual({ kind: 'proof', token: 'h.p.s', state: 'en.abc' })
  })

  it('reads Facebook’s response from the query', () => {
    const url = { ...emptyUrl, search: '?code=c0de&state=el.abc' }
    expect(readProviderResponse('facebook', url, 'el.abc')).toEqual({ kind: 'proof', token: 'c0de', state: 'el.abc' })
  })

  it('recognises a cancelled sign-in', () => {
    const search = '?error_reason=user_denied&error=access_denied&error_description=x&state=el.abc'
    expect(readProviderResponse('facebook', { ...emptyUrl, search }, 'el.abc')).toEqual({ kind: 'cancelled' })
  })

  it.each([
    ['google', { ...emptyUrl, hash: '#id_token=h.p.s&state=en.other' }],
    ['google', { ...emptyUrl, hash: '#id_token=h.p.s' }],
    ['google', { ...emptyUrl, search: '?id_token=h.p.s&state=en.abc' }],
    ['google', { ...emptyUrl, hash: '#id_token=&state=en.abc' }],
    ['facebook', { ...emptyUrl, hash: '#code=c0de&state=en.abc' }],
    ['facebook', { ...emptyUrl, search: '?error=server_error&state=en.abc' }],
    ['facebook', emptyUrl],
  ] as const)('does not take from %s what was not asked for', (provider, url) => {
    expect(readProviderResponse(provider, url, 'en.abc')).toEqual({ kind: 'stray' })
  })

  it('rejects a response when none was requested', () => {
    expect(readProviderResponse('facebook', { ...emptyUrl, search: '?code=c0de&state=' }, null)).toEqual({
      kind: 'stray',
    })
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
