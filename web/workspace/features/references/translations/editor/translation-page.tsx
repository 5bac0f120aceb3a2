import * as words from '#words/translations';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { useDraft } from '../../../../record-editor/use-draft.ts';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../../../ui/feedback/states.tsx';
import { useTranslation } from '../api.ts';
import type { TranslationPageProps } from './editor-state.ts';
import { TranslationEditor } from './translation-editor.tsx';
import { draftName } from './translation-kind.ts';

export default function TranslationPage(props: TranslationPageProps) {
  const { reference, language } = props;
  const translation = useTranslation(reference, language);
  const draft = useDraft(draftName(reference.id, language));
  const isNew = !reference.translations?.[language] || isApiError(translation.error, 'NOT_FOUND');
  if (!isNew && !translation.data && translation.error)
    return <QueryError title={words.failed} query={translation} />;
  if (!draft || (!isNew && !translation.data))
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-8 w-56" />
        <Skeleton className="mt-6 h-72 rounded-xl" />
      </Loading>
    );
  return <TranslationEditor {...props} record={translation.data} draft={draft} />;
}
