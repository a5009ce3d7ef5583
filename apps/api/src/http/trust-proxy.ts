// Trusted proxies: only those before the shop, by address or network, may name the client's address.

import { isIP, isIPv4 } from 'node:net'
import { z } from 'zod'

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** An address, or a network: `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (isIPv4(address) ? 32 : 128))
  )
}

const isProxy = (text: string): boolean => namedNetworks.has(text) || isNetwork(text)

export const trustProxy = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .refine((entries) => entries.every(isProxy), 'addresses or networks, 10.0.0.0/8,192.0.2.7, or loopback')
