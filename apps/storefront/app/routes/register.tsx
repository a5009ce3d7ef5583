import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { SignInLayout } from '../features/identity/sign-in/layout/sign-in-layout.tsx'
import { SignInTabs } from '../features/identity/sign-in/layout/sign-in-tabs.tsx'
import { RegisterPanel } from '../features/identity/sign-in/register/register-panel.tsx'
import { useRegister } from '../features/identity/sign-in/register/use-register.ts'
import { loadSignIn, type SignInData } from '../features/identity/sign-in/sign-in-data.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSignIn(context.get(shopContext), languageOf(url))

export default function Register() {
  const { books, identityProviders, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('sign-in')
  return (
    <>
      <PageHead title={t('register.page')} origin={origin} />
      <RegisterPage books={books} identityProviders={identityProviders} />
    </>
  )
}

/** Signing up as a page of its own. */
function RegisterPage({ books, identityProviders }: SignInData) {
  const t = useTranslations('sign-in')
  const registration = useRegister()
  return (
    <SignInLayout books={books}>
      <SignInTabs current="register" />
      <h1>{t(registration.sentTo === null ? 'register.title' : 'register.sentTitle')}</h1>
      <RegisterPanel identityProviders={identityProviders} registration={registration} />
    </SignInLayout>
  )
}
