import { CircleCheck, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Customer } from '#contract/resources/customer';
import * as words from '#words/customers';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { Button, ButtonLink } from '../../../ui/elements/button.tsx';
import { StatusBadge } from '../../../ui/elements/badge.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { CustomerContacts } from './customer-contacts.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerLoader } from '../customer-loader.tsx';
import { CustomerLogo } from '../customer-logo.tsx';
import { CustomerPermissions } from './customer-permissions.tsx';
import { CustomerReferences } from './customer-references.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';

const DeleteCustomerDialog = onDemand(() => import('./delete-customer-dialog.tsx'));

export default function CustomerPage() {
  return <CustomerLoader>{(customer) => <Details key={customer.id} customer={customer} />}</CustomerLoader>;
}

function Details({ customer }: { customer: Customer }) {
  useTitle(customer.name);
  const [deleting, setDeleting] = useState(false);
  const [gone, setGone] = useState(false);
  const { state } = useLocation() as { state: { created?: boolean } | null };
  if (gone) return null;
  return (
    <>
      <PageHeader
        back={{ to: '/app/customers', label: words.pageBack }}
        title={
          <span className="flex items-center gap-3">
            <CustomerLogo customer={customer} className="size-11 text-sm" />
            <span className="min-w-0">{customer.name}</span>
            <span className="flex text-sm font-normal">
              <StatusBadge status={customer.status} />
            </span>
          </span>
        }
        actions={
          <>
            <Button
              variant="ghost"
              icon={<Trash2 aria-hidden />}
              onPointerEnter={DeleteCustomerDialog.prefetch}
              onFocus={DeleteCustomerDialog.prefetch}
              onClick={() => setDeleting(true)}
            >
              {words.pageRemove}
            </Button>
            <ButtonLink to="edit" icon={<Pencil aria-hidden />}>
              {words.pageEdit}
            </ButtonLink>
            {state?.created ? null : (
              <ButtonLink to={newReference(customer)} variant="primary" icon={<Plus aria-hidden />}>
                {words.pageNewReference}
              </ButtonLink>
            )}
          </>
        }
      />
      {state?.created ? <Created customer={customer} /> : null}
      <CustomerPermissions
        customer={customer}
        references={<CustomerReferences customer={customer} />}
        aside={
          <>
            <CustomerFacts customer={customer} />
            <CustomerContacts customer={customer} />
          </>
        }
      />
      {deleting ? (
        <DeleteCustomerDialog
          customer={customer}
          onClose={() => setDeleting(false)}
          onDeleted={() => setGone(true)}
        />
      ) : null}
    </>
  );
}

const newReference = ({ id }: Customer) => `/app/references/new?customerId=${id}`;

function Created({ customer }: { customer: Customer }) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3 rounded-xl border border-good/30 bg-good-soft p-4">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
      <output className="min-w-0 flex-1 font-medium wrap-anywhere">{words.pageCreated(customer.name)}</output>
      <ButtonLink to={newReference(customer)} variant="primary">
        {words.pageCreateReference(customer.name)}
      </ButtonLink>
    </div>
  );
}
