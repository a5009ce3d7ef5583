// Resolves names for connections that may leave the shop's own network only: a name of which any address is not public
// is refused, and what was checked is what is connected to.

import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export class NotPublicError extends Error {}

/** For a URL's host that is an address already, which nothing resolves. */
export const isInnerAddress = (hostname: string): boolean => {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) > 0 && !isPublicAddress(address)
}

export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new NotPublicError(`${hostname} is not public`), [])
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
