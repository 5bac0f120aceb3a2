import type { Customer } from '#contract/resources/customer';
import * as words from '#words/customers';
import { Badge, StatusBadge } from '../../../ui/elements/badge.tsx';
import { ListTable } from '../../../ui/lists/data-table.tsx';
import { RelativeTime } from '../../../ui/elements/relative-time.tsx';
import { usePrefetchCustomer } from '../api.ts';
import { CustomerLogo } from '../customer-logo.tsx';
import { Link } from '../../../ui/elements/link.tsx';

interface Props {
  customers: readonly Customer[];
}

export function CustomerList({ customers }: Props) {
  return (
    <>
      <CustomerTable customers={customers} />
      <CustomerCards customers={customers} />
    </>
  );
}

const columns = [
  { label: words.listName },
  { label: words.listStatus, className: 'w-28' },
  { label: words.listTags, className: 'w-56 max-lg:hidden' },
  { label: words.listReferences, className: 'w-28 text-end' },
  { label: words.listUpdated, className: 'w-36' },
];

function CustomerTable({ customers }: Props) {
  return (
    <ListTable columns={columns} className="max-md:hidden">
      {customers.map((customer) => (
        <tr key={customer.id} className="relative *:px-4 *:py-2.5 *:align-middle hover:bg-hover">
          <td>
            <Name customer={customer} />
          </td>
          <td>
            <StatusBadge status={customer.status} />
          </td>
          <td className="max-lg:hidden">
            <Tags tags={customer.tags} />
          </td>
          <td className="text-end">{customer.referenceCount}</td>
          <td className="text-ink-2">
            <RelativeTime at={customer.updatedAt} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

function CustomerCards({ customers }: Props) {
  return (
    <ul className="flex flex-col gap-3 md:hidden">
      {customers.map((customer) => (
        <li key={customer.id} className="relative rounded-xl border border-line bg-surface p-4">
          <div className="flex items-start justify-between gap-3">
            <Name customer={customer} />
            <StatusBadge status={customer.status} />
          </div>
          <p className="mt-3 flex justify-between gap-3 text-[0.8125rem] text-ink-3">
            <span>{words.listReferenceCount(customer.referenceCount)}</span>
            <RelativeTime at={customer.updatedAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Name({ customer }: { customer: Customer }) {
  const prefetch = usePrefetchCustomer();
  const near = () => prefetch(customer.id);
  const { industry, location } = customer.attributes;
  const about = [industry, location].filter((part) => typeof part === 'string' && part !== '').join(' · ');
  return (
    <span className="flex min-w-0 items-center gap-3">
      <CustomerLogo customer={customer} className="size-9 text-xs" />
      <span className="min-w-0">
        <Link
          to={`/app/customers/${customer.id}`}
          onPointerEnter={near}
          onFocus={near}
          className="block truncate font-medium before:absolute before:inset-0 before:rounded-xl"
        >
          {customer.name}
        </Link>
        {about ? <span className="block truncate text-[0.8125rem] text-ink-3">{about}</span> : null}
      </span>
    </span>
  );
}

const shownTags = 2;

function Tags({ tags }: { tags: readonly string[] }) {
  const more = tags.length - shownTags;
  return (
    <span className="flex gap-1 overflow-hidden" title={tags.join(', ')}>
      {tags.slice(0, shownTags).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {more > 0 ? <Badge>{words.listMoreTags(more)}</Badge> : null}
    </span>
  );
}
