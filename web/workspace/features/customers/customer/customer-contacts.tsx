import { languageName } from '#contract/words/languages';
import { Eraser, Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Contact, Customer } from '#contract/resources/customer';
import * as contactsWords from '#words/contacts';
import * as approvalRequestsWords from '#words/approval-requests';
import { asksOf } from '../../../permissions/approval/asks.ts';
import { useMay } from '../../../lib/organization/active-organization.tsx';
import { useContacts } from '../../../permissions/contacts/contacts.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { factLink } from '../../../ui/page/fact.tsx';
import { MoreMenu } from '../../../ui/overlays/menu.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../../ui/feedback/states.tsx';
import { dayOfMoment } from '../../../permissions/parts.ts';
import type { Removal } from './remove-contact-dialog.tsx';

const ContactDialog = onDemand(() => import('../../../permissions/contacts/contact-dialog.tsx'));
const RemoveContactDialog = onDemand(() => import('./remove-contact-dialog.tsx'));

export function CustomerContacts({ customer }: { customer: Customer }) {
  const id = useId();
  const contacts = useContacts(customer.id);
  const [editing, setEditing] = useState<Contact | 'new'>();
  const [removal, setRemoval] = useState<Removal>();
  const mayErase = useMay('contact:erase');
  const { data } = contacts;
  return (
    <Card aria-labelledby={id} className="p-5">
      <header className="mb-3 flex items-center justify-between gap-3">
        <h2 id={id} className="text-[0.9375rem] font-semibold">
          {contactsWords.title}
          {data?.length ? <span className="ms-2 font-normal text-ink-3">{data.length}</span> : null}
        </h2>
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          onPointerEnter={ContactDialog.prefetch}
          onFocus={ContactDialog.prefetch}
          onClick={() => setEditing('new')}
        >
          {contactsWords.add}
        </Button>
      </header>
      {data ? (
        data.length === 0 ? (
          <p className="text-pretty text-ink-2">{contactsWords.empty(customer.name)}</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.map((contact) => (
              <ContactRow
                key={contact.id}
                contact={contact}
                onEdit={() => setEditing(contact)}
                onRemove={() => setRemoval({ contact, way: 'remove' })}
                onErase={mayErase ? () => setRemoval({ contact, way: 'erase' }) : undefined}
              />
            ))}
          </ul>
        )
      ) : contacts.error ? (
        <QueryError title={contactsWords.failed} query={contacts} />
      ) : (
        <Loading label={contactsWords.loading}>
          <Skeleton className="h-16 rounded-lg" />
        </Loading>
      )}
      {editing ? (
        <ContactDialog
          customerId={customer.id}
          contact={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
      {removal ? (
        <RemoveContactDialog
          customerId={customer.id}
          removal={removal}
          onClose={() => setRemoval(undefined)}
        />
      ) : null}
    </Card>
  );
}

interface RowProps {
  contact: Contact;
  onEdit: () => void;
  onRemove: () => void;
  onErase: (() => void) | undefined;
}

function ContactRow({ contact, onEdit, onRemove, onErase }: RowProps) {
  const { name, email, jobTitle, phone, language } = contact;
  const [now] = useState(() => new Date());
  const { last, recent } = asksOf(contact, now);
  return (
    <li className="flex items-start gap-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {jobTitle ? <p className="wrap-anywhere text-ink-2">{jobTitle}</p> : null}
        <p className="text-[0.8125rem] wrap-anywhere text-ink-2">
          <a href={`mailto:${email}`} className={factLink}>
            {email}
          </a>
          {phone ? ` · ${phone}` : null}
        </p>
        <p className="text-[0.8125rem] text-ink-3">
          {languageName(language)}
          {last ? ` · ${approvalRequestsWords.dialogLastAsked(dayOfMoment(last), recent)}` : null}
        </p>
      </div>
      <MoreMenu
        label={contactsWords.actions(name)}
        width={180}
        triggerClassName="max-md:size-11"
        groups={[
          [
            { id: 'edit', label: contactsWords.edit, icon: <Pencil aria-hidden />, onSelect: onEdit },
            {
              id: 'remove',
              label: contactsWords.remove,
              icon: <Trash2 aria-hidden />,
              tone: 'danger',
              onSelect: onRemove,
            },
          ],
          onErase
            ? [
                {
                  id: 'erase',
                  label: contactsWords.erase,
                  icon: <Eraser aria-hidden />,
                  tone: 'danger',
                  onSelect: onErase,
                },
              ]
            : [],
        ]}
      />
    </li>
  );
}
