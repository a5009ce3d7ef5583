/** By a form, as the way to a provider is: it is no page of the application. */
export function goToProvider(uid: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `/api/payments/begin/${uid}`
  document.body.append(form)
  form.requestSubmit()
}
