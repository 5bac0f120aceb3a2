import { CircleAlert } from 'lucide-react';
import { useMemo, useState, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '#contract/rules/limits';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/ask-many';
import { useCustomers } from '../../lib/organization/records.ts';
import { useSettings } from '../../lib/organization/settings.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { Link } from '../../ui/elements/link.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import {
  asksFor,
  mailingsOf,
  mailsOf,
  useAskMany,
  useContactsOf,
  type AskedTender,
  type Mailing,
} from './ask-many.ts';
import { asksOf, usualEnd } from '../approval/asks.ts';
import { ManyProgress, ManyResults } from '../many-results.tsx';
import { useManyRun } from '../many-run.ts';

interface Props {
  references: readonly Reference[];
  publishOnYes?: boolean | undefined;
  /** Asks about one tender instead of the reference page and websites, until this day. */
  tender?: (AskedTender & { until: string }) | undefined;
  onSent?: (ids: readonly string[]) => void;
  onClose: () => void;
}

export default function AskManyDialog({ references, publishOnYes = false, tender, onSent, onClose }: Props) {
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
  const [expiresOn, setExpiresOn] = useState(() => tender?.until ?? usualEnd());
  const [tenderName, setTenderName] = useState(tender?.name ?? '');
  const [mistake, setMistake] = useState<string>();
  const { settled, results, run, stop } = useManyRun(onSent);
  const askMany = useAskMany();
  const mailings =
    customers && contacts.data ? mailingsOf(first, customers, contacts.data, chosen) : undefined;
  const isTender = tender !== undefined;
  const mails = mailings ? mailsOf(mailings, isTender) : [];
  const total = mails.length;
  const busy = settled !== undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React would bubble the event to the surrounding form.
    event.stopPropagation();
    if (!mailings || total === 0 || busy) return;
    if (expiresOn && expiresOn < new Date().toISOString().slice(0, 10)) {
      setMistake(words.over);
      return;
    }
    setMistake(undefined);
    const asked = tender && { ...tender, name: tenderName };
    await run((options) => askMany(mailings, { message, expiresOn, publishOnYes, tender: asked }, options));
  };

  // The portal avoids a form inside a form.
  return createPortal(
    <Dialog
      open
      size="lg"
      busy={busy}
      title={words.title(first.length)}
      description={results ? undefined : tender ? words.descriptionTender : words.description}
      onClose={onClose}
    >
      {results ? (
        <ManyResults
          title={words.results(results.filter(({ done }) => done).length)}
          results={results}
          close={words.close}
          onClose={onClose}
        />
      ) : contacts.error ? (
        <QueryError title={words.failed} query={contacts} />
      ) : !mailings ? (
        <Loading label={words.loading}>
          <Skeleton className="h-24 rounded-lg" />
        </Loading>
      ) : (
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
          <fieldset disabled={busy} className="flex min-w-0 flex-col gap-5">
            <Contacts
              mailings={mailings}
              isTender={isTender}
              onChoose={(customerId, contactId) => setChosen({ ...chosen, [customerId]: contactId })}
            />
            {tender ? (
              <TextField
                label={words.tenderName}
                hint={words.tenderNameHint}
                maxLength={limits.nameLength}
                value={tenderName}
                onChange={(event) => setTenderName(event.target.value)}
              />
            ) : null}
            <TextArea
              label={words.message}
              hint={words.messageHint}
              rows={3}
              maxLength={limits.approvalMessageLength}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
            <TextField
              type="date"
              label={words.until}
              hint={words.untilHint}
              error={mistake}
              value={expiresOn}
              onChange={(event) => setExpiresOn(event.target.value)}
              className="sm:max-w-60"
            />
          </fieldset>
          {busy ? (
            <ManyProgress label={words.progress(settled, total)} settled={settled} total={total} />
          ) : null}
          <DialogActions>
            {busy ? (
              <Button onClick={stop}>{words.stop}</Button>
            ) : (
              <Button onClick={onClose}>{words.cancel}</Button>
            )}
            <Button type="submit" variant="primary" busy={busy} disabled={total === 0}>
              {isTender ? tenderSend(mails) : words.send(total)}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>,
    document.body,
  );
}

function tenderSend(mails: ReturnType<typeof mailsOf>): string {
  const [first] = mails;
  if (mails.length === 1) return words.askFor(first![0]!.contact.name, first!.length);
  return words.sendMails(mails.length, mails.flat().length);
}

interface ContactsProps {
  mailings: readonly Mailing[];
  isTender: boolean;
  onChoose: (customerId: string, contactId: string) => void;
}

function Contacts({ mailings, isTender, onChoose }: ContactsProps) {
  const limit = useSettings().data?.approvalLimit;
  const [now] = useState(() => new Date());
  return (
    <section aria-label={words.contacts}>
      <h3 className="mb-1.5 font-medium">{words.contacts}</h3>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-lg border border-line">
        {mailings.map((mailing) => {
          const { customer, contacts, contact, references } = mailing;
          return (
            <li key={customer.id} className="px-3 py-2.5">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <div className="min-w-0">
                  <p className="truncate font-medium">{customer.name}</p>
                  <p className="text-[0.8125rem] text-ink-2">
                    {contact ? words.requests(references.length) : words.noneNote}
                  </p>
                  {isTender ? (
                    <ul className="list-disc ps-4 text-[0.8125rem] text-ink-2">
                      {references.map(({ id, name }) => (
                        <li key={id} className="wrap-anywhere">
                          {name}
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </div>
                {contacts.length > 1 && contact ? (
                  <SelectField
                    label={words.contactOf(customer.name)}
                    hideLabel
                    className="w-56 max-w-full"
                    value={contact.id}
                    options={contacts.map(({ id, name }) => ({ value: id, label: name }))}
                    onChange={(event) => onChoose(customer.id, event.target.value)}
                  />
                ) : contact ? (
                  <span className="min-w-0 wrap-anywhere sm:text-end">
                    {contact.name}
                    <span className="block text-[0.8125rem] text-ink-2">{contact.email}</span>
                  </span>
                ) : (
                  <Link
                    to={`/app/customers/${customer.id}`}
                    className="min-h-6 underline decoration-line-strong underline-offset-4"
                  >
                    {words.none}
                  </Link>
                )}
              </div>
              <Load mailing={mailing} isTender={isTender} limit={limit} now={now} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface LoadProps {
  mailing: Mailing;
  isTender: boolean;
  limit: number | undefined;
  now: Date;
}

/** Warns before sending, because contacts who get too many requests stop answering. */
function Load({ mailing, isTender, limit, now }: LoadProps) {
  const { contact, references } = mailing;
  if (!contact) return null;
  const before = asksOf(contact, now).recent;
  const asks = isTender ? asksFor(references) : references.length;
  const after = before + asks;
  const over = limit === undefined ? 0 : Math.min(asks, Math.max(0, after - limit));
  if (after <= limits.approvalLoad && over === 0) return null;
  return (
    <p className="mt-1.5 flex items-start gap-2 text-[0.8125rem] text-warn">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {after > limits.approvalLoad ? words.load(contact.name, before, after) : null}{' '}
        {over > 0 ? words.refused(limit!, over) : null}
      </span>
    </p>
  );
}
