// Which addresses of the net are public: the rest belong to this machine, its network or nobody, and nothing is fetched
// from them.

import { BlockList, isIP } from 'node:net'

const inner = new BlockList()
/** IANA's registry of special-purpose addresses, and Azure's own. */
const subnets4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // what Azure answers to its machines on
  ['168.63.129.16', 32],
  // link-local, and where clouds keep their credentials
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  // nearest server of a network (AS112, AMT): may be one of this network
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
for (const [net, prefix] of subnets4) inner.addSubnet(net, prefix, 'ipv4')

/** Global unicast, less what is reserved in it or leads to an IPv4 address that nobody has checked. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const subnets6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]
for (const [net, prefix] of subnets6) inner.addSubnet(net, prefix, 'ipv6')

/** IPv6 addresses that stand for an IPv4 address (`::ffff:127.0.0.1`, `64:ff9b::…`) are refused with the rest. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !inner.check(address, 'ipv4')
  return version === 6 && global6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}
