import { useCallback, useState } from 'react';
import { contentLanguages, type ContentLanguage } from '#contract/rules/content-languages';
import { untranslatedChoices } from '#contract/rules/choices';
import { limits } from '#contract/rules/limits';
import type { OrganizationSettings } from '#contract/resources/organization';
import { ownName } from '#contract/words/language-name';
import * as words from '#words/settings';
import { isApiError, messageOf, type ApiError } from '../../../lib/api/api-client.ts';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../lib/organization/records.ts';
import { useChangeSettings } from '../../../lib/organization/settings.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { OptionCard } from '../../../ui/forms/choice-group.tsx';
import { SelectField } from '../../../ui/forms/text-field.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { LanguageList } from './language-list.tsx';
import { SettingsForm } from './settings-form.tsx';

const UntranslatedPicture = onDemand(() => import('./untranslated-picture.tsx'));

type Chosen = Pick<OrganizationSettings, 'language' | 'languages' | 'untranslated'>;

const chosenIn = ({ language, languages, untranslated }: Chosen): Chosen => ({
  language,
  languages,
  untranslated,
});
const same = (one: Chosen, other: Chosen) => JSON.stringify(one) === JSON.stringify(other);

interface Props {
  settings: OrganizationSettings;
  readOnly: boolean;
}

export function LanguagesForm({ settings, readOnly }: Props) {
  const [chosen, setChosen] = useState<Chosen>();
  const [failure, setFailure] = useState<string>();
  const [taken, setTaken] = useState<ApiError>();
  const { mutateAsync, isPending } = useChangeSettings();
  const { client, organizationId } = useActionContext();
  const saved = chosenIn(settings);
  const shown = chosen ?? saved;
  const change = (part: Partial<Chosen>) => {
    setTaken(undefined);
    setChosen({ ...shown, ...part });
  };
  const submit = async () => {
    setFailure(undefined);
    setTaken(undefined);
    try {
      // A concurrent change by somebody else must not be overwritten unseen.
      await mutateAsync({
        change: (now) => (same(chosenIn(now), saved) ? shown : undefined),
        before: settings,
      });
      setChosen(undefined);
      // The branding names the languages of its texts.
      void client.invalidateQueries({ queryKey: recordKeys.branding(organizationId), refetchType: 'none' });
      notify.success(words.languagesSaved);
    } catch (error) {
      if (isApiError(error, 'SLUG_TAKEN')) setTaken(error);
      else setFailure(isApiError(error, 'VERSION_CONFLICT') ? words.languagesConflict : messageOf(error));
    }
  };
  const removed = saved.languages.filter((code) => !shown.languages.includes(code));
  return (
    <SettingsForm
      failure={failure}
      readOnly={readOnly}
      busy={isPending}
      unchanged={same(shown, saved)}
      save={words.languagesSave}
      onSubmit={submit}
    >
      <SelectField
        label={words.languagesOriginal}
        hint={words.languagesOriginalHint}
        value={shown.language}
        disabled={readOnly}
        options={namedOf(contentLanguages)}
        onChange={({ target }) => {
          const language = target.value as ContentLanguage;
          change({ language, languages: shown.languages.filter((code) => code !== language) });
        }}
      />
      <LanguageList
        languages={shown.languages}
        taken={taken}
        onChange={readOnly ? undefined : (languages) => change({ languages })}
      />
      {readOnly || shown.languages.length >= limits.languages - 1 ? null : (
        <SelectField
          label={words.languagesAdd}
          hint={words.languagesAddHint}
          value=""
          placeholder={words.languagesChoose}
          options={namedOf(
            contentLanguages.filter((code) => code !== shown.language && !shown.languages.includes(code)),
          )}
          onChange={({ target }) =>
            change({ languages: [...shown.languages, target.value as ContentLanguage] })
          }
        />
      )}
      {removed.length > 0 ? (
        <output className="text-pretty text-ink-2">
          {words.languagesRemoved(removed.map(ownName).join(', '))}
        </output>
      ) : null}
      {shown.languages.length > 0 ? (
        <Untranslated shown={shown} readOnly={readOnly} onChange={change} />
      ) : null}
    </SettingsForm>
  );
}

const namedOf = (codes: readonly ContentLanguage[]) =>
  codes
    .map((value) => ({ value, label: ownName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

interface UntranslatedProps {
  shown: Chosen;
  readOnly: boolean;
  onChange: (part: Pick<Chosen, 'untranslated'>) => void;
}

/** The pictures load the code of cards, so they wait until somebody scrolls to them. */
function Untranslated({ shown, readOnly, onChange }: UntranslatedProps) {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <fieldset ref={watch} disabled={readOnly} className="min-w-0">
      <legend className="mb-1.5 font-medium">{words.languagesUntranslated}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {untranslatedChoices.map((choice) => (
          <div key={choice} className="row-span-2 grid min-w-0 grid-rows-subgrid gap-2">
            <OptionCard
              name="untranslated"
              value={choice}
              {...words.languagesChoices[choice]}
              checked={choice === shown.untranslated}
              onChange={() => onChange({ untranslated: choice })}
            />
            {isSeen ? (
              <UntranslatedPicture
                choice={choice}
                original={shown.language}
                language={shown.languages[0]!}
                onClose={() => {}}
              />
            ) : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
