/** By a form, as the way to a provider is: it is no page of the application. `fields`: what goes along, by name. */
export function goToProvider(uid: string, fields: Readonly<Record<string, string>> = {}): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `/api/payments/begin/${uid}`
  for (const [name, value] of Object.entries(fields)) form.append(hiddenField(name, value))
  document.body.append(form)
  form.requestSubmit()
}

/** Whoever goes Back from the provider finds the page at this address, in place of the one they left. */
export function leaveBehind(address: string): void {
  history.replaceState(history.state, '', address)
  // what the browser has kept is still the page that was left
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}

function hiddenField(name: string, value: string): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = name
  field.value = value
  return field
}
