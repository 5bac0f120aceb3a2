import { TriangleAlert, X } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { limits } from '#contract/rules/limits';
import type { Subject } from '#contract/rules/choices';
import * as words from '#words/publishing';
import { FittedCard } from '../../cards/fitted-card.tsx';
import { messageOf } from '../../lib/api/api-client.ts';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { useBranding } from '../../lib/organization/records.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { OptionCard } from '../../ui/forms/choice-group.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { leavingOut } from '../hide-parts.ts';
import { readUnallowed, type Found, type Publication, type Unallowed } from './unallowed.ts';

export type Choice = 'without' | 'ask' | 'all';

/** Publications that a decision does not name are published as they are. */
export interface Decision {
  choice?: Choice;
  /** With the choice to ask, a yes publishes what was asked about. */
  publishOnYes?: boolean;
  /** By the id of the reference; of a new one by `new`. */
  changes: ReadonlyMap<string, { leaveOut?: Subject[]; overrideReason?: string }>;
  /** These stay as they are. */
  held: readonly Publication[];
}

interface Props {
  publications: readonly Publication[];
  onDecided: (decision: Decision) => void;
  /** Nothing is published. */
  onClose: () => void;
}

/** Asks before something is published that nobody allowed. Decides at once if the policy or the customers do not mind. */
export default function PublishWarning({ publications, onDecided, onClose }: Props) {
  const context = useActionContext();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isOpen = true;
    readUnallowed(context, publications).then(
      (read) => {
        if (!isOpen) return;
        if (read.unallowed.length === 0) onDecided({ changes: new Map(), held: [] });
        else setFound(read);
      },
      (error: unknown) => {
        if (!isOpen) return;
        notify.error(messageOf(error));
        onClose();
      },
    );
    return () => {
      isOpen = false;
    };
    // One question is asked once, whatever renders meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return found ? <Warning {...found} onDecided={onDecided} onClose={onClose} /> : null;
}

type WarningProps = Omit<Props, 'publications'> & Found;

function Warning({ unallowed: found, contacts, onDecided, onClose }: WarningProps) {
  const name = useId();
  const [only] = found.length === 1 ? found : [];
  const contact = contacts?.length === 1 ? contacts[0]!.name : undefined;
  const leavable = found.filter(({ canLeaveOut }) => canLeaveOut);
  const canAsk = found.every(({ publication }) => publication.saved?.status !== 'Published');
  // To publish all the same is never chosen for anybody (decision 70).
  const [choice, setChoice] = useState<Choice | undefined>(
    leavable.length > 0 ? 'without' : canAsk && contacts?.length !== 0 ? 'ask' : undefined,
  );
  const first = canAsk ? 'ask' : 'all';
  const [publishOnYes, setPublishOnYes] = useState(true);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isShort = reason.trim().length < limits.overrideReasonLeast;
  const option = (value: Choice, note: string) => (
    <OptionCard
      name={name}
      value={value}
      label={words.answers[value]}
      note={note}
      checked={choice === value}
      data-autofocus={(choice ?? first) === value || undefined}
      onChange={() => setChoice(value)}
    />
  );
  const submit = () => {
    if (!choice || (choice === 'all' && isShort)) return setMissing(true);
    const held =
      choice === 'ask' ? found : choice === 'without' ? found.filter((one) => !one.canLeaveOut) : [];
    const published = found.filter((one) => !held.includes(one));
    onDecided({
      choice,
      publishOnYes: choice === 'ask' && publishOnYes,
      held: held.map(({ publication }) => publication),
      changes: new Map(
        published.map(({ publication: { saved }, open }) => [
          saved?.id ?? 'new',
          choice === 'all'
            ? { overrideReason: reason.trim() }
            : leavingOut(
                saved ?? {},
                open.map(({ subject }) => subject),
              ),
        ]),
      ),
    });
  };
  return (
    <FormDialog
      title={only ? words.title(only.publication.customer.name) : words.titleOfMany(found.length)}
      description={only ? words.lead(only.publication.card.title) : words.leadOfMany}
      size={only ? 'xl' : 'lg'}
      cancel={words.cancel}
      save={choice ? words.answers[choice] : words.proceed}
      variant={choice === 'all' ? 'danger' : 'primary'}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className={only && 'grid gap-7 md:grid-cols-[minmax(0,1fr)_17.5rem]'}>
        <div className="flex min-w-0 flex-col gap-4">
          {only ? <Parts {...only} /> : <Stories found={found} />}
          <div role="radiogroup" aria-label={words.choices} className="flex flex-col gap-2">
            {leavable.length > 0 ? option('without', withoutNote(found.length, leavable.length)) : null}
            {canAsk ? option('ask', words.askNote(contact ?? words.someContact)) : null}
            {choice === 'ask' ? (
              <label className="flex items-start gap-3 px-3 ps-10">
                <input
                  type="checkbox"
                  checked={publishOnYes}
                  onChange={(event) => setPublishOnYes(event.target.checked)}
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                />
                {only ? words.askAuto(contact ?? words.someContact.toLowerCase()) : words.askAutoMany}
              </label>
            ) : null}
            {option('all', words.allNote)}
            {isMissing && !choice ? (
              <p role="alert" className="text-[0.8125rem] text-bad">
                {words.choiceMissing}
              </p>
            ) : null}
          </div>
          {choice === 'all' || !choice ? (
            <TextArea
              label={words.reason}
              hint={words.reasonHint}
              rows={2}
              required={choice === 'all'}
              maxLength={limits.overrideReasonLength}
              value={reason}
              error={isMissing && choice && isShort ? words.reasonMissing : undefined}
              onChange={(event) => {
                setReason(event.target.value);
                setChoice('all');
              }}
            />
          ) : null}
        </div>
        {only ? <Preview unallowed={only} withoutOpen={choice === 'without'} /> : null}
      </div>
    </FormDialog>
  );
}

function withoutNote(all: number, leavable: number): string {
  if (all === 1) return words.withoutNote;
  return leavable === all ? words.withoutMany : `${words.withoutMany} ${words.staying(all - leavable)}`;
}

function Parts({ refused, open }: Unallowed) {
  return (
    <div className="flex flex-col gap-2">
      {refused.length > 0 ? (
        <PartList
          head={
            <>
              <X aria-hidden /> {words.refused}
              <span className="font-normal">{words.refusedNote}</span>
            </>
          }
          headClass="bg-bad-fill text-white"
          lines={refused}
        />
      ) : null}
      <PartList
        head={
          <>
            <TriangleAlert aria-hidden /> {words.open}
          </>
        }
        headClass="bg-warn-soft text-warn"
        lines={open}
      />
    </div>
  );
}

interface PartListProps {
  head: ReactNode;
  headClass: string;
  lines: readonly { subject: Subject; label: string; note: string }[];
}

function PartList({ head, headClass, lines }: PartListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-lg border border-line-strong">
      <h3
        id={id}
        className={`flex flex-wrap items-center gap-x-2 px-3.5 py-2 text-[0.8125rem] font-semibold [&_svg]:size-4 ${headClass}`}
      >
        {head}
      </h3>
      <ul className="divide-y divide-line">
        {lines.map(({ subject, label, note }) => (
          <li key={subject} className="grid gap-x-4 px-3.5 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <span className="font-semibold">{label}</span>
            <span className="text-[0.8125rem] text-pretty wrap-anywhere text-ink-2">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stories({ found }: { found: readonly Unallowed[] }) {
  return (
    <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-lg border border-line-strong">
      {found.map(({ publication: { card, customer }, refused, open }) => (
        <li key={card.id} className="px-3.5 py-2.5">
          <p className="font-semibold wrap-anywhere">{card.title}</p>
          <p className="text-[0.8125rem] text-ink-2">
            {customer.name}. {words.open}: {open.map(({ label }) => label).join(', ')}.
            {refused.length > 0 ? (
              <span className="text-bad">
                {' '}
                {words.refused}: {refused.map(({ label }) => label).join(', ')}.
              </span>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Preview({ unallowed, withoutOpen }: { unallowed: Unallowed; withoutOpen: boolean }) {
  const branding = useBranding().data;
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-[0.8125rem] font-semibold">{words.preview}</h3>
      <div inert className="rounded-xl border border-line bg-sunken p-4">
        <FittedCard card={unallowed.preview(withoutOpen)} branding={branding} headingLevel={4} />
      </div>
    </section>
  );
}
