// The configuration of monthly instalments: from which amounts the shop takes how many, and how many each acquirer has agreed to.

import { type InstalmentStep, limitSteps, mostInstalmentsEver } from '@stoa/domain/ordering/payment/instalments'
import { z } from 'zod'

const step = /^(\d{1,6}):(\d{1,2})$/

/** `30:3,60:6`: from 30 euros up to three, from 60 up to six. Null when it cannot be read. */
function readSteps(text: string): InstalmentStep[] | null {
  const read = text.split(',').map((part) => {
    const [, euros = '', most = ''] = step.exec(part.trim()) ?? []
    return { fromCents: Number(euros || Number.NaN) * 100, most: Number(most) }
  })
  const isRising = read.every(({ fromCents, most }, index) => {
    const before = read[index - 1] ?? { fromCents: -1, most: 1 }
    return fromCents > before.fromCents && most > before.most && most <= mostInstalmentsEver
  })
  return isRising ? read : null
}

const steps = z
  .string()
  .transform(readSteps)
  .refine((read) => read !== null, 'steps that rise, up to 24 instalments, such as 30:3,60:6')
  .transform((read) => read ?? [])

/** 1: none. Left out, none, and at the sandbox's banks as many as there are. */
const most = z.coerce.number().int().min(1).max(mostInstalmentsEver).optional()

export const instalmentSettings = {
  INSTALMENT_STEPS: steps.default([
    { fromCents: 3000, most: 3 },
    { fromCents: 6000, most: 6 },
    { fromCents: 12_000, most: 12 },
    { fromCents: 24_000, most: 24 },
  ]),
  CARDLINK_ALPHA_MAX_INSTALLMENTS: most,
  CARDLINK_EUROBANK_MAX_INSTALLMENTS: most,
  VIVA_MAX_INSTALLMENTS: most,
  PAYCENTER_MAX_INSTALLMENTS: most,
}

const settings = z.object(instalmentSettings)

export type InstalmentConfig = z.infer<typeof settings>

const limits: Readonly<Record<string, Exclude<keyof InstalmentConfig, 'INSTALMENT_STEPS'>>> = {
  alpha: 'CARDLINK_ALPHA_MAX_INSTALLMENTS',
  eurobank: 'CARDLINK_EUROBANK_MAX_INSTALLMENTS',
  viva: 'VIVA_MAX_INSTALLMENTS',
  winbank: 'PAYCENTER_MAX_INSTALLMENTS',
}

/** From which amounts a provider takes instalments. */
export function instalmentsAt(config: InstalmentConfig, provider: string, sandbox: boolean): InstalmentStep[] {
  const name = limits[provider]
  const limit = name ? (config[name] ?? (sandbox ? mostInstalmentsEver : 1)) : 1
  return limitSteps(config.INSTALMENT_STEPS, limit)
}
