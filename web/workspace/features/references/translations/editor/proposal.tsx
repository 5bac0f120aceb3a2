import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { TranslatedField } from '#contract/reference/field-values';
import type { Reference } from '#contract/resources/reference';
import { translationRoutes, type OriginalTexts, type TranslatedTexts } from '#contract/resources/translation';
import type { ContentLanguage } from '#contract/rules/content-languages';
import * as words from '#words/translations';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../../lib/organization/records.ts';
import { Notice } from '../../../../record-editor/record-form.tsx';
import { Badge } from '../../../../ui/elements/badge.tsx';
import { Button } from '../../../../ui/elements/button.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { namesOf } from '../../reference-form.ts';
import { missingFields, type TranslationForm } from './translation-form.ts';

interface Props {
  reference: Reference;
  language: ContentLanguage;
  present: OriginalTexts;
}

/** Offered only where the operator has switched machine proposals on. */
export function ProposeTranslation({ reference, language, present }: Props) {
  const { call, client, organizationId } = useActionContext();
  const { getValues, setValue } = useFormContext<TranslationForm>();
  const form = useWatch<TranslationForm>() as TranslationForm;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { data: proposes = false } = useQuery({
    queryKey: [...recordKeys.all(organizationId), 'proposes'],
    queryFn: async ({ signal }) =>
      (await call(translationRoutes.listTranslations, { id: reference.id }, { signal })).proposes,
    staleTime: Infinity,
  });
  const empty = missingFields(form, present);
  if (!proposes || (empty.length === 0 && !failure)) return null;
  const propose = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { id, version } = reference;
      const proposal = await call(translationRoutes.proposeTranslation, { id, language, fields: empty });
      if (proposal.originalVersion === version) take(proposal.fields);
      else {
        void client.invalidateQueries({ queryKey: recordKeys.reference(organizationId, id) });
        setFailure(words.originalMoved);
      }
    } catch (error) {
      const told = isApiError(error) && error.code && words.proposalErrors[error.code];
      setFailure(told || words.proposalFailed);
    }
    setBusy(false);
  };
  // Somebody may have typed while the machine translated.
  const take = (fields: TranslatedTexts) => {
    const now = getValues();
    const filled = missingFields(now, present).filter((name) => fields[name]?.length);
    for (const name of filled)
      if (name === 'figures') setValue(name, withProposal(now.figures, fields.figures));
      else setValue(name, fields[name]!);
    setValue('proposed', [...new Set([...now.proposed, ...filled])]);
    if (filled.length > 0) setValue('origin', 'machine');
  };
  return (
    <>
      {empty.length > 0 ? (
        <Notice icon={<Languages aria-hidden />} text={words.proposeNote(namesOf(empty))}>
          <Button size="sm" busy={busy} onClick={() => void propose()}>
            {words.propose}
          </Button>
        </Notice>
      ) : null}
      <FormError>{failure}</FormError>
    </>
  );
}

const withProposal = (figures: TranslationForm['figures'], proposed: TranslatedTexts['figures'] = []) =>
  proposed.map(({ unit, label }, at) => ({
    unit: figures[at]?.unit || unit || '',
    label: figures[at]?.label || label,
  }));

export function ProposedMark({ name }: { name: TranslatedField }) {
  const { setValue, clearErrors } = useFormContext<TranslationForm>();
  const proposed = useWatch<TranslationForm, 'proposed'>({ name: 'proposed' });
  if (!proposed.includes(name)) return null;
  const check = () => {
    clearErrors(name);
    setValue(
      'proposed',
      proposed.filter((other) => other !== name),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="accent">{words.proposed}</Badge>
      <Button size="sm" onClick={check}>
        {words.proposalChecked}
      </Button>
    </div>
  );
}
