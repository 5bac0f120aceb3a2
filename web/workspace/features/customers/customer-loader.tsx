import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Customer } from '#contract/resources/customer';
import { isApiError } from '../../lib/api/api-client.ts';
import { ButtonLink } from '../../ui/elements/button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError } from '../../ui/feedback/states.tsx';
import { useCustomer } from './api.ts';
import { texts } from './texts.ts';

export function CustomerLoader({ children }: { children: (customer: Customer) => ReactNode }) {
  const { id = '' } = useParams();
  const customer = useCustomer(id);
  if (customer.data) return children(customer.data);
  if (isApiError(customer.error, 'NOT_FOUND')) return <Gone />;
  if (!customer.error) return <PageSkeleton />;
  return <QueryError title={texts.page.failed} query={customer} />;
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
      <Skeleton className="mb-6 h-10 w-64 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-56 rounded-xl" />
      </div>
    </Loading>
  );
}
