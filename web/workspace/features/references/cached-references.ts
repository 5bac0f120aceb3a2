import type { QueryClient } from '@tanstack/react-query';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import type { OrganizationCall } from '../../lib/organization/active-organization.tsx';
import { isApiError } from '../../lib/api/api-error.ts';
import { recordKeys } from '../../lib/organization/records.ts';

export class CachedReferences {
  private readonly client: QueryClient;
  private readonly organizationId: string;

  constructor(client: QueryClient, organizationId: string) {
    this.client = client;
    this.organizationId = organizationId;
  }

  private get key() {
    return recordKeys.references(this.organizationId);
  }

  /** Cancels requests in flight, whose responses would revert the change on the screen. */
  async hold(ids: readonly string[] = []): Promise<void> {
    const records = ids.map((id) => recordKeys.reference(this.organizationId, id));
    await Promise.all([this.key, ...records].map((queryKey) => this.client.cancelQueries({ queryKey })));
  }

  put(changed: readonly Reference[]): void {
    const byId = new Map(changed.map((reference) => [reference.id, reference]));
    this.client.setQueryData<Reference[]>(this.key, (all) =>
      all?.map((reference) => byId.get(reference.id) ?? reference),
    );
    for (const reference of changed) {
      const key = recordKeys.reference(this.organizationId, reference.id);
      if (this.client.getQueryData(key)) this.client.setQueryData(key, reference);
    }
  }

  keep(saved: Reference): void {
    this.client.setQueryData(recordKeys.reference(this.organizationId, saved.id), saved);
    this.client.setQueryData<Reference[]>(this.key, (all) => {
      if (!all?.some(({ id }) => id === saved.id)) return all && [saved, ...all];
      return all.map((other) => (other.id === saved.id ? saved : other));
    });
  }

  drop(ids: readonly string[]): void {
    const gone = new Set(ids);
    this.client.setQueryData<Reference[]>(this.key, (all) => all?.filter(({ id }) => !gone.has(id)));
    for (const id of ids)
      this.client.removeQueries({ queryKey: recordKeys.reference(this.organizationId, id) });
  }

  refresh(): void {
    void this.client.invalidateQueries({ queryKey: this.key });
    void this.client.invalidateQueries({ queryKey: recordKeys.customers(this.organizationId) });
  }
}

export async function deleteReference(
  call: OrganizationCall,
  list: CachedReferences,
  id: string,
  version?: number,
): Promise<void> {
  try {
    await call(referenceRoutes.deleteReference, { id, version });
  } catch (error) {
    // Somebody else has already deleted it.
    if (!isApiError(error, 'NOT_FOUND')) throw error;
  }
  list.drop([id]);
}
