import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type Reference, referenceRoutes } from '#contract/resources/reference';
import * as words from '#words/reference-editor';
import { isApiError } from '../../../lib/api/api-client.ts';
import { rememberedAt } from '../../../lib/device/last-seen.ts';
import { useBranding, recordKeys, useCustomers, useReferences } from '../../../lib/organization/records.ts';
import { useSettings } from '../../../lib/organization/settings.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { useDraft } from '../../../record-editor/use-draft.ts';
import { ButtonLink } from '../../../ui/elements/button.tsx';
import { EmptyState, QueryError } from '../../../ui/feedback/states.tsx';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ReferenceEditor } from './reference-editor.tsx';
import { referenceKind, initialValues, readInitialValues, withRequestedCustomer } from './reference-kind.ts';

const TranslationPage = onDemand(() => import('../translations/editor/translation-page.tsx'));

export default function EditorPage() {
  const { id = 'new' } = useParams();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const settings = useSettings();
  const location = useLocation();
  const reference = useReference(id === 'new' ? undefined : id);
  useTitle(id === 'new' ? words.editor.newTitle : (reference.data?.name ?? words.editor.untitled));

  // Stored data may be outdated or deleted, so it can be viewed but not edited.
  const isAnswered = id === 'new' || reference.dataUpdatedAt !== rememberedAt;
  const gone = !isAnswered && isApiError(reference.error, 'NOT_FOUND');
  if (!isAnswered && !gone) {
    if (reference.error) return <QueryError title={words.editor.failed} query={reference} />;
    if (!reference.data) return <EditorSkeleton />;
  }
  const language = address.get('language');
  if (language !== null && !gone && (!isAnswered || settings.isPending)) return <EditorSkeleton />;
  const chosen = settings.data?.languages.find((code) => code === language);
  if (settings.data && reference.data && chosen && !gone)
    return (
      <TranslationPage
        key={`${id} ${chosen}`}
        reference={reference.data}
        settings={settings.data}
        language={chosen}
        onClose={() => void navigate(`/app/references/${id}`, { replace: true })}
      />
    );
  // A new reference keeps its session when it gets an id; each further "new" starts its own.
  const savedSession = (location.state as { session?: string } | null)?.session;
  const session = savedSession ?? (id === 'new' ? `new ${location.key}` : id);
  return (
    <div inert={!isAnswered && !gone}>
      <DraftedEditor
        // If a shown reference turns out to be deleted, the editor restarts with its unsaved changes.
        key={gone ? `gone ${session}` : session}
        session={session}
        id={id}
        record={id === 'new' || gone ? undefined : reference.data}
        gone={gone}
      />
    </div>
  );
}

interface Props {
  session: string;
  id: string;
  record: Reference | undefined;
  gone: boolean;
}

function DraftedEditor({ id, gone, ...rest }: Props) {
  const [address] = useSearchParams();
  // The id stays fixed, so that a new reference continues its session once it has an id.
  const [begunAs] = useState(id);
  const draft = useDraft(referenceKind.draftName(begunAs));
  const branding = useBranding();
  // A new reference needs its initial template before anybody types. Without a response it gets the default one.
  const isFirst = useIsFirst();
  if (!draft || (begunAs === 'new' && (isUnanswered(branding) || isFirst === undefined)))
    return <EditorSkeleton />;
  if (gone && !draft.draft) return <Gone />;
  const requested = readInitialValues(address);
  return (
    <ReferenceEditor
      {...rest}
      id={begunAs}
      gone={gone}
      templateChosen={requested.templateId !== undefined}
      draft={{ ...draft, draft: withRequestedCustomer(draft.draft, requested) }}
      initial={initialValues(requested, branding.data, isFirst)}
    />
  );
}

const isUnanswered = (query: UseQueryResult): boolean =>
  query.isPending || (query.dataUpdatedAt === rememberedAt && query.isFetching);

function useIsFirst(): boolean | undefined {
  const customers = useCustomers();
  const references = useReferences();
  if (customers.data?.length !== 0) return isUnanswered(customers) ? undefined : false;
  return isUnanswered(references) ? undefined : references.data?.length === 0;
}

function Gone() {
  const { gone, goneBody, back } = words.editor;
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

function useReference(id: string | undefined) {
  const { call, client, organizationId } = useActionContext();
  const list = recordKeys.references(organizationId);
  return useQuery({
    queryKey: recordKeys.reference(organizationId, id ?? 'new'),
    queryFn: ({ signal }) => call(referenceRoutes.getReference, { id: id! }, { signal }),
    enabled: id !== undefined,
    initialData: () => client.getQueryData<Reference[]>(list)?.find((reference) => reference.id === id),
    initialDataUpdatedAt: () => client.getQueryState(list)?.dataUpdatedAt,
  });
}

function EditorSkeleton() {
  return (
    <Loading label={words.loading}>
      <div className="mb-6 flex items-center justify-between">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-9 w-40" />
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-44 rounded-xl" />
          <Skeleton className="h-72 rounded-xl" />
          <Skeleton className="h-48 rounded-xl" />
        </div>
        <Skeleton className="hidden h-[30rem] rounded-xl lg:block" />
      </div>
    </Loading>
  );
}
