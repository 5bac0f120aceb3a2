import { ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '#contract/resources/collection';
import * as words from '#words/collections';
import { CardThumbnail } from '../../cards/card-thumbnail.tsx';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { collectionPagePath } from '../../../shared/public-address.ts';
import { MoreMenu, type MenuEntry } from '../../ui/overlays/menu.tsx';
import { RelativeTime } from '../../ui/elements/relative-time.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { useCards, type ShownReference } from './use-cards.ts';
import { VisibilityNote } from './sharing/visibility-note.tsx';
import { Link } from '../../ui/elements/link.tsx';

const DeleteCollectionDialog = onDemand(() => import('./details/delete-collection-dialog.tsx'));

export function CollectionList({ collections }: { collections: readonly Collection[] }) {
  const { cards, loaded } = useCards();
  const [deleting, setDeleting] = useState<Collection>();
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {collections.map((collection) => (
          <li
            key={collection.id}
            className="relative flex min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-surface transition-colors hover:border-line-strong"
          >
            <Pictures collection={collection} cards={cards} loaded={loaded} />
            <About collection={collection} onDelete={() => setDeleting(collection)} />
          </li>
        ))}
      </ul>
      {deleting ? (
        <DeleteCollectionDialog collection={deleting} onClose={() => setDeleting(undefined)} />
      ) : null}
    </>
  );
}

const picturesShown = 3;

function Pictures({
  collection: { itemIds },
  cards,
  loaded,
}: {
  collection: Collection;
  cards: ReadonlyMap<string, ShownReference>;
  loaded: boolean;
}) {
  const ids = itemIds.slice(0, picturesShown);
  const more = itemIds.length - picturesShown;
  return (
    <div className="relative flex h-40 justify-center gap-3 overflow-hidden border-b border-line bg-sunken px-5 pt-5">
      {ids.length === 0 ? (
        <p className="self-center pb-5 text-[0.8125rem] text-ink-3">{words.listNoItems}</p>
      ) : null}
      {ids.map((id) => {
        const shown = cards.get(id);
        return (
          <div key={id} className="w-26 min-w-0 shrink">
            {shown ? (
              <CardThumbnail card={shown.card} branding={shown.branding} />
            ) : loaded ? null : (
              <Skeleton className="aspect-[4/5]" />
            )}
          </div>
        );
      })}
      {more > 0 ? (
        <span
          aria-hidden
          className="absolute end-3 bottom-3 rounded-full border border-line bg-surface px-2 text-xs leading-5 font-medium text-ink-2"
        >
          {words.listMore(more)}
        </span>
      ) : null}
    </div>
  );
}

function About({ collection, onDelete }: { collection: Collection; onDelete: () => void }) {
  return (
    <div className="flex flex-1 flex-col p-4">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 text-[0.9375rem] font-semibold">
          <Link
            to={`/app/collections/${collection.id}`}
            className="line-clamp-2 wrap-anywhere before:absolute before:inset-0 before:rounded-xl"
          >
            {collection.name}
          </Link>
        </h2>
        <CollectionMenu collection={collection} onDelete={onDelete} />
      </div>
      {collection.description ? (
        <p className="mt-0.5 line-clamp-2 text-ink-2 wrap-anywhere">{collection.description}</p>
      ) : null}
      <p className="mt-auto flex flex-wrap gap-x-3 gap-y-1 pt-3 text-[0.8125rem] text-ink-3">
        <VisibilityNote visibility={collection.visibility} />
        <span>{words.references(collection.itemIds.length)}</span>
        <span>
          {words.listUpdated} <RelativeTime at={collection.updatedAt} />
        </span>
      </p>
    </div>
  );
}

function CollectionMenu({ collection, onDelete }: { collection: Collection; onDelete: () => void }) {
  const organization = useOrganization();
  const label = words.listActionsFor(collection.name);
  const view: MenuEntry = {
    id: 'view',
    label: words.shareView,
    icon: <ExternalLink aria-hidden />,
    onSelect: () => {
      const path = collectionPagePath(organization.slug, collection.id);
      window.open(path, '_blank', 'noopener');
    },
  };
  const remove: MenuEntry = {
    id: 'delete',
    label: words.pageRemove,
    icon: <Trash2 aria-hidden />,
    tone: 'danger',
    onSelect: onDelete,
  };
  return (
    <div className="relative -mt-1.5 -me-2">
      <MoreMenu label={label} groups={[collection.visibility === 'private' ? [] : [view], [remove]]} />
    </div>
  );
}
