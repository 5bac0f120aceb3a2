import { clsx } from 'clsx';
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  EyeOff,
  GripVertical,
  Pencil,
  X,
} from 'lucide-react';
import type { Collection } from '#contract/resources/collection';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import * as words from '#words/collections';
import { CardThumbnail } from '../../../cards/card-thumbnail.tsx';
import { StatusBadge } from '../../../ui/elements/badge.tsx';
import { IconButton } from '../../../ui/elements/button.tsx';
import { MoreMenu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { hiddenReason } from './item-order.ts';
import type { ShownReference } from '../use-cards.ts';
import { Link } from '../../../ui/elements/link.tsx';

interface ItemRowProps {
  id: string;
  index: number;
  total: number;
  /** Undefined while loading or if it was deleted. */
  shown: ShownReference | undefined;
  loading: boolean;
  visibility: Collection['visibility'];
  onMove?: (to: number) => void;
  onRemove?: () => void;
}

export function ItemRow({ handle, ...row }: ItemRowProps & { handle?: ComponentProps<'button'> }) {
  const { id, shown, loading, visibility, onMove, onRemove } = row;
  const title = shown?.card.title ?? words.itemsUnknown;
  const reason =
    visibility !== 'private' && shown ? hiddenReason(shown.reference, { visibility }) : undefined;
  return (
    <div className="flex items-center gap-2 py-2 pe-2 ps-1 sm:gap-3 sm:pe-3">
      {onMove ? (
        <button
          type="button"
          aria-label={words.itemsHandle(title)}
          data-handle={id}
          {...handle}
          className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-ink-3 hover:bg-hover hover:text-ink active:cursor-grabbing"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      ) : (
        <span className="w-2" />
      )}
      <div className={clsx('w-12 shrink-0', reason && 'opacity-50')}>
        {shown ? (
          <CardThumbnail card={shown.card} branding={shown.branding} />
        ) : (
          <Skeleton className={clsx('aspect-[4/5]', !loading && 'invisible')} />
        )}
      </div>
      <div className="min-w-0 flex-1">
        {loading ? (
          <Skeleton className="h-4 w-40 max-w-full" />
        ) : (
          <Words shown={shown} title={title} reason={reason} />
        )}
      </div>
      {shown ? (
        <span className="max-sm:hidden">
          <StatusBadge status={shown.reference.status} />
        </span>
      ) : null}
      {onRemove && !loading ? (
        <>
          {onMove && shown ? <RowMenu {...row} title={title} onMove={onMove} onRemove={onRemove} /> : null}
          <IconButton
            label={`${words.itemsRemove}: ${title}`}
            onClick={onRemove}
            className={clsx(shown && 'max-sm:hidden')}
          >
            <X aria-hidden />
          </IconButton>
        </>
      ) : null}
    </div>
  );
}

interface WordsProps {
  shown: ShownReference | undefined;
  title: string;
  reason: ReturnType<typeof hiddenReason>;
}

function Words({ shown, title, reason }: WordsProps) {
  if (!shown) return <p className="text-ink-2">{title}</p>;
  return (
    <>
      <Link
        to={`/app/references/${shown.reference.id}`}
        className="block truncate rounded font-medium hover:underline hover:decoration-line-strong hover:underline-offset-4"
      >
        {title}
      </Link>
      {shown.card.company ? (
        <p className="truncate text-[0.8125rem] text-ink-3">{shown.card.company}</p>
      ) : null}
      {reason ? (
        <p className="mt-0.5 flex items-start gap-1.5 text-[0.8125rem] text-warn">
          <EyeOff aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {words.itemsHidden[reason]}
        </p>
      ) : null}
    </>
  );
}

interface RowMenuProps extends Pick<ItemRowProps, 'id' | 'index' | 'total'> {
  title: string;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function RowMenu({ id, index, total, title, onMove, onRemove }: RowMenuProps) {
  const navigate = useNavigate();
  const entry = (name: string, label: string, Icon: typeof ArrowUp, to: number): MenuEntry => ({
    id: name,
    label,
    icon: <Icon aria-hidden />,
    disabled: to === index || to < 0 || to >= total,
    onSelect: () => onMove(to),
  });
  const label = words.itemsActionsFor(title);
  return (
    <MoreMenu
      label={label}
      groups={[
        [
          entry('top', words.itemsToTop, ArrowUpToLine, 0),
          entry('up', words.itemsUp, ArrowUp, index - 1),
          entry('down', words.itemsDown, ArrowDown, index + 1),
          entry('end', words.itemsToEnd, ArrowDownToLine, total - 1),
        ],
        [
          {
            id: 'open',
            label: words.itemsOpen,
            icon: <Pencil aria-hidden />,
            onSelect: () => void navigate(`/app/references/${id}`),
          },
          { id: 'remove', label: words.itemsRemove, icon: <X aria-hidden />, onSelect: onRemove },
        ],
      ]}
    />
  );
}
