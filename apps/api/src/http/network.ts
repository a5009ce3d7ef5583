// Whose request it is, as far as an address tells.

import { isIPv6 } from 'node:net'

/** A household has a /64 of its own; an IPv4-mapped IPv6 address counts as its IPv4 address. */
export function networkOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? []
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? []
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const zeros = ip.includes('::') ? Array<string>(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill('0') : []
  const groups = [...(left ?? []), ...zeros, ...(right ?? [])].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
