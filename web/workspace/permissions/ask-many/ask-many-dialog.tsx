import { CircleAlert } from 'lucide-react';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '#contract/rules/limits';
import type { Reference } from '#contract/resources/reference';
import { useCustomers } from '../../lib/organization/records.ts';
import { useSettings } from '../../lib/organization/settings.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { Link } from '../../ui/elements/link.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { AskManyResults } from './ask-many-results.tsx';
import { mailingsOf, useAskMany, useContactsOf, type Mailing, type Result } from './ask-many.ts';
import { askManyTexts as texts } from './ask-many-texts.ts';
import { asksOf } from '../approval/asks.ts';

interface Props {
  references: readonly Reference[];
  onSent?: (ids: readonly string[]) => void;
  onClose: () => void;
}

export default function AskManyDialog({ references, onSent, onClose }: Props) {
  const customers = useCustomers().data;
  // The selection on the page may change while the dialog is open.
  const [first] = useState(references);
  const customerIds = useMemo(
    () => [...new Set(first.map(({ attributes }) => attributes.customerId))],
    [first],
  );
  const contacts = useContactsOf(customerIds);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const [expiresOn, setExpiresOn] = useState(inTwoYears);
  const [mistake, setMistake] = useState<string>();
  const [settled, setSettled] = useState<number>();
  const [results, setResults] = useState<readonly Result[]>();
  const stopping = useRef<AbortController>(undefined);
  const askMany = useAskMany();
  const mailings =
    customers && contacts.data ? mailingsOf(first, customers, contacts.data, chosen) : undefined;
  const total = mailings?.reduce((sum, mailing) => sum + countOf(mailing), 0) ?? 0;
  const busy = settled !== undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React would bubble the event to the surrounding form.
    event.stopPropagation();
    if (!mailings || total === 0 || busy) return;
    if (expiresOn && expiresOn < new Date().toISOString().slice(0, 10)) {
      setMistake(texts.over);
      return;
    }
    setMistake(undefined);
    setSettled(0);
    stopping.current = new AbortController();
    const found = await askMany(
      mailings,
      { message, expiresOn },
      { onProgress: setSettled, signal: stopping.current.signal },
    );
    setSettled(undefined);
    setResults(found);
    onSent?.(found.flatMap(({ sent, reference }) => (sent ? [reference.id] : [])));
  };

  // The portal avoids a form inside a form.
  return createPortal(
    <Dialog
      open
      size="lg"
      busy={busy}
      title={texts.title(first.length)}
      description={results ? undefined : texts.description}
      onClose={onClose}
    >
      {results ? (
        <AskManyResults results={results} onClose={onClose} />
      ) : contacts.error ? (
        <QueryError title={texts.failed} query={contacts} />
      ) : !mailings ? (
        <Loading label={texts.loading}>
          <Skeleton className="h-24 rounded-lg" />
        </Loading>
      ) : (
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
          <fieldset disabled={busy} className="flex min-w-0 flex-col gap-5">
            <Contacts
              mailings={mailings}
              onChoose={(customerId, contactId) => setChosen({ ...chosen, [customerId]: contactId })}
            />
            <TextArea
              label={texts.message}
              hint={texts.messageHint}
              rows={3}
              maxLength={limits.approvalMessageLength}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
            <TextField
              type="date"
              label={texts.until}
              hint={texts.untilHint}
              error={mistake}
              value={expiresOn}
              onChange={(event) => setExpiresOn(event.target.value)}
              className="sm:max-w-60"
            />
          </fieldset>
          {busy ? (
            <div className="flex items-center gap-3">
              <output className="whitespace-nowrap">{texts.progress(settled, total)}</output>
              <ProgressBar
                label={texts.progress(settled, total)}
                value={settled}
                max={total}
                className="min-w-12 flex-1"
              />
            </div>
          ) : null}
          <DialogActions>
            {busy ? (
              <Button onClick={() => stopping.current?.abort()}>{texts.stop}</Button>
            ) : (
              <Button onClick={onClose}>{texts.cancel}</Button>
            )}
            <Button type="submit" variant="primary" busy={busy} disabled={total === 0}>
              {texts.send(total)}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>,
    document.body,
  );
}

const countOf = ({ contact, references }: Mailing) => (contact ? references.length : 0);

/** Two years are worth a request, and the contact is likely still there at the end. */
function inTwoYears(): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + 2);
  return day.toISOString().slice(0, 10);
}

interface ContactsProps {
  mailings: readonly Mailing[];
  onChoose: (customerId: string, contactId: string) => void;
}

function Contacts({ mailings, onChoose }: ContactsProps) {
  const limit = useSettings().data?.approvalLimit;
  const [now] = useState(() => new Date());
  return (
    <section aria-label={texts.contacts}>
      <h3 className="mb-1.5 font-medium">{texts.contacts}</h3>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-lg border border-line">
        {mailings.map((mailing) => {
          const { customer, contacts, contact, references } = mailing;
          return (
            <li key={customer.id} className="px-3 py-2.5">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <div className="min-w-0">
                  <p className="truncate font-medium">{customer.name}</p>
                  <p className="text-[0.8125rem] text-ink-2">
                    {contact ? texts.requests(references.length) : texts.noneNote}
                  </p>
                </div>
                {contacts.length > 1 && contact ? (
                  <SelectField
                    label={texts.contactOf(customer.name)}
                    hideLabel
                    className="w-56 max-w-full"
                    value={contact.id}
                    options={contacts.map(({ id, name }) => ({ value: id, label: name }))}
                    onChange={(event) => onChoose(customer.id, event.target.value)}
                  />
                ) : contact ? (
                  <span className="min-w-0 wrap-anywhere sm:text-right">
                    {contact.name}
                    <span className="block text-[0.8125rem] text-ink-2">{contact.email}</span>
                  </span>
                ) : (
                  <Link
                    to={`/app/customers/${customer.id}`}
                    className="min-h-6 underline decoration-line-strong underline-offset-4"
                  >
                    {texts.none}
                  </Link>
                )}
              </div>
              <Load mailing={mailing} limit={limit} now={now} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Warns before sending, because contacts who get too many requests stop answering. */
function Load({ mailing, limit, now }: { mailing: Mailing; limit: number | undefined; now: Date }) {
  const { contact, references } = mailing;
  if (!contact) return null;
  const before = asksOf(contact, now).recent;
  const after = before + references.length;
  const over = limit === undefined ? 0 : Math.min(references.length, Math.max(0, after - limit));
  if (after <= limits.approvalLoad && over === 0) return null;
  return (
    <p className="mt-1.5 flex items-start gap-2 text-[0.8125rem] text-warn">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {after > limits.approvalLoad ? texts.load(contact.name, before, after) : null}{' '}
        {over > 0 ? texts.refused(limit!, over) : null}
      </span>
    </p>
  );
}
