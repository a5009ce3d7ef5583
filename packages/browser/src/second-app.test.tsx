// A second application on this package: another sign-in page, other messages, no route or store of the storefront.

import { getProfile } from '@stoa/contract/identity/profile'
import { listCountries } from '@stoa/contract/ordering/places'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FormProblems } from './form/form-problems.tsx'
import { PasswordField } from './form/password-field.tsx'
import { readProblem } from './form/read-problem.ts'
import { useCheckedForm } from './form/use-checked-form.ts'
import { ApiProvider } from './query/api-provider.tsx'
import { useApiCall } from './query/use-api-call.ts'
import { useCustomerQuery } from './query/use-customer-query.ts'
import { createBrowserClient } from './session/browser-client.ts'
import { sessionStarted } from './session/session-store.ts'

const onSessionLost = vi.fn()
const backOffice = createBrowserClient(onSessionLost)
const refusal = { code: 'session_required', status: 401, title: 'Sign in', instance: '1' }

const staffSession = {
  customerId: 3,
  email: 'staff@example.gr',
  firstName: 'Μαρία',
  lastName: 'Κ.',
  alias: null,
  gender: null,
  registeredAt: '',
  lastLoginAt: '',
  accessToken: 'a',
  accessMinutes: 10,
  refreshMinutes: 60,
  impersonatedBy: null,
  passwordToBeSet: false,
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=pair' })
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes(listCountries.path) ? Response.json([]) : Response.json(refusal, { status: 401 }),
  )
})

afterEach(() => vi.unstubAllGlobals())

function StaffForm() {
  const call = useApiCall('No answer.')
  const profile = useCustomerQuery(getProfile, {})
  const checked = useCheckedForm({
    id: 'staff',
    defaults: { email: 'nobody', password: '' },
    check: ({ email }) => ({ email: checkEmail(email) ?? undefined }),
    async save() {
      const outcome = await call(listCountries, {})
      return outcome.ok ? null : readProblem(outcome.refusal, { fields: { password: { wire: 'pwd' } } })
    },
  })
  return (
    <form onSubmit={checked.submit} data-state={profile.status}>
      <FormProblems form={checked} title="Problems" />
      <input {...checked.field('email')} />
      <PasswordField {...checked.field('password')} label="Password" showLabel="Show" hideLabel="Hide" />
    </form>
  )
}

it('renders its forms and queries', () => {
  const html = renderToString(
    <ApiProvider client={backOffice} language="en">
      <StaffForm />
    </ApiProvider>,
  )
  expect(html).toContain('id="staff-email"')
  expect(html).toContain('aria-label="Show"')
  expect(html).toContain('data-state="pending"')
})

it('calls the API, and redirects when the session is lost', async () => {
  expect(await backOffice('en').call(listCountries, {})).toEqual({ ok: true, value: [] })
  sessionStarted(staffSession)
  void backOffice('en').call(getProfile, {})
  await vi.waitFor(() => expect(onSessionLost).toHaveBeenCalledExactlyOnceWith('en'))
})
