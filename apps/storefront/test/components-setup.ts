// Around every component test: the styles of a page, the shop behind `fetch`, and a browser as of a first visit.

import '@stoa/ui/styles.css'
import '../app/shell.css'
import '../../api/test/quiet-console.ts'
import { getQueryClient } from '@stoa/browser/query/query-client'
import { dismissToast, readToasts } from '@stoa/ui/toast/toast-store'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { closeModal } from '../app/state/modal-store.ts'
import { closeShop, stubbedFetch } from './shop-stub.ts'

/** Stores reload when another tab has cleared the storage. */
async function forgetVisitor(): Promise<void> {
  await cookieStore.delete('XSRF-TOKEN')
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  closeModal()
  for (const { id } of readToasts()) dismissToast(id)
  getQueryClient().clear()
}

beforeEach(async () => {
  vi.stubGlobal('fetch', stubbedFetch)
  await forgetVisitor()
  await page.viewport(1280, 900)
})

afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
  expect(closeShop(), 'calls without an answer').toEqual([])
})
