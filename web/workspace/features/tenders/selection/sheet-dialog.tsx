import { useForm, useWatch } from 'react-hook-form';
import { useState } from 'react';
import { languageName } from '#contract/words/language-name';
import { cardOf } from '#contract/cards/card';
import { knownBy, tellsCustomer } from '#contract/permission/tells-customer';
import {
  chosenFacts,
  factEntries,
  factTexts,
  isChosenFact,
  type FactName,
  type FactTexts,
} from '#contract/reference/facts';
import type { Tender } from '#contract/resources/tender';
import { toldOf, type SentPick, type TenderPick } from '#contract/tender/pick';
import { labels } from '#words/told-facts';
import { language as screenLanguage } from '#words/language';
import * as words from '#words/tender-sheet';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { Link } from '../../../ui/elements/link.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useChangePicks } from '../api.ts';
import type { Candidate } from '../ranking/use-candidates.ts';

interface Props extends Pick<Candidate, 'reference' | 'customer' | 'record'> {
  tender: Pick<Tender, 'id' | 'languages' | 'partsVersion'>;
  pick: TenderPick;
  onClose: () => void;
}

interface SheetForm extends Record<keyof FactTexts, string> {
  language: string;
  anonymous: boolean;
  told: FactName[];
}

/** What one tender says otherwise than the reference does. */
export default function SheetDialog({ tender, pick, reference, customer, record, onClose }: Props) {
  const { mutateAsync } = useChangePicks(tender.id);
  const [failure, setFailure] = useState<string>();
  const { facts, languages } = record;
  const offered = factEntries.flatMap(([name, { audience }]) =>
    (audience === 'tender' || isChosenFact(name)) && facts[name] !== undefined && !unoffered.has(name)
      ? [name]
      : [],
  );
  const { own, anonymous = false } = pick;
  const toldNow = toldOf(facts, pick);
  const form = useForm<SheetForm>({
    defaultValues: {
      language: own?.language ?? tender.languages.find((code) => languages.includes(code)) ?? languages[0]!,
      tenderTitle: own?.tenderTitle ?? '',
      tenderText: own?.tenderText ?? '',
      ourPart: own?.ourPart ?? '',
      anonymous,
      told: offered.filter((name) => toldNow[name] !== undefined),
    },
  });
  const { register, handleSubmit, control, formState } = form;
  const [language, isAnonymous, title] = useWatch({
    control,
    name: ['language', 'anonymous', 'tenderTitle'],
  });
  const card = cardOf(reference);
  const isOriginal = language === languages[0];
  const usual: FactTexts = isOriginal
    ? {
        tenderTitle: facts.tenderTitle ?? reference.name,
        tenderText: facts.tenderText ?? card.shortDescription,
        ourPart: facts.ourPart,
      }
    : (facts.translations?.[language] ?? {});
  const offeredLanguages = [...new Set([...languages, ...tender.languages, ...(own ? [own.language] : [])])];
  const isTold =
    isAnonymous &&
    tellsCustomer(title || (usual.tenderTitle ?? ''), {
      name: customer.name,
      ...knownBy(customer),
    });
  const submit = handleSubmit(async ({ told, anonymous: hidden, ...ownWords }) => {
    setFailure(undefined);
    const sent = {
      referenceId: pick.referenceId,
      needIds: pick.needIds,
      own: factTexts.some((name) => ownWords[name].trim()) ? ownWords : null,
      anonymous: hidden,
      told: chosenFacts.filter((name) => told.includes(name)),
      untold: offered.filter((name) => !told.includes(name) && !isChosenFact(name)),
    };
    try {
      await mutateAsync({ partsVersion: tender.partsVersion, add: [sent as SentPick] });
      onClose();
    } catch (error) {
      const isChanged = isApiError(error, 'VERSION_CONFLICT');
      setFailure(isChanged ? words.changed : isApiError(error) ? messageOf(error) : words.failed);
    }
  });
  return (
    <FormDialog
      title={words.title(reference.name)}
      description={words.description}
      size="lg"
      busy={formState.isSubmitting}
      failure={failure}
      failureTitle={words.notSaved}
      cancel={words.cancel}
      save={words.save}
      onClose={onClose}
      onSubmit={submit}
    >
      {offeredLanguages.length > 1 ? (
        <SelectField
          label={words.language}
          hint={languages.includes(language) ? words.languageHint : words.languageMissing}
          options={offeredLanguages.map((code) => ({
            value: code,
            label: languageName(code, screenLanguage),
          }))}
          {...register('language')}
        />
      ) : null}
      <TextField
        label={labels.tenderTitle}
        placeholder={usual.tenderTitle}
        error={isTold ? words.titleTells : undefined}
        {...register('tenderTitle')}
      />
      <TextArea label={labels.tenderText} placeholder={usual.tenderText} {...register('tenderText')} />
      <TextArea label={labels.ourPart} placeholder={usual.ourPart} {...register('ourPart')} />
      <div>
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            disabled={!card.alias && !anonymous}
            className="size-4 accent-(--accent)"
            {...register('anonymous')}
          />
          {words.anonymous}
        </label>
        <p className="text-[0.8125rem] text-ink-2">
          {card.alias ? words.calledSo(card.alias) : words.needsAlias}{' '}
          {card.alias ? null : (
            <Link to={`/app/references/${reference.id}`} className="underline underline-offset-4">
              {words.openReference}
            </Link>
          )}
        </p>
      </div>
      {offered.length > 0 ? (
        <fieldset>
          <legend className="mb-1.5 font-medium">{words.facts}</legend>
          <div className="grid gap-x-5 sm:grid-cols-2">
            {offered.map((name) => (
              <label key={name} className="flex min-h-9 items-center gap-2">
                <input
                  type="checkbox"
                  value={name}
                  className="size-4 shrink-0 accent-(--accent)"
                  {...register('told')}
                />
                {labels[name]}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
    </FormDialog>
  );
}

/** Texts have fields of their own, and which facts are secret is said with each. */
const unoffered = new Set<FactName>([...factTexts, 'translations', 'secret']);
