import { useState } from 'react';
import { get, useFormContext, type FieldError } from 'react-hook-form';
import { languageName, ownName } from '#contract/words/language-name';
import { language as screenLanguage } from '#words/language';
import * as words from '#words/other-languages';
import { TextArea, TextField } from '../ui/forms/text-field.tsx';
import { Tabs } from '../ui/page/tabs.tsx';

interface OwnText {
  name: string;
  label: string;
  /** Shown while nothing is written, because visitors then read it. */
  original?: string;
  maxLength: number;
  isLong?: boolean;
}

interface Props {
  /** The form's field of a text in a language. */
  fieldOf: (code: string, name: string) => string;
  languages: readonly string[];
  texts: readonly OwnText[];
  /** Says what is read of a text that is left empty. */
  hint?: string;
  readOnly?: boolean;
  onClose: () => void;
}

/** The texts of a form in its other languages, a tab for each. */
export default function OtherLanguages({ languages, texts, fieldOf, hint = words.hint, readOnly }: Props) {
  const { register, formState } = useFormContext<Record<string, string>>();
  const messageAt = (path: string): string | undefined => {
    const error: FieldError | undefined = get(formState.errors, path);
    return error?.message;
  };
  const [chosen, setChosen] = useState(languages[0]!);
  const failing = languages.find((code) => texts.some(({ name }) => messageAt(fieldOf(code, name))));
  const [shownFailure, setShownFailure] = useState(failing);
  if (failing !== shownFailure) {
    setShownFailure(failing);
    if (failing) setChosen(failing);
  }
  return (
    <section aria-label={words.title}>
      <h3 className="font-medium">{words.title}</h3>
      <p className="mb-1 text-[0.8125rem] text-ink-2">{hint}</p>
      <Tabs
        label={words.title}
        tabs={languages.map((code) => ({ id: code, label: ownName(code) }))}
        chosen={chosen}
        onChoose={setChosen}
      >
        <div className="flex flex-col gap-5">
          {texts.map(({ name, label, original, maxLength, isLong }) => {
            const path = fieldOf(chosen, name);
            const field = {
              label: words.textIn(label, languageName(chosen, screenLanguage)),
              error: messageAt(path),
              placeholder: original,
              lang: chosen,
              dir: 'auto',
              maxLength,
              readOnly,
              ...register(path),
            } as const;
            return isLong ? (
              <TextArea key={path} rows={3} {...field} />
            ) : (
              <TextField key={path} autoComplete="off" {...field} />
            );
          })}
        </div>
      </Tabs>
    </section>
  );
}
