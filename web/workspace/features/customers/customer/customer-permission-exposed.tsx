import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { Customer } from '#contract/resources/customer';
import { permissionState } from '#contract/permission/state';
import type { Reference, ReferenceStatus } from '#contract/resources/reference';
import type { Subject } from '#contract/rules/choices';
import * as words from '#words/permissions';
import { messageOf } from '../../../lib/api/api-client.ts';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../lib/organization/records.ts';
import { useSettings } from '../../../lib/organization/settings.ts';
import type { Permissions } from '../../../permissions/api.ts';
import type { AskApprovalProps } from '../../../permissions/approval/ask-approval-dialog.tsx';
import { changeReference, hideableOf, leavingOut } from '../../../permissions/hide-parts.ts';
import { exposedSubjects } from '../../../permissions/state/exposed.ts';
import { channelGroups } from '../../../permissions/state/groups.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/elements/button.tsx';
import { useReferencesOf } from './customer-references.tsx';
import { channels as channelWords } from '#words/permission-parts';
import { dayInWords, subjectList } from '../../../permissions/parts.ts';

interface Props {
  customer: Customer;
  permissions: Permissions;
  onAsk: (before: AskApprovalProps['before']) => void;
}

interface Line {
  reference: Reference;
  subjects: Subject[];
  /** The last day of what has ended; undefined for what nobody was asked about. */
  ended: string | undefined;
}

/** Lists what is public although the customer does not allow it, with remedies. */
export function CustomerExposed({ customer, permissions, onAsk }: Props) {
  const id = useId();
  const { references = [] } = useReferencesOf(customer);
  const policy = useSettings().data?.permissionPolicy;
  const lines = references.flatMap((reference) => {
    const state = permissionState(permissions.entries, {
      referenceId: reference.id,
      today: permissions.today,
    });
    const exposed = exposedSubjects({ reference, customer: customer.name, state, policy });
    return linesOf(reference, exposed, (subject) => {
      const cell = state[subject]['reference-page'];
      return cell.state === 'expired'
        ? permissions.entries.find((entry) => entry.id === cell.entryId)?.expiresOn
        : undefined;
    });
  });
  if (lines.length === 0) return null;
  const count = lines.reduce((sum, { subjects }) => sum + subjects.length, 0);
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-xl border border-bad bg-bad-soft">
      <h3 id={id} className="flex gap-2.5 px-4 py-3 font-semibold text-bad">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {words.redTitle(count, customer.name)}
      </h3>
      <ul>
        {lines.map((line) => (
          <ExposedLine
            key={`${line.reference.id} ${line.ended}`}
            line={line}
            onAsk={() =>
              onAsk({
                referenceId: line.reference.id,
                subjects: line.subjects,
                channels: [...channelGroups.web],
              })
            }
          />
        ))}
      </ul>
    </section>
  );
}

function linesOf(
  reference: Reference,
  exposed: readonly Subject[],
  endOf: (subject: Subject) => string | undefined,
): Line[] {
  const lines = new Map<string | undefined, Line>();
  for (const subject of exposed) {
    const ended = endOf(subject);
    const line = lines.get(ended);
    if (line) line.subjects.push(subject);
    else lines.set(ended, { reference, subjects: [subject], ended });
  }
  return [...lines.values()];
}

function ExposedLine({ line: { reference, subjects, ended }, onAsk }: { line: Line; onAsk: () => void }) {
  const { takeDown, hide, isPending } = useRemedies();
  const parts = subjectList(subjects);
  const hideable = hideableOf(subjects);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-bad/30 bg-surface px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold first-letter:uppercase">
          {parts}, {channelWords['reference-page'].label}
        </p>
        <p className="text-[0.8125rem] text-pretty wrap-anywhere text-ink-2">
          {ended ? words.redEnded(dayInWords(ended)) : words.redNever}. “{reference.name}”
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onAsk}>
          {words.redAsk}
        </Button>
        {hideable.length > 0 ? (
          <Button size="sm" busy={isPending} onClick={() => void hide(reference, hideable)}>
            {words.redHide(subjectList(hideable))}
          </Button>
        ) : null}
        <Button size="sm" variant="danger" busy={isPending} onClick={() => void takeDown(reference)}>
          {words.redDown}
        </Button>
      </div>
    </li>
  );
}

/** Each remedy can be undone. */
function useRemedies() {
  const { call, client, organizationId } = useActionContext();
  const [isPending, setPending] = useState(false);
  const change = async (
    reference: Reference,
    changes: { status: ReferenceStatus; overrideReason?: string } | { leaveOut: Subject[] },
  ) => {
    const changed = await changeReference(call, reference, changes);
    await client.invalidateQueries({ queryKey: recordKeys.all(organizationId) });
    return changed;
  };
  const trying = async (work: () => Promise<unknown>) => {
    setPending(true);
    try {
      await work();
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setPending(false);
    }
  };
  const takeDown = (reference: Reference) =>
    trying(async () => {
      const draft = await change(reference, { status: 'Draft' });
      // A reference that was public for a reason is public again for the same.
      const { override } = reference;
      const before = { status: 'Published', ...(override && { overrideReason: override.reason }) } as const;
      const onClick = () => void trying(() => change(draft, before));
      notify.success(words.redDone(reference.name), { label: words.redUndo, onClick });
    });
  const hide = (reference: Reference, subjects: readonly Subject[]) =>
    trying(async () => {
      const { leaveOut = [] } = reference;
      const hidden = await change(reference, leavingOut(reference, subjects));
      const onClick = () => void trying(() => change(hidden, { leaveOut }));
      notify.success(words.redHidden(subjectList(subjects)), { label: words.redUndo, onClick });
    });
  return { takeDown, hide, isPending };
}
