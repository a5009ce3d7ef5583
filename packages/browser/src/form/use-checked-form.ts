import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm, useFormState } from 'react-hook-form'
import type { FormProblem } from './read-problem.ts'
import { useSummaryFocus } from './use-summary-focus.ts'

export type FormValues = Record<string, string | boolean>
/** What is wrong with each field that something is wrong with. */
export type FieldMessages<Name extends string> = { [Key in Name]?: string }

interface CheckedFormOptions<Values extends FormValues> {
  /** Sets the ids of its fields apart from those of other forms of the page. */
  id: string
  /** In the order of the page. */
  defaults: Values
  check(values: Values): FieldMessages<keyof Values & string>
  /** What the shop refused before the form was opened: shown at once, with the focus. */
  refused?: FieldMessages<keyof Values & string>
  /** A message as it stands in the summary, away from its field; the same where it is not given. */
  summarize?(name: keyof Values & string, message: string): string
  /** Sends it; answers what the shop refused, or null. */
  save(values: Values): Promise<FormProblem<keyof Values & string> | null>
}

const whenLeft = { mode: 'onBlur', reValidateMode: 'onBlur', shouldFocusError: false } as const

/**
 * A form whose fields are looked at when they are left and, once marked wrong, at every key. What keeps it from being sent is
 * summed up above it, with the focus; what was typed stays.
 */
export function useCheckedForm<Values extends FormValues>(options: CheckedFormOptions<Values>) {
  const { id, defaults, check, save, refused = {}, summarize = (_, message) => message } = options
  type Name = keyof Values & string
  /** What the shop refused holds for as long as the same is written; sent again, it is asked again. */
  const refusedValues = useRef<RefusedValues>(new Map())
  const form = useForm<FormValues>({
    ...whenLeft,
    defaultValues: defaults,
    resolver: (values) =>
      toResolverResult(values, {
        ...stillRefusedMessages(refusedValues.current, values),
        ...withoutEmptyMessages(check(values as Values)),
      }),
  })
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const { summary, general, invalidFields, showErrors, send } = useLastSubmit(form, refusedValues.current, {
    refused,
    save: (values) => save(values as Values),
  })
  const idOf = (name: Name): string => `${id}-${name}`
  const errorOf = (name: Name): string | undefined => errors[name]?.message
  const names = Object.keys(defaults) as Name[]
  const toSummaryError = (name: Name) => ({ id: idOf(name), message: summarize(name, errorOf(name) ?? '') })
  return {
    form,
    /** What stands in the fields at this moment. */
    values: () => form.getValues() as Values,
    idOf,
    errorOf,
    summary,
    /** What the shop said about no field in particular. */
    general,
    busy: isSubmitting,
    summaryErrors: names.filter((name) => errors[name] && invalidFields.includes(name)).map(toSummaryError),
    submit(event: SubmitEvent<HTMLFormElement>) {
      refusedValues.current.clear()
      void form.handleSubmit(send, (fieldErrors) => showErrors(Object.keys(fieldErrors)))(event)
    },
    /** For a control: `<input {...field('city')} />`. */
    field: (name: Name) => ({ ...registerField(form, name, errorOf(name) !== undefined), id: idOf(name) }),
  }
}

/** Once marked wrong, a field is looked at again at every key. */
const registerField = (form: UseFormReturn<FormValues>, name: string, isInvalid: boolean) =>
  form.register(name, {
    onChange: () => {
      if (isInvalid) void form.trigger(name)
    },
  })

interface LastSubmitOptions {
  refused: FieldMessages<string>
  save(values: FormValues): Promise<FormProblem<string> | null>
}

/** What was wrong at the last try: only that is summed up, and less of it as it is put right. */
function useLastSubmit(
  form: UseFormReturn<FormValues>,
  refusedValues: RefusedValues,
  { refused, save }: LastSubmitOptions,
) {
  const { summary, requestFocus } = useSummaryFocus()
  const [invalidFields, setInvalidFields] = useState<readonly string[]>([])
  const [general, setGeneral] = useState<string | null>(null)
  const showErrors = (names: readonly string[]) => {
    setInvalidFields(names)
    if (names.length > 0) requestFocus()
  }
  const showMessages = (messages: FieldMessages<string>) => {
    for (const [name, message] of Object.entries(messages)) {
      refusedValues.set(name, { value: form.getValues(name), message })
      form.setError(name, { type: 'refused', message })
    }
    showErrors(Object.keys(messages))
  }
  const showRefused = useEffectEvent(() => {
    if (Object.keys(refused).length > 0) showMessages(refused)
  })
  useEffect(() => showRefused(), [])
  const send = async (values: FormValues) => {
    setGeneral(null)
    const problem = await save(values)
    setGeneral(problem?.general ?? null)
    showMessages(problem?.fields ?? {})
  }
  return { summary, general, invalidFields, showErrors, send }
}

export type CheckedForm<Values extends FormValues> = ReturnType<typeof useCheckedForm<Values>>

type RefusedValues = Map<string, { value: FormValues[string] | undefined; message: string | undefined }>

const stillRefusedMessages = (refused: RefusedValues, values: FormValues): FieldMessages<string> =>
  Object.fromEntries(
    [...refused].flatMap(([name, { value, message }]) => (values[name] === value ? [[name, message]] : [])),
  )

/** Without the fields that nothing is wrong with. */
const withoutEmptyMessages = (problems: FieldMessages<string>): FieldMessages<string> =>
  Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined))

function toResolverResult(values: FormValues, problems: FieldMessages<string>) {
  const fieldErrors = Object.entries(problems).flatMap(([name, message]) =>
    message === undefined ? [] : [[name, { type: 'rule', message }]],
  )
  if (fieldErrors.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(fieldErrors) as FieldErrors<FormValues> }
}
