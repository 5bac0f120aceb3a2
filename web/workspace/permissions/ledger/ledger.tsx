import { Check, Clock, Minus, X } from 'lucide-react';
import { useState } from 'react';
import { isRefused, opens, permissionState } from '#contract/permission/state';
import type { PermissionEntry } from '#contract/resources/permission';
import * as permissionsWords from '#words/permissions';
import * as contactsWords from '#words/contacts';
import { useMay } from '../../lib/organization/active-organization.tsx';
import { useAssets } from '../../files/assets.ts';
import { readableFile } from '../../files/file-address.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Fact, factLink } from '../../ui/page/fact.tsx';
import { sentenceOf, type Names } from './sentences.ts';

const firstShown = 8;

interface Props {
  entries: readonly PermissionEntry[];
  names: Names;
  today: string;
  /** Opens the dialog that records a permission like this one, or a newer one after a refusal. */
  onRecord: (entry: PermissionEntry) => void;
}

export function Ledger({ entries, names, today, onRecord }: Props) {
  const [all, setAll] = useState(false);
  const mayReopen = useMay('permission:revoke');
  const newest = entries.toReversed();
  const shown = all ? newest : newest.slice(0, firstShown);
  const hidden = newest.length - shown.length;
  return (
    <>
      <ol className="flex flex-col">
        {shown.map((entry) => (
          <li key={entry.id} className="relative flex gap-3 pb-5 last:pb-0">
            <span
              aria-hidden
              className="absolute top-6 bottom-0 start-3 w-px bg-line in-[li:last-child]:hidden"
            />
            <Mark kind={entry.kind} />
            <div className="min-w-0 flex-1 pt-0.5">
              <p className="text-pretty wrap-anywhere">{sentenceOf(entry, names)}</p>
              <Details entry={entry} />
              {isExtendable(entry, entries, today) ? (
                <Button size="sm" className="mt-1" onClick={() => onRecord(entry)}>
                  {permissionsWords.extend}
                </Button>
              ) : null}
              {mayReopen && isClosing(entry, entries, today) ? (
                <Button size="sm" className="mt-1" onClick={() => onRecord(entry)}>
                  {permissionsWords.dialogNewerTitle}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {hidden > 0 ? (
        <Button size="sm" variant="ghost" className="mt-3" onClick={() => setAll(true)}>
          {permissionsWords.earlier(hidden)}
        </Button>
      ) : null}
    </>
  );
}

/** A later refusal or withdrawal of any of it needs a new question, so the old permission cannot be extended. */
function isExtendable(entry: PermissionEntry, entries: readonly PermissionEntry[], today: string): boolean {
  if (!entry.expiresOn || !opens(entry) || entry.tender) return false;
  return cellsOf(entry, entries, today).every(({ state }) => !isRefused(state));
}

/** True for the customer’s word that keeps something closed. */
const isClosing = (entry: PermissionEntry, entries: readonly PermissionEntry[], today: string) =>
  entry.kind !== 'revoked' &&
  cellsOf(entry, entries, today).some(({ state, entryId }) => isRefused(state) && entryId === entry.id);

function cellsOf(entry: PermissionEntry, entries: readonly PermissionEntry[], today: string) {
  const state = permissionState(entries, {
    referenceId: entry.referenceId,
    tenderId: entry.tender?.id,
    today,
  });
  return entry.subjects.flatMap((subject) => entry.channels.map((channel) => state[subject][channel]));
}

const marks = {
  granted: [Check, 'bg-good-soft text-good'],
  extended: [Check, 'bg-good-soft text-good'],
  declined: [X, 'bg-bad-soft text-bad'],
  withdrawn: [Minus, 'bg-bad-soft text-bad'],
  revoked: [Minus, 'bg-bad-soft text-bad'],
  expired: [Clock, 'bg-neutral-soft text-ink-2'],
} as const;

function Mark({ kind }: Pick<PermissionEntry, 'kind'>) {
  const [Icon, tone] = marks[kind];
  return (
    <span aria-hidden className={`relative grid size-6 shrink-0 place-items-center rounded-full ${tone}`}>
      <Icon className="size-3.5" />
    </span>
  );
}

function Files({ assetIds }: { assetIds: readonly string[] }) {
  const assets = useAssets().data;
  return (
    <ul>
      {assetIds.map((id) => {
        const asset = assets?.find((one) => one.id === id);
        return (
          <li key={id}>
            {asset?.url ? (
              <a href={readableFile(asset.url)} target="_blank" rel="noopener" className={factLink}>
                {asset.name}
              </a>
            ) : (
              <span className="text-ink-3">{assets ? permissionsWords.goneFile : '…'}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Details({ entry: { wording, evidence, person, personHash, sequence } }: { entry: PermissionEntry }) {
  return (
    <details className="mt-1">
      <summary className="w-fit rounded text-[0.8125rem] leading-6 text-ink-2 hover:text-ink">
        {permissionsWords.details}
      </summary>
      <dl className="mt-2 flex flex-col gap-3 rounded-lg bg-sunken p-4">
        {wording ? (
          <Fact label={permissionsWords.wording}>
            <span className="whitespace-pre-line">“{wording}”</span>
          </Fact>
        ) : null}
        <Fact label={permissionsWords.evidence}>
          {evidence ? (
            <span className="whitespace-pre-line">{evidence.note}</span>
          ) : (
            <span>{permissionsWords.noEvidence}</span>
          )}
          {evidence?.assetIds ? <Files assetIds={evidence.assetIds} /> : null}
        </Fact>
        {person?.email ? <Fact label={permissionsWords.address}>{person.email}</Fact> : null}
        {personHash && !person ? (
          <Fact label={permissionsWords.address}>{contactsWords.erasedPerson}</Fact>
        ) : null}
        <Fact label={permissionsWords.order}>{sequence}</Fact>
      </dl>
    </details>
  );
}
