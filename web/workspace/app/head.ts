import type { SessionTokens } from '#contract/resources/session';

/** What `plugins/head-script.ts` knows of the pages. */
export interface HeadTable {
  /** Below `/static/`. */
  files: readonly string[];
  /** What every page in the shell reads. */
  shellReads: readonly HeadRead[];
  /** The first that fits a path is its page. */
  routes: readonly HeadRoute[];
}

interface HeadRoute {
  /** A regular expression; its group is the record's id. */
  path: string;
  /** Scripts and styles of its page, by their indexes in the table. */
  files: readonly number[];
  reads: readonly HeadRead[];
  /** In the shell, which reads by itself as well. */
  inShell: boolean;
}

export interface HeadRead {
  url: string;
  inOrganization: boolean;
}

/** An answer that came before the code that asks for it. */
export interface EarlyAnswer {
  organizationId: string | undefined;
  response: Response;
}

declare global {
  interface Window {
    earlySession?: Promise<SessionTokens | undefined>;
    /** By address. */
    earlyAnswers?: Map<string, Promise<EarlyAnswer>>;
    /** Asks for the files of the page at a path: nothing else knows them all. */
    preloadPage?: (path: string) => void;
  }
  /** Filled in by the build. */
  const headTable: HeadTable;
}

// Runs before the first paint and before the programs are there: so that a dark page never flashes white, and so that the page's code,
// its session and what it reads are all asked for at once. `lib/session.ts` and `lib/early-answers.ts` take the answers.

const patienceMs = 10_000;

const stored = (storage: () => Storage, key: string): string | undefined => {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    // Storage can be switched off.
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

const preloaded = new Set<string>();
window.preloadPage = (path) => {
  for (const index of routeAt(path)?.files ?? []) {
    const file = `/static/${files[index]}`;
    if (preloaded.has(file)) continue;
    preloaded.add(file);
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
  window.earlySession = session;
  const answers = new Map<string, Promise<EarlyAnswer>>();
  window.earlyAnswers = answers;
  // The page's own first: over HTTP/1 a browser has six calls under way, and the seventh waits for one to end.
  const reads = route ? [...route.reads, ...(route.inShell ? shellReads : [])] : [];
  for (const { url, inOrganization } of reads) {
    if (id === 'new' && url.includes('-id-')) continue;
    const address = filled(url);
    const answer = session.then((tokens) => ask(address, inOrganization, tokens));
    // Nobody may ever want it.
    answer.catch(() => undefined);
    answers.set(address, answer);
  }
}

// After the session, for which everything else waits: a browser opens few connections at once.
window.preloadPage(window.location.pathname);

async function refresh(): Promise<SessionTokens | undefined> {
  try {
    // Another tab that hangs is waited for no longer than the programs would.
    return await navigator.locks.request(
      'refdeck.session',
      { signal: AbortSignal.timeout(patienceMs) },
      async () => {
        const response = await fetch('/api/session/refresh', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
          priority: 'high',
          // The new cookie has to arrive even when the page is left meanwhile.
          keepalive: true,
          signal: AbortSignal.timeout(patienceMs),
        });
        return response.ok ? ((await response.json()) as SessionTokens) : undefined;
      },
    );
  } catch {
    // Then the programs ask.
    return undefined;
  }
}

async function ask(
  address: string,
  inOrganization: boolean,
  tokens: SessionTokens | undefined,
): Promise<EarlyAnswer> {
  if (!tokens) throw new Error('Nobody is signed in');
  const organizationId = inOrganization ? organizationOf(tokens) : undefined;
  if (inOrganization && !organizationId) throw new Error('There is no organization yet');
  const headers: Record<string, string> = {
    accept: 'application/json',
    authorization: `Bearer ${tokens.accessToken}`,
    ...(organizationId && { 'x-organization-id': organizationId }),
  };
  return {
    organizationId,
    response: await fetch(address, { headers, signal: AbortSignal.timeout(patienceMs) }),
  };
}

/** The tab's, or the one that the token names. */
function organizationOf({ idToken }: SessionTokens): string | undefined {
  const own = stored(() => sessionStorage, 'refdeck.organization');
  if (own) return own;
  const part = idToken.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(part)) as Record<string, string>)['custom:organization_id'] || undefined;
}

/** With what stands in the place of `placeholders` (`routes.ts`). */
function filled(url: string): string {
  const now = new Date();
  const dayAgo = (days: number) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - days)).toISOString().slice(0, 10);
  return url
    .replace('-id-', id ?? '')
    .replace('-origin-', encodeURIComponent(window.location.origin))
    .replace(/-day-(\d+)-/, (_all, days: string) => dayAgo(Number(days)));
}
