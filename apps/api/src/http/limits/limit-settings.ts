// The configured table of limits: `off`, or changes by name, `login.ip=40/minute,search.ip=120/minute`.

import { z } from 'zod'
import { type LimitRow, shopLimits } from './limit-table.ts'

const spans: Record<string, number> = { minute: 60, hour: 3600, day: 86_400 }

const formatHint = 'off, or changes like login.ip=40/minute,search.ip=120/minute'

export const limitSettings = z.string().transform((text, context): readonly LimitRow[] => {
  if (text === 'off') return []
  const changes = text.split(',').filter((entry) => entry.trim() !== '')
  return changes.reduce<readonly LimitRow[]>((table, change) => {
    const [, name, max, span = ''] = /^\s*([\w.]+)=(\d{1,6})\/(minute|hour|day)\s*$/.exec(change) ?? []
    const per = spans[span]
    const isKnown = table.some((row) => row.name === name)
    if (!isKnown || per === undefined || Number(max) === 0) {
      const message = name && !isKnown ? `there is no limit ${name}` : formatHint
      context.addIssue({ code: 'custom', message })
      return table
    }
    return table.map((row) => (row.name === name ? { ...row, max: Number(max), per } : row))
  }, shopLimits)
})
