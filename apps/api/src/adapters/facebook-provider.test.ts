import { expect, test } from 'vitest'
import { appSecretProof } from './facebook-graph.ts'
import { readSignedRequest } from './facebook-provider.ts'

// Computed independently of this code (reference: sign-in).
const proof = 'b5a94d985eb7b68467d28ca5375162d12b9ca8fe238615acc927c8a9c08d2e95'
const signed =
  '9IouS_PMKfy7z04ywlcBUnfh91epYVL0E6F70Oe_l9Q.eyJ1c2VyX2lkIjoiMSIsImFsZ29yaXRobSI6IkhNQUMtU0hBMjU2IiwiaXNzdWVkX2F0IjoxNzAwMDAwMDAwfQ'

test('the app secret proof of a server call', () => {
  expect(appSecretProof('app-secret', 'user-token')).toBe(proof)
})

test('a signed request yields its user id', () => {
  expect(readSignedRequest('app-secret', signed)).toBe('1')
})

test.each([
  ['another secret', 'other-secret', signed],
  ['one letter changed', 'app-secret', signed.replace('eyJ1', 'eyJ2')],
  ['no signature', 'app-secret', signed.slice(signed.indexOf('.'))],
  ['a part too many', 'app-secret', `${signed}.x`],
  ['nothing', 'app-secret', ''],
])('is rejected: %s', (_, secret, text) => {
  expect(readSignedRequest(secret, text)).toBeNull()
})
