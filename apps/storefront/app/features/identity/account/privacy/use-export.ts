import { exportPersonalData, type PersonalData, personalData } from '@stoa/contract/identity/personal-data'
import { useState } from 'react'
import { useWithConfirmation } from '../confirm/confirmation.ts'
import { useApiCall } from '../data/use-api-call.ts'

/** Offers a file for download. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** The exported personal data, requested once and cached no longer than the page. */
export function useExport() {
  const call = useApiCall()
  const withConfirmation = useWithConfirmation()
  const [data, setData] = useState<PersonalData | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    data,
    busy,
    problem,
    async show() {
      setBusy(true)
      setProblem(null)
      const outcome = await withConfirmation(() => call(exportPersonalData, {}))
      setBusy(false)
      if (outcome?.ok) setData(outcome.value)
      else if (outcome) setProblem(outcome.refusal.title)
    },
    download() {
      if (!data) return
      saveFile(`stoa-${data.createdAt.slice(0, 10)}.json`, JSON.stringify(personalData.toWire(data), null, 2))
    },
  }
}
