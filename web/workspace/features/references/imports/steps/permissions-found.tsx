import { useState } from 'react';
import type { FoundPermission } from '#contract/resources/import';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/imports';
import { Button } from '../../../../ui/elements/button.tsx';
import { groupBy } from '../../../../permissions/state/overview.ts';
import { onDemand } from '../../../../ui/overlays/on-demand.tsx';
import type { Brought } from '../job/read-result.ts';

const RecordManyDialog = onDemand(() => import('../../../../permissions/record-many/record-many-dialog.tsx'));
const AskManyDialog = onDemand(() => import('../../../../permissions/ask-many/ask-many-dialog.tsx'));

interface Props {
  file: string;
  brought: readonly Brought[];
  references: readonly Reference[];
  said: { title: string; body: string; seems: Readonly<Record<FoundPermission['seems'], string>> };
}

/** Words in a file permit nothing until somebody says what they mean and how the permission was given. */
export function PermissionsFound({ file, brought, references, said }: Props) {
  const [open, setOpen] = useState<{ dialog: 'record' | 'ask'; text: string }>();
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const known = new Map(references.map((one) => [one.id, one]));
  const found = groupBy(
    brought.flatMap(({ id, permissions }) => {
      const reference = known.get(id);
      return reference ? permissions.map((permission) => ({ reference, permission })) : [];
    }),
    ({ permission }) => permission.text,
  );
  if (found.size === 0) return null;
  const close = () => setOpen(undefined);
  const settle = (text: string) => setSettled(new Set([...settled, text]));
  const read = (text: string) => found.get(text)![0]!.permission;
  const referencesOf = (text: string) => (found.get(text) ?? []).map(({ reference }) => reference);
  return (
    <section aria-label={said.title} className="overflow-hidden rounded-xl border border-line bg-surface">
      <div className="border-b border-line bg-sunken px-4 py-3">
        <h3 className="font-semibold">{said.title}</h3>
        <p className="text-[0.8125rem] text-pretty text-ink-2">{said.body}</p>
      </div>
      <ul className="divide-y divide-line">
        {[...found].map(([text, ones]) => {
          const { seems } = read(text);
          return (
            <li key={text} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-medium wrap-anywhere">{text}</p>
                <p className="text-[0.8125rem] text-ink-2">
                  {words.references(ones.length)} · {said.seems[seems]}
                </p>
              </div>
              {settled.has(text) ? (
                <span className="text-[0.8125rem] text-good">{words.settled}</span>
              ) : (
                <div className="flex gap-2">
                  {seems === 'refused' ? null : (
                    <Button
                      size="sm"
                      aria-label={words.askAbout(text)}
                      onClick={() => setOpen({ dialog: 'ask', text })}
                    >
                      {words.ask}
                    </Button>
                  )}
                  {seems === 'refused' || seems === 'to ask' ? null : (
                    <Button
                      size="sm"
                      aria-label={words.recordAbout(text)}
                      onClick={() => setOpen({ dialog: 'record', text })}
                    >
                      {words.record}
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {open?.dialog === 'record' ? (
        <RecordManyDialog
          references={referencesOf(open.text)}
          begun={{ ...read(open.text), evidence: words.evidence(file, open.text) }}
          onDone={(ids) => ids.length === referencesOf(open.text).length && settle(open.text)}
          onClose={close}
        />
      ) : null}
      {open?.dialog === 'ask' ? (
        <AskManyDialog
          references={referencesOf(open.text)}
          onSent={(ids) => ids.length === referencesOf(open.text).length && settle(open.text)}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
