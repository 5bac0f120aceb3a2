import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Reference } from '#contract/reference';
import { isApiError } from '../../../lib/api-client.ts';
import { useBranding } from '../../../lib/records.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { useDraft } from '../../../record-editor/use-draft.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useReference } from '../use-reference.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { initialValues, readInitialValues, withRequestedCustomer } from './initial-values.ts';
import { ReferenceEditor } from './reference-editor.tsx';
import { referenceKind } from './reference-kind.ts';
import { texts } from './texts.ts';

/** Create New Reference, or one that exists. */
export default function EditorPage() {
  const { id = 'new' } = useParams();
  const location = useLocation();
  const reference = useReference(id === 'new' ? undefined : id);
  useTitle(id === 'new' ? texts.editor.newTitle : (reference.data?.name ?? texts.editor.untitled));

  const gone = id !== 'new' && !reference.data && isApiError(reference.error, 'NOT_FOUND');
  if (id !== 'new' && !reference.data && !gone) {
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
  // A new reference keeps its session when it gets an id; each further "new" is a session of its own.
  const kept = (location.state as { session?: string } | null)?.session;
  const session = kept ?? (id === 'new' ? `new ${location.key}` : id);
  return (
    <DraftedEditor
      key={session}
      session={session}
      id={id}
      record={id === 'new' ? undefined : reference.data}
      gone={gone}
    />
  );
}

interface Props {
  session: string;
  id: string;
  record: Reference | undefined;
  /** The record does not exist, or not any more. */
  gone: boolean;
}

/** The editor with what was left unsaved, which may be all there is of a reference that was deleted. */
function DraftedEditor({ id, gone, ...rest }: Props) {
  const [address] = useSearchParams();
  // Fixed: a new reference that gets an id goes on in the same session.
  const [begunAs] = useState(id);
  const draft = useDraft(referenceKind.draftName(begunAs));
  const branding = useBranding();
  // Which template a new one starts with has to be known before the first word; without an answer it is the usual one.
  if (!draft || (begunAs === 'new' && branding.isPending)) return <EditorSkeleton />;
  if (gone && !draft.draft) return <Gone />;
  const requested = readInitialValues(address);
  return (
    <ReferenceEditor
      {...rest}
      id={begunAs}
      gone={gone}
      draft={{ ...draft, draft: withRequestedCustomer(draft.draft, requested) }}
      initial={initialValues(requested, branding.data)}
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
