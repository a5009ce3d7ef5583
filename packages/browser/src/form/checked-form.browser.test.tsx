import { checkEmail } from '@stoa/domain/identity/line-rules'
import { Button } from '@stoa/ui/button/button'
import { TextField } from '@stoa/ui/text-field/text-field'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormProblems } from './form-problems.tsx'
import type { FormProblem } from './read-problem.ts'
import { useCheckedForm } from './use-checked-form.ts'

type Values = { email: string; city: string }
type Save = (values: Values) => Promise<FormProblem<keyof Values> | null>

function FormPage({ save }: { save: Save }) {
  const form = useCheckedForm<Values>({
    id: 'test',
    defaults: { email: '', city: '' },
    check: ({ email, city }) => ({
      email: checkEmail(email) ?? undefined,
      city: city === '' ? 'city_missing' : undefined,
    }),
    save,
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <FormProblems form={form} title={`${form.summaryErrors.length} to correct`} />
      <TextField {...form.field('email')} label="E-mail" error={form.errorOf('email')} />
      <TextField {...form.field('city')} label="Town" error={form.errorOf('city')} />
      <Button type="submit" busy={form.busy} onMouseDown={(event) => event.preventDefault()}>
        Save
      </Button>
    </form>
  )
}

async function openForm(answer: FormProblem<keyof Values> | null = null) {
  const save = vi.fn<Save>(async () => answer)
  const screen = await render(<FormPage save={save} />)
  const { getByLabelText, getByRole } = screen
  return {
    ...screen,
    save,
    email: getByLabelText('E-mail'),
    city: getByLabelText('Town'),
    submit: getByRole('button', { name: 'Save' }),
  }
}

it('says nothing while a field is typed, and checks it when it is left', async () => {
  const { email, getByText } = await openForm()
  await email.fill('eleni@')
  await expect.element(getByText('email_invalid')).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(getByText('email_invalid')).toBeVisible()
  await expect.element(email).toHaveAccessibleDescription('email_invalid')
  await email.fill('eleni@example.gr')
  await expect.element(getByText('email_invalid')).not.toBeInTheDocument()
})

it('lists what keeps it from being sent, fewer as it is corrected, and then sends it', async () => {
  const { email, city, submit, save, getByRole } = await openForm()
  await submit.click()
  await expect.element(getByRole('region', { name: '2 to correct' })).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
  await getByRole('link', { name: 'city_missing' }).click()
  await expect.element(city).toHaveFocus()
  await userEvent.keyboard('Athens')
  await expect.element(getByRole('region', { name: '1 to correct' })).toBeVisible()
  await email.fill('eleni@example.gr')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ email: 'eleni@example.gr', city: 'Athens' }))
})

it('is sent once, however often that is asked for meanwhile', async () => {
  const { email, city, save } = await openForm()
  const answers: (() => void)[] = []
  save.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(null))))
  await email.fill('eleni@example.gr')
  await city.fill('Athens')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  await userEvent.keyboard('{Enter}{Enter}')
  expect(save).toHaveBeenCalledOnce()
  for (const answer of answers) answer()
  await vi.waitFor(async () => {
    await userEvent.keyboard('{Enter}')
    expect(save).toHaveBeenCalledTimes(2)
  })
})

it('keeps a refusal at its field until the value changes; sent again, it is asked again', async () => {
  const { email, city, submit, save, getByRole } = await openForm({ fields: { email: 'taken' }, general: null })
  await email.fill('eleni@example.gr')
  await city.fill('Athens')
  await submit.click()
  await expect.element(getByRole('link', { name: 'taken' })).toBeVisible()
  await city.fill('Patra')
  await userEvent.keyboard('{Tab}')
  await expect.element(getByRole('link', { name: 'taken' })).toBeVisible()
  await submit.click()
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  await email.fill('anna@example.gr')
  await expect.element(getByRole('link', { name: 'taken' })).not.toBeInTheDocument()
})

it('shows a refusal of the whole, and keeps what was typed', async () => {
  const { email, city, submit, getByRole } = await openForm({ fields: {}, general: 'No answer.' })
  await email.fill('eleni@example.gr')
  await city.fill('Athens')
  await submit.click()
  await expect.element(getByRole('alert')).toHaveTextContent('No answer.')
  await expect.element(city).toHaveValue('Athens')
})

interface CountedFormProps {
  name: string
  showsBusy: boolean
  onRender: (name: string) => void
}

const correct: Values = { email: 'eleni@example.gr', city: 'Athens' }

function CountedForm({ name, showsBusy, onRender }: CountedFormProps) {
  const form = useCheckedForm<Values>({ id: name, defaults: correct, check: () => ({}), save: async () => null })
  onRender(name)
  return (
    <form onSubmit={form.submit}>
      <Button type="submit" busy={showsBusy && form.busy}>
        {name}
      </Button>
    </form>
  )
}

it('is rendered for the beginning of sending only where it shows that', async () => {
  const rendered: string[] = []
  const count = (name: string) => rendered.push(name)
  const { getByRole } = await render(
    <>
      <CountedForm name="shown" showsBusy onRender={count} />
      <CountedForm name="hidden" showsBusy={false} onRender={count} />
    </>,
  )
  rendered.length = 0
  await getByRole('button', { name: 'shown' }).click()
  await getByRole('button', { name: 'hidden' }).click()
  const times = (name: string) => rendered.filter((other) => other === name).length
  expect(times('hidden')).toBeLessThan(times('shown'))
})
