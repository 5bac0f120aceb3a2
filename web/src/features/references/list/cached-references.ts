import type { QueryClient } from '@tanstack/react-query';
import type { Reference } from '#contract/reference';
import { recordKeys } from '../../../lib/records.ts';

/** The organisation's references as they are cached for every screen. */
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

  /** An answer that is under way was asked before the change and would undo it on the screen. */
  hold(): Promise<void> {
    return this.client.cancelQueries({ queryKey: this.key });
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

  add(made: Reference): void {
    this.client.setQueryData<Reference[]>(this.key, (all) => all && [made, ...all]);
  }

  drop(ids: readonly string[]): void {
    const gone = new Set(ids);
    this.client.setQueryData<Reference[]>(this.key, (all) => all?.filter(({ id }) => !gone.has(id)));
    for (const id of ids)
      this.client.removeQueries({ queryKey: recordKeys.reference(this.organizationId, id) });
  }

  /** Asks the server how it stands, for this list and for the customers' counts. */
  refresh(): void {
    void this.client.invalidateQueries({ queryKey: this.key });
    void this.client.invalidateQueries({ queryKey: recordKeys.customers(this.organizationId) });
  }
}
