import { FileText, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as words from '#words/made-documents';
import { useMadeDocuments } from '../../documents/made-documents.ts';
import { useMay } from '../../lib/organization/active-organization.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { ButtonLink } from '../../ui/elements/button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError } from '../../ui/feedback/states.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { DocumentList } from './document-list.tsx';

const MakeDocumentDialog = onDemand(() => import('../../documents/make-document-dialog.tsx'));

/** Not a page of its own, because what every page loads would name it. */
const FormsPage = lazy(() => import('./forms/forms-page.tsx'));

export default function DocumentsPage() {
  return useLocation().pathname.endsWith('/forms') ? (
    <Suspense fallback={<ListSkeleton />}>
      <FormsPage />
    </Suspense>
  ) : (
    <Documents />
  );
}

function Documents() {
  useTitle(words.title);
  const isMaking = useLocation().pathname.endsWith('/new');
  const mayMake = useMay('document:make');
  const navigate = useNavigate();
  const newest = useMadeDocuments();
  const isEmpty = newest.data?.documents.length === 0;
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={
          <>
            <ButtonLink to="/app/documents/forms">{words.forms}</ButtonLink>
            {mayMake && !isEmpty ? <MakeButton variant="primary">{words.make}</MakeButton> : null}
          </>
        }
      />
      {newest.data === undefined && newest.error ? (
        <QueryError title={words.failed} query={newest} />
      ) : !newest.data ? (
        <ListSkeleton />
      ) : isEmpty ? (
        <EmptyState
          icon={<FileText />}
          title={words.emptyTitle}
          action={
            <>
              <ButtonLink to="/app/references" variant="primary">
                {words.choose}
              </ButtonLink>
              {mayMake ? <MakeButton variant="secondary">{words.makeAll}</MakeButton> : null}
            </>
          }
        >
          {words.empty}
        </EmptyState>
      ) : (
        <DocumentList mayMake={mayMake} />
      )}
      {isMaking && mayMake ? (
        <MakeDocumentDialog onClose={() => void navigate('/app/documents', { replace: true })} />
      ) : null}
    </>
  );
}

function MakeButton({ variant, children }: { variant: 'primary' | 'secondary'; children: string }) {
  return (
    <ButtonLink
      to="/app/documents/new"
      variant={variant}
      icon={<Plus aria-hidden />}
      onPointerEnter={MakeDocumentDialog.prefetch}
      onFocus={MakeDocumentDialog.prefetch}
    >
      {children}
    </ButtonLink>
  );
}

function ListSkeleton() {
  return (
    <Loading label={words.loading}>
      <Skeleton className="h-64 rounded-xl" />
    </Loading>
  );
}
