import { FileText, FolderX, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Collection } from '#contract/resources/collection';
import { may } from '#contract/rules/roles';
import * as words from '#words/collections';
import { useMay, useOrganization } from '../../lib/organization/active-organization.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Button, ButtonLink } from '../../ui/elements/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError } from '../../ui/feedback/states.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { useCollection } from './api.ts';
import { CollectionItems } from './items/collection-items.tsx';
import { hiddenReason } from './items/item-order.ts';
import { SharePanel } from './sharing/share-panel.tsx';
import { useCards } from './use-cards.ts';

const MakeDocumentDialog = onDemand(() => import('../../documents/make-document-dialog.tsx'));
const EditCollection = onDemand(() => import('./details/edit-collection.tsx'));
const DeleteCollectionDialog = onDemand(() => import('./details/delete-collection-dialog.tsx'));

export default function CollectionPage() {
  const { id = '' } = useParams();
  const { collection, gone, error, isFetching, refetch } = useCollection(id);
  useTitle(collection?.name ?? words.listTitle);
  if (collection) return <Details key={id} collection={collection} />;
  if (gone) return <Gone />;
  if (!error) return <PageSkeleton />;
  return <QueryError title={words.listFailed} query={{ error, isFetching, refetch }} />;
}

function Details({ collection }: { collection: Collection }) {
  const { roles } = useOrganization();
  const { cards, loaded } = useCards();
  const [editing, setEditing] = useState(false);
  const mayWrite = roles.some((role) => may(role, 'collection:write'));
  const seen = collection.itemIds.filter((id) => {
    const shown = cards.get(id);
    return shown && !hiddenReason(shown.reference, collection);
  }).length;
  return (
    <div className="max-w-4xl">
      <PageHeader
        back={{ to: '/app/collections', label: words.pageBack }}
        title={collection.name}
        description={collection.description}
        actions={
          mayWrite ? (
            <Actions collection={collection} onEdit={editing ? undefined : () => setEditing(true)} />
          ) : null
        }
      />
      {editing ? <EditCollection collection={collection} onClose={() => setEditing(false)} /> : null}
      <SharePanel
        collection={collection}
        hasVisible={loaded ? seen > 0 : undefined}
        onChangeVisibility={mayWrite && !editing ? () => setEditing(true) : undefined}
      />
      <CollectionItems collection={collection} seen={loaded ? seen : undefined} mayWrite={mayWrite} />
    </div>
  );
}

function Actions({ collection, onEdit }: { collection: Collection; onEdit?: () => void }) {
  const { name, itemIds } = collection;
  const mayMakeDocuments = useMay('document:make');
  const [isMaking, setMaking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button
        variant="ghost"
        icon={<Trash2 aria-hidden />}
        onPointerEnter={DeleteCollectionDialog.prefetch}
        onFocus={DeleteCollectionDialog.prefetch}
        onClick={() => setDeleting(true)}
      >
        {words.pageRemove}
      </Button>
      {mayMakeDocuments && itemIds.length > 0 ? (
        <Button
          icon={<FileText aria-hidden />}
          onPointerEnter={MakeDocumentDialog.prefetch}
          onFocus={MakeDocumentDialog.prefetch}
          onClick={() => setMaking(true)}
        >
          {words.pageDocument}
        </Button>
      ) : null}
      {onEdit ? (
        <Button
          icon={<Pencil aria-hidden />}
          onPointerEnter={EditCollection.prefetch}
          onFocus={EditCollection.prefetch}
          onClick={onEdit}
        >
          {words.pageEdit}
        </Button>
      ) : null}
      {isMaking ? (
        <MakeDocumentDialog referenceIds={itemIds} title={name} onClose={() => setMaking(false)} />
      ) : null}
      {deleting ? (
        <DeleteCollectionDialog
          collection={collection}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate('/app/collections', { replace: true })}
        />
      ) : null}
    </>
  );
}

function Gone() {
  return (
    <EmptyState
      icon={<FolderX />}
      title={words.pageGone}
      action={<ButtonLink to="/app/collections">{words.pageBack}</ButtonLink>}
    >
      {words.pageGoneBody}
    </EmptyState>
  );
}

function PageSkeleton() {
  return (
    <Loading label={words.pageLoading}>
      <div className="max-w-4xl">
        <Skeleton className="mb-6 h-8 w-56" />
        <Skeleton className="mb-8 h-20 rounded-xl" />
        <Skeleton className="h-80 rounded-xl" />
      </div>
    </Loading>
  );
}
