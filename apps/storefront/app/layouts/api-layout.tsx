import { Outlet } from 'react-router'
import { ApiQueryProvider } from '../api/api-query-provider.tsx'

/** Around the pages that talk to the API in the browser; the public pages do without its weight. */
export default function ApiLayout() {
  return (
    <ApiQueryProvider>
      <Outlet />
    </ApiQueryProvider>
  )
}
