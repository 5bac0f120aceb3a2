import type { SessionTokens } from '#contract/resources/session';

export interface HeadTable {
  /** Paths below `/static/`. */
  files: readonly string[];
  shellReads: readonly HeadRead[];
  /** The first route whose path matches is the page. */
  routes: readonly HeadRoute[];
}

interface HeadRoute {
  /** A regular expression whose group captures the record's id. */
  path: string;
  /** Indexes into the table's `files`: the scripts and styles of the page. */
  files: readonly number[];
  reads: readonly HeadRead[];
  inShell: boolean;
}

export interface HeadRead {
  url: string;
  inOrganization: boolean;
}

/** The text is read at once, because the time limit would also end a body that nobody has taken yet. */
export interface PreloadedResponse {
  organizationId: string | undefined;
  status: number;
  text: string;
  requestId: string | undefined;
}

declare global {
  interface Window {
    preloadedSession?: Promise<SessionTokens | undefined>;
    preloadedResponses?: Map<string, Promise<PreloadedResponse>>;
    /** Preloads the files of the page at a path. Only the build knows all of them, so this script has the list. */
    preloadPage?: (path: string) => void;
  }
  const headTable: HeadTable;
}

// This script runs before the first paint, so that a dark page never flashes white, and starts the requests for code, session and data
// together. `lib/session/` and `lib/api/preloaded-responses.ts` take over the responses.

const timeoutMs = 10_000;

const stored = (storage: () => Storage, key: string): string | undefined => {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

if (stored(() => localStorage, 'theme') === 'dark') document.documentElement.classList.add('dark');

const { files, shellReads, routes } = headTable;

const routeAt = (path: string) => {
  for (const route of routes) {
    const match = new RegExp(route.path).exec(path);
    if (match) return { ...route, id: match[1] };
  }
  return undefined;
};

const preloadedFiles = new Set<string>();
window.preloadPage = (path) => {
  for (const index of routeAt(path)?.files ?? []) {
    const file = `/static/${files[index]}`;
    if (preloadedFiles.has(file)) continue;
    preloadedFiles.add(file);
    const isStyle = file.endsWith('.css');
    const link = document.createElement('link');
    Object.assign(link, { rel: isStyle ? 'preload' : 'modulepreload', crossOrigin: '', href: file });
    if (isStyle) link.as = 'style';
    document.head.append(link);
  }
};
const route = routeAt(window.location.pathname);
const id = route?.id;

if (stored(() => localStorage, 'refdeck.session') === 'signed-in') {
  const session = refresh();
  window.preloadedSession = session;
  const responses = new Map<string, Promise<PreloadedResponse>>();
  window.preloadedResponses = responses;
  // The page's own requests come first: over HTTP/1 a browser makes six calls at a time, and the seventh has to wait.
  const reads = route ? [...route.reads, ...(route.inShell ? shellReads : [])] : [];
  for (const { url, inOrganization } of reads) {
    if (id === 'new' && url.includes('-id-')) continue;
    const address = filled(url);
    const response = session.then((tokens) => ask(address, inOrganization, tokens));
    // If no code ever takes this response, its failure must not appear as an unhandled rejection.
    response.catch(() => undefined);
    responses.set(address, response);
  }
}

// The session goes first because everything else waits for it and a browser opens few connections at once.
window.preloadPage(window.location.pathname);

async function refresh(): Promise<SessionTokens | undefined> {
  try {
    // A hanging tab may hold the lock, so the wait ends as early as it would in the app.
    return await navigator.locks.request(
      'refdeck.session',
      { signal: AbortSignal.timeout(timeoutMs) },
      async () => {
        const response = await fetch('/api/session/refresh', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
          priority: 'high',
          // The new cookie has to arrive even if the user leaves the page.
          keepalive: true,
          signal: AbortSignal.timeout(timeoutMs),
        });
        return response.ok ? ((await response.json()) as SessionTokens) : undefined;
      },
    );
  } catch {
    // The app then renews the session itself.
    return undefined;
  }
}

async function ask(
  address: string,
  inOrganization: boolean,
  tokens: SessionTokens | undefined,
): Promise<PreloadedResponse> {
  if (!tokens) throw new Error('Nobody is signed in');
  const organizationId = inOrganization ? organizationOf(tokens) : undefined;
  if (inOrganization && !organizationId) throw new Error('There is no organization yet');
  const headers: Record<string, string> = {
    accept: 'application/json',
    authorization: `Bearer ${tokens.accessToken}`,
    ...(organizationId && { 'x-organization-id': organizationId }),
  };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
  return {
    organizationId,
    status: response.status,
    text: await response.text(),
    requestId: response.headers.get('x-request-id') ?? undefined,
  };
}

function organizationOf({ idToken }: SessionTokens): string | undefined {
  const own = stored(() => sessionStorage, 'refdeck.organization');
  if (own) return own;
  const part = idToken.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(part)) as Record<string, string>)['custom:organization_id'] || undefined;
}

function filled(url: string): string {
  const now = new Date();
  const dayAgo = (days: number) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - days)).toISOString().slice(0, 10);
  return url
    .replace('-id-', id ?? '')
    .replace('-origin-', encodeURIComponent(window.location.origin))
    .replace(/-day-(\d+)-/, (_all, days: string) => dayAgo(Number(days)));
}
