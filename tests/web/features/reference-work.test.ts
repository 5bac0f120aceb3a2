import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reference } from '#contract/resources/reference';
import { CachedReferences, deleteReference } from '#web/workspace/features/references/cached-references.ts';
import { formOf } from '#web/workspace/features/references/reference-form.ts';
import { saveReference } from '#web/workspace/features/references/save-reference.ts';
import { applyStatus } from '#web/workspace/features/references/list/actions/apply-status.ts';
import {
  changeStatusOf,
  type WorkContext,
} from '#web/workspace/features/references/list/actions/change-status.ts';
import type { Report } from '#web/workspace/features/references/list/actions/report.ts';
import type { OrganizationCall } from '#web/workspace/lib/organization/active-organization.tsx';
import { ApiError } from '#web/workspace/lib/api/api-error.ts';
import { recordKeys } from '#web/workspace/lib/organization/records.ts';
import { notify } from '#web/workspace/ui/feedback/toast.tsx';
import { sampleReference } from './sample-reference.ts';

const organizationId = 'organization';
const listKey = recordKeys.references(organizationId);
const inStatus = (id: string, status: Reference['status']) => sampleReference({ id, status });
const drafts = ['a', 'b', 'c'].map((id) => inStatus(id, 'Draft'));

function serverThat(response: (sent: Reference) => unknown) {
  const call = vi.fn((_route: unknown, sent: Reference) => Promise.resolve(response(sent)));
  return { call: call as unknown as OrganizationCall, request: call };
}

const refuse = (status: number, body: object) => () => {
  throw new ApiError(status, body);
};

function makeContext(call: OrganizationCall, references: readonly Reference[] = drafts) {
  const client = new QueryClient();
  client.setQueryData(listKey, references);
  const ended = vi.fn();
  const stops: AbortController[] = [];
  const reports: (Report | undefined)[] = [];
  const context: WorkContext = {
    call,
    client,
    organizationId,
    begin: () => {
      const stop = new AbortController();
      stops.push(stop);
      return { signal: stop.signal, onProgress: () => {}, end: ended };
    },
    onReport: (report) => reports.push(report),
    open: () => {},
    decide: async () => ({ changes: new Map(), held: [] }),
  };
  return { context, stops, ended, reports };
}

const done = (sent: Reference) => ({ ...sampleReference(sent), version: sent.version + 1 });
const offeredUndo = () => vi.mocked(notify.success).mock.calls[0]![1]!.onClick;

beforeEach(() => {
  vi.clearAllMocks();
  // A mock of the module would come too late, because other files of this process have loaded it.
  vi.spyOn(notify, 'success').mockImplementation(() => {});
  vi.spyOn(notify, 'error').mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

describe('work on many references', () => {
  it('is undone once despite several clicks, and undoing can be stopped', async () => {
    const { call, request } = serverThat(done);
    const { context, stops, ended } = makeContext(call);
    await changeStatusOf(context, drafts, 'archive');
    expect(ended).toHaveBeenCalledTimes(1);
    offeredUndo()();
    offeredUndo()();
    expect(stops).toHaveLength(2);
    stops[1]!.abort();
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(2));
    offeredUndo()();
    expect(stops).toHaveLength(2);
    expect(request).toHaveBeenCalledTimes(3);
  });

  it('does not start beside other work, and can be undone later', async () => {
    const { call, request } = serverThat(done);
    const { context, reports } = makeContext(call);
    const begin = vi.spyOn(context, 'begin').mockReturnValueOnce(undefined);
    const refused = await changeStatusOf(context, drafts, 'archive');
    expect(refused).toMatchObject({ problems: [], left: drafts });
    expect(notify.error).toHaveBeenCalledTimes(1);
    expect([request.mock.calls, reports]).toEqual([[], []]);

    await changeStatusOf(context, drafts, 'archive');
    begin.mockReturnValueOnce(undefined);
    offeredUndo()();
    await vi.waitFor(() => expect(notify.error).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => {
      offeredUndo()();
      expect(request).toHaveBeenCalledTimes(6);
    });
  });

  it('on a single reference leaves the report of other work unchanged', async () => {
    const { context, stops, reports } = makeContext(serverThat(done).call);
    await changeStatusOf(context, drafts.slice(0, 1), 'archive');
    offeredUndo()();
    await vi.waitFor(() => expect(notify.success).toHaveBeenCalledTimes(2));
    expect([stops, reports]).toEqual([[], []]);
  });

  it('counts a change that somebody else already made as done', async () => {
    const current = inStatus('a', 'Published');
    const { call } = serverThat(refuse(409, { code: 'VERSION_CONFLICT', current }));
    const { context } = makeContext(call);
    const change = { reference: inStatus('a', 'Archived'), to: 'Published' } as const;
    const { done: settled, failed } = await applyStatus(context, [change]);
    expect(failed).toEqual([]);
    expect(settled[0]!.result).toMatchObject({ id: 'a', status: 'Published' });
  });
});

describe('a reference without a date', () => {
  const { referenceDate: _none, ...attributes } = sampleReference().attributes;
  const undated = sampleReference({ attributes });
  const noDate = expect.objectContaining({ attributes: expect.objectContaining({ referenceDate: null }) });

  it('keeps no date after a change of status and its undo', async () => {
    const { call, request } = serverThat((sent) => ({ ...undated, ...sent, attributes }));
    const { context } = makeContext(call, [undated]);
    await changeStatusOf(context, [undated], 'archive');
    offeredUndo()();
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    for (const [, sent] of request.mock.calls) expect(sent).toEqual(noDate);
  });

  it('keeps no date after a save', async () => {
    const { call, request } = serverThat(() => undated);
    const { context } = makeContext(call, [undated]);
    await saveReference(context, { form: formOf(undated), saved: undated });
    expect(request.mock.calls[0]![1]).toEqual(noDate);
  });
});

describe('deleting a reference', () => {
  const cached = () => {
    const client = new QueryClient();
    client.setQueryData(listKey, drafts);
    return { client, list: new CachedReferences(client, organizationId) };
  };
  const shown = (client: QueryClient) => client.getQueryData<Reference[]>(listKey)!.map(({ id }) => id);

  it('succeeds when it is already gone', async () => {
    const { client, list } = cached();
    await deleteReference(serverThat(refuse(404, { code: 'NOT_FOUND' })).call, list, 'b');
    expect(shown(client)).toEqual(['a', 'c']);
  });

  it('keeps it in the list after a failure', async () => {
    const { client, list } = cached();
    const { call } = serverThat(refuse(500, {}));
    await expect(deleteReference(call, list, 'b')).rejects.toThrow(ApiError);
    expect(shown(client)).toEqual(['a', 'b', 'c']);
  });
});

describe('a saved reference', () => {
  it('is in the list once, and creates no list where none was loaded', () => {
    const client = new QueryClient();
    const list = new CachedReferences(client, organizationId);
    list.keep(inStatus('a', 'Draft'));
    expect(client.getQueryData(listKey)).toBeUndefined();
    client.setQueryData(listKey, drafts);
    list.keep(inStatus('b', 'Published'));
    list.keep(inStatus('d', 'Draft'));
    const all = client.getQueryData<Reference[]>(listKey)!;
    expect(all.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'd Draft',
      'a Draft',
      'b Published',
      'c Draft',
    ]);
  });
});
