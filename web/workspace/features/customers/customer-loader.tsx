import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Customer } from '#contract/resources/customer';
import * as words from '#words/customers';
import { isApiError } from '../../lib/api/api-client.ts';
import { ButtonLink } from '../../ui/elements/button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError } from '../../ui/feedback/states.tsx';
import { useCustomer } from './api.ts';

export function CustomerLoader({ children }: { children: (customer: Customer) => ReactNode }) {
  const { id = '' } = useParams();
  const customer = useCustomer(id);
  if (customer.data) return children(customer.data);
  if (isApiError(customer.error, 'NOT_FOUND')) return <Gone />;
  if (!customer.error) return <PageSkeleton />;
  return <QueryError title={words.pageFailed} query={customer} />;
}

function Gone() {
  return (
    <EmptyState
      icon={<Building2 />}
      title={words.pageGone}
      action={<ButtonLink to="/app/customers">{words.pageBack}</ButtonLink>}
    >
      {words.pageGoneBody}
    </EmptyState>
  );
}

function PageSkeleton() {
  return (
    <Loading label={words.pageLoading}>
      <Skeleton className="mb-6 h-10 w-64 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-56 rounded-xl" />
      </div>
    </Loading>
  );
}
