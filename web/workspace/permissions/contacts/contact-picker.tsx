import { Plus, TriangleAlert } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Contact } from '#contract/resources/customer';
import { retry } from '#words/ui';
import * as words from '#words/approval-requests';
import * as asking from '#words/ask-approval';
import { Button } from '../../ui/elements/button.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { SelectField } from '../../ui/forms/text-field.tsx';
import { asksOf } from '../approval/asks.ts';
import { optionsOf } from './contacts.ts';
import { dayOfMoment } from '../parts.ts';

const ContactDialog = onDemand(() => import('./contact-dialog.tsx'));

interface Props {
  customer: { id: string; name: string };
  contacts: UseQueryResult<Contact[]>;
  chosen: Contact | undefined;
  isWaiting: boolean;
  error: string | undefined;
  input: ComponentProps<'select'>;
  onAdded: (contact: Contact) => void;
}

export function ContactPicker(props: Props) {
  const { customer, contacts, chosen, isWaiting, error, input, onAdded } = props;
  const [adding, setAdding] = useState(false);
  const [now] = useState(() => new Date());
  const { data = [] } = contacts;
  const asks = asksOf(chosen ?? {}, now);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <SelectField
          className="min-w-56 flex-1"
          label={asking.dialogContact}
          required
          error={error}
          hint={
            contacts.data?.length === 0
              ? asking.dialogNobody(customer.name)
              : asks.last && words.dialogLastAsked(dayOfMoment(asks.last), asks.recent)
          }
          placeholder={contacts.isPending ? asking.dialogLoadingContacts : asking.dialogChooseContact}
          options={optionsOf(data)}
          {...input}
        />
        <Button className="sm:mt-6.5" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {asking.dialogAddContact}
        </Button>
      </div>
      {contacts.error && !contacts.data ? (
        <p role="alert" className="text-bad">
          {asking.dialogContactsFailed}{' '}
          <button type="button" className="underline" onClick={() => void contacts.refetch()}>
            {retry}
          </button>
        </p>
      ) : null}
      <output className="flex flex-col gap-2 empty:hidden">
        {chosen && asks.tooMany ? <Warning>{words.dialogTooMany(chosen.name, asks.recent)}</Warning> : null}
        {chosen && isWaiting ? <Warning>{asking.dialogReplaces(chosen.name)}</Warning> : null}
      </output>
      {adding ? (
        <ContactDialog customerId={customer.id} onSaved={onAdded} onClose={() => setAdding(false)} />
      ) : null}
    </div>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <span className="flex gap-2.5 rounded-lg bg-warn-soft px-3 py-2.5 text-pretty text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </span>
  );
}
