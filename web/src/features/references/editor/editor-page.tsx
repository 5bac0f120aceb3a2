import { FileQuestion } from 'lucide-react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../lib/api-client.ts';
import { useBranding } from '../../../lib/records.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useReference } from '../api.ts';
import { readWish, withFirstTemplate } from './begin.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { ReferenceEditor } from './reference-editor.tsx';
import { texts } from '../texts.ts';

/** Create New Reference, or one that exists. */
export default function EditorPage() {
  const { id = 'new' } = useParams();
  const location = useLocation();
  const [address] = useSearchParams();
  const reference = useReference(id === 'new' ? undefined : id);
  const branding = useBranding();
  useTitle(id === 'new' ? texts.editor.newTitle : (reference.data?.name ?? texts.editor.untitled));

  if (id !== 'new' && !reference.data) {
    if (isApiError(reference.error, 'NOT_FOUND')) return <Gone />;
    if (!reference.error) return <EditorSkeleton />;
    return (
      <ErrorState
        title={texts.editor.failed}
        error={reference.error}
        retrying={reference.isFetching}
        onRetry={() => void reference.refetch()}
      />
    );
  }
  // Which template a new one starts with has to be known before the first word; without an answer it is the usual one.
  if (id === 'new' && branding.isPending) return <EditorSkeleton />;
  // A new reference keeps its session when it gets an id; each further "new" is a session of its own.
  const kept = (location.state as { session?: string } | null)?.session;
  const session = kept ?? (id === 'new' ? `new ${location.key}` : id);
  return (
    <ReferenceEditor
      key={session}
      session={session}
      record={id === 'new' ? undefined : reference.data}
      wish={withFirstTemplate(readWish(address), branding.data)}
    />
  );
}

function Gone() {
  const { gone, goneBody, back } = texts.editor;
  return (
    <EmptyState
      icon={<FileQuestion />}
      title={gone}
      action={<ButtonLink to="/app/references">{back}</ButtonLink>}
    >
      {goneBody}
    </EmptyState>
  );
}
