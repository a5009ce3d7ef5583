import { beforeEach, expect, it, vi } from 'vitest'
import { emptyForm } from './checkout-form.ts'
import { emptyDraft } from './draft.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
}
const place = { pathname: '/checkout-information' }

const session = (customerId: number) => ({
  customerId,
  email: 'eleni@example.gr',
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  alias: null,
  gender: null,
  registeredAt: '',
  lastLoginAt: '',
  accessToken: 'x',
  accessMinutes: 10,
  refreshMinutes: 60,
  impersonatedBy: null,
  passwordToBeSet: false,
})

/** A page of the browser, as after a reload. */
async function openPage() {
  vi.resetModules()
  const { draftStore } = await import('./draft-store.ts')
  const { sessionStarted, sessionEnded } = await import('@stoa/browser/session/session-store')
  return { draftStore, sessionStarted, sessionEnded }
}

beforeEach(() => {
  stored.clear()
  place.pathname = '/checkout-information'
  vi.unstubAllGlobals()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x' })
  vi.stubGlobal('location', place)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})

const form = { ...emptyForm, street: 'Ασκληπιού 40' }

async function filledByCustomer() {
  const page = await openPage()
  page.sessionStarted(session(7))
  page.draftStore.setCustomerId(7)
  page.draftStore.saveForm(form)
  return page
}

it('keeps a guest’s input whoever signs in', async () => {
  const { draftStore, sessionStarted } = await openPage()
  draftStore.saveForm(form)
  sessionStarted(session(7))
  expect(draftStore.read().form).toEqual(form)
})

it('clears a customer’s details when they sign out', async () => {
  const { draftStore, sessionEnded } = await filledByCustomer()
  place.pathname = '/logout'
  sessionEnded()
  expect(draftStore.read()).toEqual(emptyDraft)
})

it('keeps them for a customer whose session ended during the checkout, and shows them to nobody else', async () => {
  const { draftStore, sessionEnded, sessionStarted } = await filledByCustomer()
  sessionEnded()
  expect(draftStore.read().form).toEqual(form)
  sessionStarted(session(7))
  expect((await openPage()).draftStore.read().form).toEqual(form)
  sessionStarted(session(8))
  expect((await openPage()).draftStore.read()).toEqual(emptyDraft)
})

it('shows them to no guest on a later page', async () => {
  const { sessionEnded } = await filledByCustomer()
  sessionEnded()
  expect((await openPage()).draftStore.read()).toEqual(emptyDraft)
})
