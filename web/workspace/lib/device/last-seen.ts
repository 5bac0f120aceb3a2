import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import type { Organization } from '#contract/resources/organization';
import {
  eraseRows,
  deleteOtherOrganizations,
  claimRows,
  readRows,
  writeRows,
  type Row,
} from './device-store.ts';
import { organizationsQuery, readTabOrganization } from '../organization/organizations.ts';
import { forgetLastPerson, readLastPerson, readSessionHint } from '../session/tabs.ts';
import type { Claims } from '../session/tokens.ts';

/** The stored data of an organization, as lists and dashboards show it. Addresses of people, tokens and permissions are excluded. */
const kinds = new Set(['customers', 'references', 'collections', 'branding', 'analytics']);
/** A longer list loads faster than it is stored on each change. */
const mostItems = 1_000;
/** A slower store has no advantage over the server. */
const timeoutMs = 500;

type Key = readonly string[];

const isList = (key: readonly unknown[]) => key[0] === organizationsQuery.queryKey[0];

function isStored(key: readonly unknown[], data: unknown): key is Key {
  const isKept = isList(key) || (key[0] === 'organization' && kinds.has(String(key[2])));
  return (
    isKept &&
    key.every((part) => typeof part === 'string') &&
    !(Array.isArray(data) && data.length > mostItems)
  );
}

/** Removes roles, so that rights always come from the server, and organizations that cannot be opened. */
const withoutRoles = (list: readonly Organization[]): Organization[] =>
  list
    .filter(({ joined, status }) => joined && status === 'active')
    .map(({ organizationId, name, slug, status, joined }) => ({
      organizationId,
      name,
      slug,
      status,
      joined,
      email: '',
      roles: [],
    }));

/** Marks stored data as stale, so that every query refetches. Undefined if nothing may be shown yet. */
export async function restoreLastSeen(client: QueryClient): Promise<Claims | undefined> {
  const sub = readLastPerson();
  if (!sub || readSessionHint() !== 'signed-in') return undefined;
  const found = await Promise.race([readRows(sub, readTabOrganization()), after(timeoutMs)]);
  const { organizationId, name } = found?.owner ?? {};
  const list = found?.rows.find(({ key }) => isList(key))?.data as Organization[] | undefined;
  if (!list?.some((one) => one.organizationId === organizationId)) return undefined;
  for (const { key, data } of found!.rows) client.setQueryData(key, data, { updatedAt: rememberedAt });
  return { sub, name, organizationId, roles: [] };
}

/** The `updatedAt` of a query whose data came from the store. */
export const rememberedAt = 0;

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

export function storeLastSeen(client: QueryClient, { sub, name, organizationId }: Claims): () => void {
  const stored = new Map<string, unknown>();
  const waiting = new Map<string, Row>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const rows = [...waiting.values()];
    waiting.clear();
    void writeRows(sub, rows);
  };
  const store = (hash: string, key: readonly unknown[], data: unknown, updatedAt: number) => {
    if (updatedAt === rememberedAt || data === undefined || stored.get(hash) === data || !isStored(key, data))
      return;
    stored.set(hash, data);
    if (isList(key)) {
      const list = withoutRoles(data as Organization[]);
      void deleteOtherOrganizations(list.map((one) => one.organizationId));
      waiting.set(hash, { key, data: list });
    } else waiting.set(hash, { key, data });
    timer ??= setTimeout(flush, quietMs);
  };
  const cache = client.getQueryCache();
  const onEvent = (event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryHash, queryKey, state } = event.query;
    store(queryHash, queryKey, state.data, state.dataUpdatedAt);
  };
  // The owner's row must exist before other rows can be written.
  void claimRows({ sub, name, organizationId });
  for (const { queryHash, queryKey, state } of cache.getAll())
    store(queryHash, queryKey, state.data, state.dataUpdatedAt);
  const unsubscribe = cache.subscribe(onEvent);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/** The pause leaves the network and CPU to the screen first. */
const quietMs = 1_000;

export async function forgetLastSeen(): Promise<void> {
  forgetLastPerson();
  await Promise.race([eraseRows(), after(timeoutMs)]);
}
