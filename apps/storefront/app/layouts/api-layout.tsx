import { Outlet } from 'react-router'
import { ApiQueryProvider } from '../api/api-query-provider.tsx'

/** Wraps the pages that call the API in the browser; public pages do not load its code. */
export default function ApiLayout() {
  return (
    <ApiQueryProvider>
      <Outlet />
    </ApiQueryProvider>
  )
}
