// Reads a server's /metrics.

/** The value of a metric without labels. */
export async function readMetric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const match = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
  if (match === undefined) throw new Error(`${origin}/metrics has no ${name}`)
  return Number(match)
}

/** Seconds of processor time, all its threads together. */
export const cpuSeconds = (origin: string): Promise<number> => readMetric(origin, 'process_cpu_seconds_total')
