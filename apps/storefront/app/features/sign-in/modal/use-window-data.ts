import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { useAddress } from '../../../i18n/use-address.ts'
import type { SignInAnswer } from '../sign-in-data.ts'

const kept = new Map<string, SignInAnswer>()

/** What the pages of signing in get from their loader: words, books, houses. Null until it is here. */
export function useWindowData(): SignInAnswer | null {
  const language = useLocale()
  const address = useAddress()
  const [data, setData] = useState<SignInAnswer | null>(kept.get(language) ?? null)
  const [from, page] = [address('/login/window'), address('/login')]
  useEffect(() => {
    if (kept.has(language)) return
    const fetchData = async () => {
      const response = await fetch(from)
      if (!response.ok) throw new Error(`${from}: ${response.status}`)
      const fetched = (await response.json()) as SignInAnswer
      kept.set(language, fetched)
      setData(fetched)
    }
    fetchData().catch(() => location.assign(page))
  }, [language, from, page])
  return data
}
