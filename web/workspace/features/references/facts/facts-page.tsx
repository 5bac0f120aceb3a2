import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { referenceRoutes } from '#contract/resources/reference';
import * as words from '#words/facts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { useSettings } from '../../../lib/organization/settings.ts';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../lib/organization/records.ts';
import { useDraft } from '../../../record-editor/use-draft.ts';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../../ui/feedback/states.tsx';
import { FactsEditor } from './facts-editor.tsx';
import { factsDraft } from './facts-form.ts';

export default function FactsPage() {
  const { id = '' } = useParams();
  return <FactsOf key={id} id={id} />;
}

function FactsOf({ id }: { id: string }) {
  const { call, organizationId } = useActionContext();
  const key = recordKeys.reference(organizationId, id);
  const draft = useDraft(factsDraft(id));
  const reference = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(referenceRoutes.getReference, { id }, { signal }),
  });
  const facts = useQuery({
    queryKey: [...key, 'facts'],
    queryFn: ({ signal }) => call(referenceRoutes.getFacts, { id }, { signal }),
  });
  const settings = useSettings();
  useTitle(words.title);
  const failed = [reference, facts, settings].find(({ error, data }) => error && !data);
  if (failed) return <QueryError title={words.failed} query={failed} />;
  if (!reference.data || !facts.data || !settings.data || !draft)
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-8 w-56" />
        <Skeleton className="mt-6 h-72 rounded-xl" />
      </Loading>
    );
  const { language, languages } = settings.data;
  const original = reference.data.language ?? language;
  const offered = [language, ...languages].filter((code) => code !== original);
  return <FactsEditor reference={reference.data} record={facts.data} draft={draft} languages={offered} />;
}
