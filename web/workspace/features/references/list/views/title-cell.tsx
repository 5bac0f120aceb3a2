import { FileText } from 'lucide-react';
import type { Reference } from '#contract/resources/reference';
import { safeImage } from '../../../../../shared/cards/safe-address.ts';
import { Link } from '../../../../ui/elements/link.tsx';

interface TitleCellProps {
  reference: Reference;
  company: string | undefined;
  onNear: (id: string) => void;
}

export function TitleCell({ reference, company, onNear }: TitleCellProps) {
  const picture = safeImage(reference.custom.mainImage);
  const near = () => onNear(reference.id);
  return (
    <span className="flex min-w-0 items-center gap-3">
      {picture ? (
        <img src={picture} alt="" loading="lazy" className="size-9 shrink-0 rounded-md object-cover" />
      ) : (
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-md bg-neutral-soft text-ink-3"
        >
          <FileText className="size-4" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <Link
          to={`/app/references/${reference.id}`}
          onPointerEnter={near}
          onFocus={near}
          className="block min-h-6 wrap-anywhere leading-6 font-medium before:absolute before:inset-0 before:-outline-offset-2 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:outline-focus"
        >
          {reference.name}
        </Link>
        {company ? <span className="block truncate text-[0.8125rem] text-ink-3">{company}</span> : null}
      </span>
    </span>
  );
}
