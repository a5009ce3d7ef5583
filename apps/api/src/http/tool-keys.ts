// The keys of the tools that move orders. A tool has one, or two while it changes from one to the other.

import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv4 } from 'node:net'
import type { AuthenticateTool } from './caller.ts'

export interface ToolKey {
  tool: string
  key: string
}

export interface ToolSettings {
  keys: readonly ToolKey[]
  /** Addresses and networks that tools may call from; any when there is none. */
  networks: readonly string[]
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Every key is compared, in a time that does not depend on what was sent. */
export function createToolAuthenticator({ keys, networks }: ToolSettings): AuthenticateTool {
  const known = keys.map(({ tool, key }) => ({ tool, digest: digest(`${tool}:${key}`) }))
  const allowed = networks.length === 0 ? null : blockListOf(networks)
  return ({ provider, key, ip }) => {
    const sent = digest(`${provider.toLowerCase()}:${key}`)
    const [match] = known.filter((candidate) => timingSafeEqual(candidate.digest, sent))
    const isAllowed = allowed?.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6') ?? true
    return match && isAllowed ? { kind: 'tool', name: match.tool } : null
  }
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
