// Allowed redirect targets: this machine, and nowhere else.

const local = new Set(['localhost', '127.0.0.1', '[::1]'])

export function isLocal(address: string | undefined): address is string {
  if (address === undefined || !URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (protocol === 'http:' || protocol === 'https:') && local.has(hostname)
}
