// Says how far an order has come: what has happened, what follows, and where its parcels can be followed. One e-mail for
// each move that its buyer waits for.

import { type Cents, formatMoney } from '@stoa/domain/money'
import type { AnnouncedStatus } from '@stoa/domain/ordering/order/announced-statuses'
import { companyLines } from './company-lines.ts'
import type { Block, Email, Section } from './email.ts'
import type { OrderData } from './order-data.ts'
import { addressLines, branchLines, pointLines, promisedDates } from './order-delivery.ts'
import {
  type EmailTranslator,
  emailTranslator,
  formatDateTime,
  formatDay,
  formatOpenDays,
  nonEmptyLines,
  oneLine,
  siteOf,
} from './translator.ts'

type Step =
  | AnnouncedStatus
  | ('delayed' | 'readdressed' | 'rescheduled' | 'arrived' | 'restReady' | 'paidAhead' | 'collectSoon' | 'uncollected')

export interface OrderStepData {
  order: OrderData
  /**
   * `delayed`: it has not moved, and should have. `readdressed`: its buyer changed where it goes. Of what was ordered ahead,
   * `rescheduled`: other days are promised; `arrived`: all of it is there; `restReady`: all that its buyer still wants is;
   * `paidAhead`: it is paid, and waits. Of what is paid at the till, `collectSoon`: its last day is near; `uncollected`: the shop
   * gave it up.
   */
  step: Step
  parcels: readonly ParcelData[]
  /** Whether the days that were promised still hold. */
  inTime: boolean
  /** Whether the courier takes what is due. */
  paidOnDelivery: boolean
  /** What was paid back. */
  refunded: Cents
  /** What was issued for it, and is on its page. */
  document: 'receipt' | 'invoice' | null
  /** Of what is paid as it is collected: the last day, `2026-12-04`. */
  keptUntil: string | null
}

export interface ParcelData {
  /** The carrier's name. */
  carrier: string
  number: string
  /** Where the carrier shows it; null where it has no such page. */
  href: string | null
  /** Opens the locker. */
  pin: string | null
}

/** With these, the buyer has something of the order in mind. */
const listing: readonly Step[] = ['inDelivery', 'readyForPickup', 'collectSoon']

/** With these, it can be collected. */
const collecting: readonly Step[] = ['readyForPickup', 'collectSoon']

/** With these, what was paid is given back. */
const givingBack: readonly Step[] = ['notAvailable', 'returned']

/** With these, a document may have been issued. */
const documented: readonly Step[] = ['inDelivery', 'completed']

export function orderStepEmail(data: OrderStepData): Email {
  const { order, step } = data
  const { language, shop } = order
  const t = emailTranslator(language)
  const values = valuesOf(data, t)
  return {
    language,
    subject: t(`steps.${step}.subject`, values),
    preheader: t(`steps.${step}.preheader`, values),
    shopName: t('shop.name'),
    title: t(`steps.${step}.title`, values),
    action: { label: t('order.track'), href: `${siteOf(order)}/track-order/${order.uid}` },
    sections: [opening(data, t), ...placeSection(data, t), ...parcelSection(data, t), ...goodsList(data, t)],
    footer: companyLines(shop, t),
  }
}

function valuesOf({ order, inTime, paidOnDelivery, refunded, keptUntil }: OrderStepData, t: EmailTranslator) {
  const { language } = order
  return {
    code: order.code,
    to: order.shipping.destination,
    where: order.shipping.where ?? 'point',
    address: addressLines(order.delivery ?? order.billing, t).join(', '),
    place: order.branch?.name ?? order.point?.name ?? '',
    inTime: inTime ? ('yes' as const) : ('no' as const),
    dates: promisedDates(order),
    lastDay: order.readyAt === null ? formatDay(order.deliveryTo, language) : formatDateTime(order.readyAt, language),
    due: formatMoney(order.payableCents, language),
    cash: paidOnDelivery ? ('yes' as const) : ('no' as const),
    refunded: formatMoney(refunded, language),
    kept: keptUntil === null ? ('week' as const) : ('day' as const),
    lastCollection: keptUntil === null ? '' : formatDay(keptUntil, language),
  }
}

function opening(data: OrderStepData, t: EmailTranslator): Section {
  const { order, step, document } = data
  const back = givingBack.includes(step)
  const texts = [
    back && order.amounts.means.length > 0 ? t('cancelled.means') : null,
    back ? t('steps.paidBack') : null,
    document && documented.includes(step) ? t('steps.document', { document }) : null,
    order.shop.demoNotice,
  ]
  return {
    title: null,
    look: 'body',
    blocks: [
      { kind: 'lead', text: t(`steps.${step}.lead`, valuesOf(data, t)) },
      ...nonEmptyLines(texts).map((text) => ({ kind: 'text' as const, text })),
    ],
  }
}

/** Where it is collected, when that is open, and what is paid there. */
function placeSection({ order, step, paidOnDelivery }: OrderStepData, t: EmailTranslator): Section[] {
  const { branch, point, language } = order
  const place = branch ? branchLines(branch, t) : point ? pointLines(point) : []
  if (!collecting.includes(step) || place.length === 0) return []
  const hours = branch ? formatOpenDays(branch.openDays, language) : ''
  const due =
    branch && (paidOnDelivery || step === 'collectSoon')
      ? t('steps.atTill', { due: formatMoney(order.payableCents, language) })
      : ''
  const facts = [
    { label: t('steps.place'), text: place.join(', ') },
    { label: t('steps.hours'), text: hours },
    { label: t('payment.title'), text: due },
  ]
  const blocks = facts.flatMap(({ label, text }) => (text === '' ? [] : [{ kind: 'fact' as const, label, text }]))
  return [{ title: null, look: 'panel', blocks }]
}

function parcelSection({ parcels }: OrderStepData, t: EmailTranslator): Section[] {
  if (parcels.length === 0) return []
  const blocks = parcels.flatMap(({ carrier, number, href, pin }): Block[] => [
    {
      ...{ kind: 'fact', label: carrier, text: t('steps.parcel', { number }) },
      ...(href === null ? {} : { link: { label: t('steps.follow'), href } }),
    },
    ...(pin === null ? [] : [{ kind: 'fact' as const, label: t('steps.pin'), text: pin }]),
  ])
  return [{ title: null, look: 'panel', blocks }]
}

const goodsList = ({ order, step }: OrderStepData, t: EmailTranslator): Section[] =>
  listing.includes(step)
    ? [
        {
          title: t('steps.goods'),
          look: 'body',
          blocks: [{ kind: 'list', items: order.lines.map(({ quantity, name }) => `${quantity} × ${oneLine(name)}`) }],
        },
      ]
    : []
