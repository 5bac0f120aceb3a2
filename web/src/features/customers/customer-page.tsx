import { CircleCheck, Plus, Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { Customer } from '#contract/customer';
import { isApiError } from '../../lib/api-client.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useCustomer } from './api.ts';
import { CustomerEditor } from './customer-editor.tsx';
import { DeleteCustomerDialog } from './delete-customer-dialog.tsx';
import { texts } from './texts.ts';

/** One customer: its details, and the way to its references. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const customer = useCustomer(id);
  useTitle(customer.data?.name ?? texts.list.title);
  if (customer.data) return <Details key={id} customer={customer.data} />;
  if (isApiError(customer.error, 'NOT_FOUND')) return <Gone />;
  if (!customer.error) return <PageSkeleton />;
  return (
    <ErrorState
      title={texts.page.failed}
      error={customer.error}
      retrying={customer.isFetching}
      onRetry={() => void customer.refetch()}
    />
  );
}

function Details({ customer }: { customer: Customer }) {
  const [deleting, setDeleting] = useState(false);
  const [gone, setGone] = useState(false);
  const { state } = useLocation() as { state: { created?: boolean } | null };
  const count = customer.referenceCount;
  if (gone) return null;
  return (
    <div className="max-w-3xl">
      <PageHeader
        back={{ to: '/app/customers', label: texts.page.back }}
        title={customer.name}
        description={
          count > 0 ? (
            <Link
              to={`/app/references?customer=${customer.id}`}
              className="underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              {texts.page.seeReferences(count)}
            </Link>
          ) : (
            texts.page.noReferences
          )
        }
        actions={
          <>
            <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
              {texts.page.remove}
            </Button>
            {state?.created ? null : <CreateReference customer={customer} />}
          </>
        }
      />
      {state?.created ? <Created customer={customer} /> : null}
      <CustomerEditor customer={customer} />
      <DeleteCustomerDialog
        customer={customer}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => setGone(true)}
      />
    </div>
  );
}

function CreateReference({ customer }: { customer: Customer }) {
  return (
    <ButtonLink to={`/app/references/new?customerId=${customer.id}`} icon={<Plus aria-hidden />}>
      {texts.page.createReference(customer.name)}
    </ButtonLink>
  );
}

/** The next step after the first one. */
function Created({ customer }: { customer: Customer }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-xl border border-good/30 bg-good-soft p-4">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
      <output className="min-w-0 flex-1 font-medium wrap-anywhere">
        {texts.page.created(customer.name)}
      </output>
      <ButtonLink to={`/app/references/new?customerId=${customer.id}`} variant="primary">
        {texts.page.createReference(customer.name)}
      </ButtonLink>
    </div>
  );
}

function Gone() {
  return (
    <EmptyState
      icon={<UserX />}
      title={texts.page.gone}
      action={<ButtonLink to="/app/customers">{texts.page.back}</ButtonLink>}
    >
      {texts.page.goneBody}
    </EmptyState>
  );
}

function PageSkeleton() {
  return (
    <Loading label={texts.page.loading}>
      <div className="max-w-3xl">
        <Skeleton className="mb-6 h-8 w-56" />
        <Skeleton className="mb-5 h-96 rounded-xl" />
        <Skeleton className="h-40 rounded-xl" />
      </div>
    </Loading>
  );
}
