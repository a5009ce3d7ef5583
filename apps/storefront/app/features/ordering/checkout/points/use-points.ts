import { valueOrThrow } from '@stoa/browser/query/refused'
import { listPickupPoints } from '@stoa/contract/ordering/pickup-points'
import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import type { Coordinates } from '@stoa/domain/ordering/delivery/pickup-points'
import type { PointOpening } from '@stoa/domain/ordering/delivery/point-hours'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'

export interface PointSearch {
  network: CarrierCode
  text: string
  opening: PointOpening | null
  near: Coordinates | null
  /** How many are shown. */
  count: number
}

/** About a hundred metres: nobody has to know it better. */
const roughly = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** What is found, once nothing has been typed for a moment; what was found before stays meanwhile. */
export function usePoints({ network, text, opening, near, count }: PointSearch) {
  const language = useLocale()
  const settledText = useSettled(text.trim())
  const input = {
    networks: [network],
    text: settledText || undefined,
    opening: opening ?? undefined,
    ...(near && { latitude: roughly(near.latitude), longitude: roughly(near.longitude) }),
    pageSize: count,
  }
  return useQuery({
    queryKey: ['pickup-points', language, input],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      valueOrThrow(await browserClient(language).call(listPickupPoints, input, { signal })),
  })
}

const settleMs = 150

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
