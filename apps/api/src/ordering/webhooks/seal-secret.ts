// Secrets of endpoints are kept encrypted, each for its own endpoint.

import { seal, unseal } from '../../identity/seal.ts'

const ownerOf = (endpointId: number): string => `webhook endpoint ${endpointId}`

export const sealSecret = (shopSecret: Uint8Array, endpointId: number, secret: Uint8Array): Buffer =>
  seal(shopSecret, ownerOf(endpointId), secret)

export const unsealSecret = (shopSecret: Uint8Array, endpointId: number, sealed: Uint8Array): Buffer =>
  unseal(shopSecret, ownerOf(endpointId), sealed)
