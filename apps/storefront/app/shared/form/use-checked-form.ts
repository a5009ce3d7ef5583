import { type SubmitEvent, useRef, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm, useFormState } from 'react-hook-form'
import type { SummedError } from './error-summary.tsx'
import type { FormProblem } from './read-problem.ts'
import { useSummaryFocus } from './use-summary-focus.ts'

export type Written = Record<string, string | boolean>
/** What is wrong with each field that something is wrong with. */
export type Sentences<Name extends string> = { [Key in Name]?: string }

interface CheckedFormOptions<Values extends Written> {
  /** Sets the ids of its fields apart from those of other forms of the page. */
  id: string
  /** In the order of the page. */
  defaults: Values
  check(values: Values): Sentences<keyof Values & string>
  /** Sends it; answers what the shop refused, or null. */
  save(values: Values): Promise<FormProblem<keyof Values & string> | null>
}

/**
 * A form whose fields are looked at when they are left and, once marked wrong, at every key. What keeps it from being sent is
 * summed up above it, with the focus; what was typed stays.
 */
export function useCheckedForm<Values extends Written>({ id, defaults, check, save }: CheckedFormOptions<Values>) {
  type Name = keyof Values & string
  /** What the shop refused holds for as long as the same is written; sent again, it is asked again. */
  const refusedAs = useRef<Refused>(new Map())
  const form = useForm<Written>({
    defaultValues: defaults,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver: (values) =>
      resolved(values, { ...stillRefused(refusedAs.current, values), ...written(check(values as Values)) }),
  })
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const { summary, general, wrong, stop, send } = useLastTry(form, refusedAs.current, (values) =>
    save(values as Values),
  )
  const idOf = (name: Name): string => `${id}-${name}`
  const errorOf = (name: Name): string | undefined => errors[name]?.message
  const names = Object.keys(defaults) as Name[]
  return {
    form,
    idOf,
    errorOf,
    summary,
    /** What the shop said about no field in particular. */
    general,
    busy: isSubmitting,
    summed: names.flatMap((name): SummedError[] => {
      const message = errorOf(name)
      return message !== undefined && wrong.includes(name) ? [{ id: idOf(name), message }] : []
    }),
    submit(event: SubmitEvent<HTMLFormElement>) {
      refusedAs.current.clear()
      void form.handleSubmit(send, (found) => stop(Object.keys(found)))(event)
    },
    /** For a control: `<input {...field('city')} />`. */
    field: (name: Name) => ({ ...registered(form, name, errorOf(name) !== undefined), id: idOf(name) }),
  }
}

/** Once marked wrong, a field is looked at again at every key. */
const registered = (form: UseFormReturn<Written>, name: string, isWrong: boolean) =>
  form.register(name, {
    onChange: () => {
      if (isWrong) void form.trigger(name)
    },
  })

/** What was wrong at the last try: only that is summed up, and less of it as it is put right. */
function useLastTry(
  form: UseFormReturn<Written>,
  refusedAs: Refused,
  save: (values: Written) => Promise<FormProblem<string> | null>,
) {
  const { summary, awaitFocus } = useSummaryFocus()
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [general, setGeneral] = useState<string | null>(null)
  const stop = (names: readonly string[]) => {
    setWrong(names)
    if (names.length > 0) awaitFocus()
  }
  const send = async (values: Written) => {
    setGeneral(null)
    const problem = await save(values)
    setGeneral(problem?.general ?? null)
    const refused = Object.entries<string | undefined>(problem?.fields ?? {})
    for (const [name, message] of refused) {
      refusedAs.set(name, { value: values[name], message })
      form.setError(name, { type: 'refused', message })
    }
    stop(refused.map(([name]) => name))
  }
  return { summary, general, wrong, stop, send }
}

export type CheckedForm<Values extends Written> = ReturnType<typeof useCheckedForm<Values>>

type Refused = Map<string, { value: Written[string] | undefined; message: string | undefined }>

const stillRefused = (refused: Refused, values: Written): Sentences<string> =>
  Object.fromEntries(
    [...refused].flatMap(([name, { value, message }]) => (values[name] === value ? [[name, message]] : [])),
  )

/** Without the fields that nothing is wrong with. */
const written = (problems: Sentences<string>): Sentences<string> =>
  Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined))

function resolved(values: Written, problems: Sentences<string>) {
  const found = Object.entries(problems).flatMap(([name, message]) =>
    message === undefined ? [] : [[name, { type: 'rule', message }]],
  )
  if (found.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(found) as FieldErrors<Written> }
}
