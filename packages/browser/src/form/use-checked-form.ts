import { type SubmitEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm, useFormState } from 'react-hook-form'
import type { FormProblem } from './read-problem.ts'

export type FormValues = Record<string, string | boolean>
/** Errors by field, without the valid fields. */
export type FieldMessages<Name extends string> = { [Key in Name]?: string }

interface CheckedFormOptions<Values extends FormValues> {
  /** Prefix of the field ids, unique on the page. */
  id: string
  /** In the order of the page. */
  defaults: Values
  check(values: Values): FieldMessages<keyof Values & string>
  /** Errors from the server before the form was opened: shown at once, with the focus. */
  refused?: FieldMessages<keyof Values & string>
  /** The message as worded in the summary, away from its field; the same when not given. */
  summarize?(name: keyof Values & string, message: string): string
  /** Submits; returns the server's refusal, or null. */
  save(values: Values): Promise<FormProblem<keyof Values & string> | null>
}

const whenLeft = { mode: 'onBlur', reValidateMode: 'onBlur', shouldFocusError: false } as const

/**
 * A form that validates fields on blur and, once they are invalid, on every input. Errors that prevent submission are
 * listed in a summary above it, which takes the focus; typed values stay.
 */
export function useCheckedForm<Values extends FormValues>(options: CheckedFormOptions<Values>) {
  const { id, defaults, check, save, refused = {}, summarize = (_, message) => message } = options
  type Name = keyof Values & string
  /** A server error is shown while the values are unchanged; submitting again asks the server again. */
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
  const formState = useFormState({ control: form.control })
  const { errors } = formState
  const isSending = useRef(false)
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
    /** The present values. */
    values: () => form.getValues() as Values,
    idOf,
    errorOf,
    summary,
    /** The server's message about no field in particular. */
    general,
    /** Whoever reads it is rendered anew when sending begins and ends. */
    get busy() {
      return formState.isSubmitting
    },
    summaryErrors: names.filter((name) => errors[name] && invalidFields.includes(name)).map(toSummaryError),
    submit(event: SubmitEvent<HTMLFormElement>) {
      if (isSending.current) return event.preventDefault()
      isSending.current = true
      refusedValues.current.clear()
      const sent = form.handleSubmit(send, (fieldErrors) => showErrors(Object.keys(fieldErrors)))(event)
      void sent.finally(() => {
        isSending.current = false
      })
    },
    /** For a control: `<input {...field('city')} />`. */
    field: (name: Name) => ({ ...registerField(form, name, errorOf(name) !== undefined), id: idOf(name) }),
  }
}

/** An invalid field is validated on every input. */
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

/** Errors of the last attempt: only these are in the summary, fewer as they are corrected. */
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

/** Without the valid fields. */
const withoutEmptyMessages = (problems: FieldMessages<string>): FieldMessages<string> =>
  Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined))

function toResolverResult(values: FormValues, problems: FieldMessages<string>) {
  const fieldErrors = Object.entries(problems).flatMap(([name, message]) =>
    message === undefined ? [] : [[name, { type: 'rule', message }]],
  )
  if (fieldErrors.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(fieldErrors) as FieldErrors<FormValues> }
}

/** Focuses the error summary once it is rendered. */
function useSummaryFocus() {
  const summary = useRef<HTMLElement>(null)
  const focusRequested = useRef(false)
  useEffect(() => {
    if (!focusRequested.current || !summary.current) return
    focusRequested.current = false
    summary.current.focus()
  })
  const requestFocus = useCallback(() => {
    focusRequested.current = true
  }, [])
  return { summary, requestFocus }
}
