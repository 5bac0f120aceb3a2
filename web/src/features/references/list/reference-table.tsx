import { Link } from 'react-router-dom';
import { formatReferenceDate } from '#contract/reference-date';
import type { Reference } from '#contract/reference';
import { templateOf } from '#contract/templates/index';
import { safeImage } from '../../../cards/safe-address.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { ListProps } from './reference-grid.tsx';
import { usePrefetchReference } from './use-prefetch-reference.ts';
import { ReferenceMenu } from './reference-menu.tsx';
import { texts } from '../texts.ts';

const quiet = 'px-3 py-2 text-ink-2 max-md:hidden';

/** The references line by line; on a phone title, customer and status are left. */
export function ReferenceTable({ references, companies, actions }: ListProps) {
  const prefetch = usePrefetchReference();
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <table className="w-full table-fixed text-left">
        <thead className="border-b border-line text-[0.8125rem] text-ink-2">
          <tr className="*:px-3 *:py-2.5 *:font-medium">
            <th scope="col">{texts.fields.title}</th>
            <th scope="col" className="w-28">
              {texts.list.status}
            </th>
            <th scope="col" className="w-36 max-md:hidden">
              {texts.list.template}
            </th>
            <th scope="col" className="w-32 max-xl:hidden">
              {texts.fields.referenceDate}
            </th>
            <th scope="col" className="w-32 max-md:hidden">
              {texts.list.updated}
            </th>
            <th scope="col" className="w-12">
              <span className="sr-only">{texts.list.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {references.map((reference) => (
            <tr key={reference.id} className="relative hover:bg-hover">
              <td className="px-3 py-2">
                <TitleCell
                  reference={reference}
                  company={companies.get(reference.attributes.customerId)}
                  onNear={() => prefetch(reference.id)}
                />
              </td>
              <td className="px-3 py-2">
                <StatusBadge status={reference.status} />
              </td>
              <td className={quiet}>
                <span className="block truncate">{templateOf(reference.templateId).name}</span>
              </td>
              <td className="px-3 py-2 text-ink-2 max-xl:hidden">
                {formatReferenceDate(reference.attributes.referenceDate)}
              </td>
              <td className={quiet}>
                <RelativeTime at={reference.updatedAt} />
              </td>
              <td className="relative px-2 py-2">
                <ReferenceMenu reference={reference} actions={actions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TitleCellProps {
  reference: Reference;
  company: string | undefined;
  onNear: () => void;
}

/** The link covers its whole row. */
function TitleCell({ reference, company, onNear }: TitleCellProps) {
  const picture = safeImage(reference.custom.mainImage);
  return (
    <span className="flex items-center gap-3">
      {picture ? (
        <img src={picture} alt="" loading="lazy" className="size-9 shrink-0 rounded-md object-cover" />
      ) : (
        <Avatar name={reference.name} shape="square" className="size-9 text-xs" />
      )}
      <span className="min-w-0">
        <Link
          to={`/app/references/${reference.id}`}
          onPointerEnter={onNear}
          onFocus={onNear}
          className="block truncate font-medium before:absolute before:inset-0"
        >
          {reference.name}
        </Link>
        {company ? <span className="block truncate text-[0.8125rem] text-ink-3">{company}</span> : null}
      </span>
    </span>
  );
}
