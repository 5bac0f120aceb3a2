import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { Reference } from '#contract/resources/reference';
import { translationRoutes, type Terms } from '#contract/resources/translation';
import type { ContentLanguage } from '#contract/rules/content-languages';
import * as words from '#words/terms';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../../lib/organization/records.ts';
import { useDraft } from '../../../../record-editor/use-draft.ts';
import { EmptyState, QueryError } from '../../../../ui/feedback/states.tsx';
import { TermsEditor } from './terms-editor.tsx';
import { termsInUse } from './terms-in-use.ts';
import { draftName } from './terms-kind.ts';
import { TermsSkeleton } from './terms-skeleton.tsx';

interface SavedTermsProps {
  references: readonly Reference[];
  language: ContentLanguage;
  usual: string;
}

export function SavedTerms({ references, language, usual }: SavedTermsProps) {
  const { call, client, organizationId } = useActionContext();
  const queryKey = [...recordKeys.all(organizationId), 'terms', language];
  const saved = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(translationRoutes.getTerms, { language }, { signal }),
  });
  const draft = useDraft(draftName(language));
  const { terms, tooLong } = termsInUse(references, { language, usual });
  if (!saved.data && saved.error) return <QueryError title={words.failed} query={saved} />;
  if (!saved.data || !draft) return <TermsSkeleton />;
  if (terms.length === 0 && saved.data.terms.length === 0)
    return (
      <EmptyState icon={<FileText />} title={words.noneTitle}>
        {words.none}
      </EmptyState>
    );
  return (
    <TermsEditor
      language={language}
      usual={usual}
      inUse={terms}
      tooLong={tooLong}
      record={saved.data}
      draft={draft}
      onSaved={(next: Terms) => client.setQueryData(queryKey, next)}
    />
  );
}
