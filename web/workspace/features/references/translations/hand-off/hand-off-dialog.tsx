import { useState } from 'react';
import { limits } from '#contract/rules/limits';
import type { ContentLanguage } from '#contract/rules/content-languages';
import type { OrganizationSettings } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import { languageName, ownName } from '#contract/words/language-name';
import * as words from '#words/hand-off';
import { language as screenLanguage } from '#words/language';
import { messageOf } from '../../../../lib/api/api-client.ts';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { OptionCard } from '../../../../ui/forms/choice-group.tsx';
import { SelectField } from '../../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { downloadHandOff, handOffFormats, type HandOffFormat } from './hand-off.ts';

interface Props {
  references: readonly Reference[];
  settings: OrganizationSettings;
  /** The language that the list shows alone. */
  language: string;
  onClose: () => void;
}

export default function HandOffDialog({ references, settings, language: shown, onClose }: Props) {
  const { call } = useActionContext();
  const offered = [settings.language, ...settings.languages];
  const [language, setLanguage] = useState<ContentLanguage>(
    () => offered.find((code) => code === shown) ?? settings.languages[0]!,
  );
  const [format, setFormat] = useState<HandOffFormat>('xliff');
  const [read, setRead] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const ids = references.flatMap(({ id, language: own = settings.language }) =>
    own === language ? [] : [id],
  );
  const out = references.length - ids.length;
  const submit = async () => {
    setFailure(undefined);
    setRead(0);
    try {
      const fileName = await downloadHandOff(call, { ids, language, format }, setRead);
      notify.success(words.handedOff(ids.length, fileName));
      onClose();
    } catch (error) {
      setRead(undefined);
      setFailure(messageOf(error, words.handOffFailed));
    }
  };
  return (
    <FormDialog
      title={words.handOffTitle(references.length)}
      description={words.handOffBody}
      busy={read !== undefined}
      failure={failure}
      failureTitle={words.handOffFailed}
      cancel={words.cancel}
      save={words.download}
      disabled={ids.length === 0}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        label={words.into}
        value={language}
        onChange={({ target }) => setLanguage(target.value as ContentLanguage)}
        options={offered.map((code) => ({ value: code, label: ownName(code) }))}
      />
      <fieldset>
        <legend className="mb-1.5 font-medium">{words.format}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {handOffFormats.map((one) => (
            <OptionCard
              key={one}
              name="format"
              value={one}
              {...words.formats[one]}
              checked={one === format}
              onChange={() => setFormat(one)}
            />
          ))}
        </div>
      </fieldset>
      <output className="flex flex-col gap-1 text-pretty text-ink-2 empty:hidden">
        {out > 0 ? <p>{words.staysOut(out, languageName(language, screenLanguage))}</p> : null}
        {ids.length > limits.handOffReferences ? <p>{words.severalFiles(limits.handOffReferences)}</p> : null}
        {read === undefined ? null : <p>{words.reading(read, ids.length)}</p>}
      </output>
    </FormDialog>
  );
}
