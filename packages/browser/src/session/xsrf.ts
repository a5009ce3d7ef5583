// Writes repeat the XSRF cookie in a header: another site can make the browser send the cookie, but cannot read it.

function findXsrfToken(cookies: string): string | null {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? null
}

export function withXsrf(request: RequestInit): RequestInit {
  const token = request.method === 'GET' ? null : findXsrfToken(document.cookie)
  return token === null ? request : withHeader(request, 'x-xsrf-token', token)
}

export function withHeader(request: RequestInit, name: string, value: string): RequestInit {
  const headers = new Headers(request.headers)
  headers.set(name, value)
  return { ...request, headers }
}
