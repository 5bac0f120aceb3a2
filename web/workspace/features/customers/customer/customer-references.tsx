import { FileText, Plus } from 'lucide-react';
import { useId } from 'react';
import type { Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/customers';
import { safeImage } from '../../../../shared/cards/safe-address.ts';
import { useReferences } from '../../../lib/organization/records.ts';
import { Avatar } from '../../../ui/elements/avatar.tsx';
import { StatusBadge } from '../../../ui/elements/badge.tsx';
import { ButtonLink } from '../../../ui/elements/button.tsx';
import { RelativeTime } from '../../../ui/elements/relative-time.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError } from '../../../ui/feedback/states.tsx';
import { Link } from '../../../ui/elements/link.tsx';

export function useReferencesOf({ id }: Customer) {
  const { data, ...query } = useReferences();
  const own = data
    ?.filter(({ attributes }) => attributes.customerId === id)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return { ...query, references: own };
}

export function CustomerReferences({ customer }: { customer: Customer }) {
  const id = useId();
  const { references, error, isFetching, refetch } = useReferencesOf(customer);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <header className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-[0.9375rem] font-semibold">
          {words.referencesTitle}
          {references?.length ? (
            <span className="ms-2 font-normal text-ink-3">{references.length}</span>
          ) : null}
        </h2>
        {references?.length ? (
          <Link
            to={`/app/references?customer=${customer.id}`}
            className="text-[0.8125rem] text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            {words.referencesAll}
          </Link>
        ) : null}
      </header>
      {references === undefined && error ? (
        <QueryError title={words.referencesFailed} query={{ error, isFetching, refetch }} />
      ) : !references ? (
        <Loading label={words.referencesLoading}>
          <Skeleton className="h-40 rounded-xl" />
        </Loading>
      ) : references.length === 0 ? (
        <EmptyState
          icon={<FileText />}
          title={words.referencesEmptyTitle}
          action={
            <ButtonLink to={`/app/references/new?customerId=${customer.id}`} icon={<Plus aria-hidden />}>
              {words.pageNewReference}
            </ButtonLink>
          }
        >
          {words.referencesEmpty(customer.name)}
        </EmptyState>
      ) : (
        <ReferenceRows references={references} />
      )}
    </section>
  );
}

export function ReferenceRows({ references }: { references: readonly Reference[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {references.map((reference) => (
        <li key={reference.id} className="relative flex items-center gap-3 px-4 py-3 hover:bg-hover">
          <Picture reference={reference} />
          <span className="min-w-0 flex-1">
            <Link
              to={`/app/references/${reference.id}`}
              className="block truncate font-medium before:absolute before:inset-0"
            >
              {reference.name}
            </Link>
            <span className="block truncate text-[0.8125rem] text-ink-3">
              {words.referencesUpdated} <RelativeTime at={reference.updatedAt} />
            </span>
          </span>
          <StatusBadge status={reference.status} />
        </li>
      ))}
    </ul>
  );
}

function Picture({ reference }: { reference: Reference }) {
  const source = safeImage(reference.custom.mainImage);
  return source ? (
    <img
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      className="h-10 w-14 shrink-0 rounded-md object-cover"
    />
  ) : (
    <Avatar name={reference.name} shape="square" className="h-10 w-14 text-xs" />
  );
}
