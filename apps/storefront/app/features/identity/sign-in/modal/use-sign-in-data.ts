import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import type { SignInResponse } from '../sign-in-data.ts'

const dataByLanguage = new Map<string, SignInResponse>()

/** The loader data of the auth pages: messages, books, identity providers. Null until it is loaded. */
export function useSignInData(): SignInResponse | null {
  const language = useLocale()
  const address = useAddress()
  const [data, setData] = useState<SignInResponse | null>(dataByLanguage.get(language) ?? null)
  const [dataUrl, pageUrl] = [address('/login/window'), address('/login')]
  useEffect(() => {
    if (dataByLanguage.has(language)) return
    const fetchData = async () => {
      const response = await fetch(dataUrl)
      if (!response.ok) throw new Error(`${dataUrl}: ${response.status}`)
      const responseData = (await response.json()) as SignInResponse
      dataByLanguage.set(language, responseData)
      setData(responseData)
    }
    fetchData().catch(() => location.assign(pageUrl))
  }, [language, dataUrl, pageUrl])
  return data
}
