// Which of several acquirers carries out a kind of payment: the shop may say who comes first, and leave instalments to others.

import { z } from 'zod'
import type { PaymentProvider } from './ports/payment.ts'

const list = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(
      z
        .array(z.enum(names, `one of ${names.join(', ')}`))
        .refine((read) => new Set(read).size === read.length, 'each once'),
    )
    .optional()

const cards = list(['alpha', 'eurobank', 'viva', 'winbank'])

export const paymentOrderSettings = {
  /** Who takes cards, the first one first; the next when it is away. Left out: Alpha, then Eurobank. */
  CARD_PROVIDERS: cards,
  /** The same for cards in instalments. Left out: as the others. */
  CARD_INSTALMENT_PROVIDERS: cards,
  IRIS_PROVIDERS: list(['alpha', 'eurobank']),
}

const settings = z.object(paymentOrderSettings)

export type PaymentOrderConfig = z.infer<typeof settings>

type Asked = Parameters<NonNullable<PaymentProvider['turnOf']>>[0]

function namesFor(config: PaymentOrderConfig, { kind, instalments }: Asked): readonly string[] | undefined {
  if (kind === 'iris') return config.IRIS_PROVIDERS
  if (kind !== 'card') return undefined
  return (instalments > 1 ? config.CARD_INSTALMENT_PROVIDERS : undefined) ?? config.CARD_PROVIDERS
}

/** A provider whose page takes cards takes them for the kind `card` as well where it is named. */
export function inTurn(provider: PaymentProvider, config: PaymentOrderConfig): PaymentProvider {
  const { code, kinds } = provider
  const named: readonly string[] = [...(config.CARD_PROVIDERS ?? []), ...(config.CARD_INSTALMENT_PROVIDERS ?? [])]
  return {
    ...provider,
    kinds: named.includes(code) ? [...new Set([...kinds, 'card'])] : kinds,
    turnOf(asked) {
      const names = namesFor(config, asked)
      const turn = names?.indexOf(code) ?? 0
      return turn < 0 ? null : turn
    },
  }
}

/** The error, as a sentence; null when there is none. `offered`: the kinds of each provider that is configured, by its code. */
export function findPaymentOrderError(
  config: PaymentOrderConfig,
  offered: Readonly<Record<string, readonly string[]>>,
): string | null {
  const settingNames = ['CARD_PROVIDERS', 'CARD_INSTALMENT_PROVIDERS', 'IRIS_PROVIDERS'] as const
  for (const setting of settingNames) {
    const kind = setting === 'IRIS_PROVIDERS' ? 'iris' : 'card'
    const missing = config[setting]?.find((name) => !(offered[name] ?? []).includes(kind))
    if (missing) return `${setting} names ${missing}, which is not configured for it.`
  }
  return null
}
