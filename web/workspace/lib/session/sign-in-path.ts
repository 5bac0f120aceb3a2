/** The path after signing in. Only paths of the app are allowed, so that no link redirects elsewhere. */
export function returnPath(search: string): string {
  const path = new URLSearchParams(search).get('next') ?? '';
  return /^\/app(?:[/?#]|$)/.test(path) ? path : '/app';
}

export function signInPath(from: { pathname: string; search: string; hash?: string }): string {
  const path = from.pathname + from.search + (from.hash ?? '');
  return path === '/app' || path === '/app/dashboard' ? '/login' : `/login?next=${encodeURIComponent(path)}`;
}
