import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/import-permissions';
import * as importWords from '#words/imports';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../../lib/organization/records.ts';
import { useApprovals } from '../../../../permissions/approval/approvals.ts';
import { readPermissions } from '../../../../permissions/state/overview-data.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { QueryError } from '../../../../ui/feedback/states.tsx';
import { onDemand } from '../../../../ui/overlays/on-demand.tsx';
import { begunWith, waitingLines, type Line } from './waiting-lines.ts';

const RecordManyDialog = onDemand(() => import('../../../../permissions/record-many/record-many-dialog.tsx'));
const AskManyDialog = onDemand(() => import('../../../../permissions/ask-many/ask-many-dialog.tsx'));

/** Words in a file permit nothing until somebody says what they mean and how the permission was given. */
export default function PermissionsFound({ references }: { references: readonly Reference[] }) {
  const [open, setOpen] = useState<{ dialog: 'record' | 'ask'; text: string; lines: readonly Line[] }>();
  // They are answered now, and were here a moment ago.
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const isNeeded = references.some(({ waitingPermissions }) => waitingPermissions?.length);
  const { call, organizationId } = useActionContext();
  const permissions = useQuery({
    queryKey: recordKeys.permissions(organizationId, 'everybody'),
    queryFn: ({ signal }) => readPermissions(call, signal),
    enabled: isNeeded,
    staleTime: 0,
  });
  const requests = useApprovals();
  const found = useMemo(
    () =>
      permissions.data && (requests.data ?? requests.error)
        ? waitingLines({ references, requests: requests.data ?? [], ...permissions.data })
        : new Map<string, Line[]>(),
    [references, permissions.data, requests.data, requests.error],
  );
  const done = [...settled].filter((text) => !found.has(text));
  if (permissions.error && !permissions.data) return <QueryError title={words.failed} query={permissions} />;
  if (found.size + done.length === 0 && !open) return null;
  const close = () => setOpen(undefined);
  const settle = (ids: readonly string[]) => {
    if (open && ids.length === open.lines.length) setSettled(new Set([...settled, open.text]));
  };
  return (
    <section aria-label={words.title} className="overflow-hidden rounded-xl border border-line bg-surface">
      <div className="border-b border-line bg-sunken px-4 py-3">
        <h3 className="font-semibold">{words.title}</h3>
        <p className="text-[0.8125rem] text-pretty text-ink-2">{words.body}</p>
      </div>
      <ul className="divide-y divide-line">
        {[...found].map(([text, lines]) => {
          const { seems } = lines[0]!.permission;
          const closes = seems === 'refused' || seems === 'withdrawn';
          return (
            <li key={text} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-medium wrap-anywhere">{text}</p>
                <p className="text-[0.8125rem] text-ink-2">
                  {importWords.references(lines.length)} · {words.seems[seems]}
                </p>
              </div>
              <div className="flex gap-2">
                {closes ? null : (
                  <Button
                    size="sm"
                    aria-label={words.askAbout(text)}
                    onClick={() => setOpen({ dialog: 'ask', text, lines })}
                  >
                    {words.ask}
                  </Button>
                )}
                {seems === 'to ask' ? null : (
                  <Button
                    size="sm"
                    aria-label={(closes ? words.recordRefusalOf : words.recordAbout)(text)}
                    onClick={() => setOpen({ dialog: 'record', text, lines })}
                  >
                    {words.record}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
        {done.map((text) => (
          <li key={text} className="flex flex-wrap items-center gap-x-4 px-4 py-3">
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">{text}</span>
            <span className="text-[0.8125rem] text-good">{words.settled}</span>
          </li>
        ))}
      </ul>
      {open?.dialog === 'record' ? (
        <RecordManyDialog
          references={open.lines.map(({ reference }) => reference)}
          begun={begunWith(open.lines)}
          onDone={settle}
          onClose={close}
        />
      ) : null}
      {open?.dialog === 'ask' ? (
        <AskManyDialog
          references={open.lines.map(({ reference }) => reference)}
          onSent={settle}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
