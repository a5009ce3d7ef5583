// Types for the part of autocannon that is used here; the package has none.

declare module 'autocannon' {
  export interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
  }
  export interface Options {
    url: string
    connections: number
    /** Stops after this many responses. */
    amount: number
    requests: { setupRequest(defaults: Request): Request; onResponse(status: number, body: string): void }[]
  }
  export interface Result {
    '2xx': number
    non2xx: number
    errors: number
    latency: { p50: number; p99: number }
  }
  type Done = (error: Error | null, result: Result) => void
  export default function autocannon(options: Options, done: Done): void
}
