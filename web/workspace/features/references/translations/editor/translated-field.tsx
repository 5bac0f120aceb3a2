import { clsx } from 'clsx';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { referenceFields, type ReferenceField } from '#contract/reference/fields';
import { textsOf, type TranslatedField } from '#contract/reference/field-values';
import type { OriginalTexts } from '#contract/resources/translation';
import { languageName, ownName } from '#contract/words/language-name';
import { language as screenLanguage } from '#words/language';
import * as words from '#words/translations';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { DiffText } from '../../../../permissions/changes/diff-text.tsx';
import { RichTextField } from '../../../../rich-text/rich-text-field.tsx';
import { Badge } from '../../../../ui/elements/badge.tsx';
import { FieldNote } from '../../../../ui/forms/field.tsx';
import { TextArea, TextField } from '../../../../ui/forms/text-field.tsx';
import { roomIn } from '../../editor/form/room-in.ts';
import { FiguresField } from './figures-field.tsx';
import { ProposedMark } from './proposal.tsx';
import type { TextName, TranslationForm } from './translation-form.ts';

interface Original {
  language: string;
  present: OriginalTexts;
  before: OriginalTexts | undefined;
}

interface Props {
  name: TranslatedField;
  language: string;
  original: Original;
}

export function TranslatedFieldSection({ name, language, original }: Props) {
  const { label } = referenceFields[name];
  const { formState } = useFormContext<TranslationForm>();
  const [same, leaveOut] = useWatch<TranslationForm, ['same', 'leaveOut']>({ name: ['same', 'leaveOut'] });
  const isWritten = !same.includes(name) && !leaveOut.includes(name);
  const message = formState.errors[name]?.message;
  return (
    <section
      aria-label={label}
      className="@container rounded-xl border border-line bg-surface px-4 py-4 sm:px-6"
    >
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <OriginalText name={name} original={original} />
        <div className="flex min-w-0 flex-col gap-2">
          {isWritten ? (
            <Input name={name} language={language} present={original.present} />
          ) : (
            <p className="font-medium">{words.fieldIn(label, languageName(language, screenLanguage))}</p>
          )}
          {isWritten ? null : (
            <p className="text-ink-2">{same.includes(name) ? words.sameNote : words.leaveOutNote}</p>
          )}
          <ProposedMark name={name} />
          <Marks name={name} />
          {isWritten && name !== 'figures' ? null : <FieldNote error={message} />}
        </div>
      </div>
    </section>
  );
}

function OriginalText({ name, original: { language, present, before } }: Pick<Props, 'name' | 'original'>) {
  const now = inWords(present, name);
  const then = before && inWords(before, name);
  const isChanged = then !== undefined && then !== now;
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-center gap-2">
        <h2 className="text-[0.8125rem] text-ink-3">
          {words.original(referenceFields[name].label)} <bdi lang={language}>{ownName(language)}</bdi>
        </h2>
        {isChanged ? <Badge tone="warn">{words.changedBadge}</Badge> : null}
      </div>
      <p
        lang={language}
        dir="auto"
        className={clsx(
          'max-h-96 overflow-y-auto text-pretty wrap-anywhere whitespace-pre-wrap',
          !isChanged && 'text-ink-2',
        )}
      >
        {isChanged ? <DiffText before={then} after={now} /> : now}
      </p>
    </div>
  );
}

const inWords = (texts: OriginalTexts, name: TranslatedField) => textsOf(texts[name]).join('\n');

function Input({ name, language, present }: Omit<Props, 'original'> & { present: OriginalTexts }) {
  const label = words.fieldIn(referenceFields[name].label, languageName(language, screenLanguage));
  if (name === 'figures')
    return <FiguresField label={label} language={language} original={present.figures ?? []} />;
  return <TextInput name={name} label={label} language={language} />;
}

function TextInput({ name, label, language }: { name: TextName; label: string; language: string }) {
  const { organizationId } = useActionContext();
  const { field, fieldState } = useController<TranslationForm, TextName>({ name });
  const { kind, markdown } = referenceFields[name] as ReferenceField;
  const about = {
    label,
    error: fieldState.error?.message,
    aside: kind === 'text' ? roomIn(name, field.value.length) : undefined,
    lang: language,
    dir: 'auto',
    ...field,
  } as const;
  if (markdown) return <RichTextField {...about} organizationId={organizationId} />;
  if (kind === 'text') return <TextArea {...about} rows={3} />;
  return <TextField {...about} autoComplete="off" />;
}

const choices = ['same', 'leaveOut'] as const;

function Marks({ name }: Pick<Props, 'name'>) {
  const { getValues, setValue, clearErrors } = useFormContext<TranslationForm>();
  const values = useWatch<TranslationForm, ['same', 'leaveOut']>({ name: [...choices] });
  const toggle = (chosen: (typeof choices)[number]) => {
    clearErrors(name);
    setValue(
      'proposed',
      getValues('proposed').filter((other) => other !== name),
    );
    choices.forEach((choice, at) => {
      const others = values[at]!.filter((other) => other !== name);
      const isOn = choice === chosen && others.length === values[at]!.length;
      setValue(choice, isOn ? [...others, name] : others);
    });
  };
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {choices.map((choice, at) =>
        // A card without a title cannot be drawn.
        choice === 'leaveOut' && name === 'title' ? null : (
          <label key={choice} className="inline-flex min-h-8 items-center gap-2 text-[0.8125rem]">
            <input
              type="checkbox"
              checked={values[at]!.includes(name)}
              onChange={() => toggle(choice)}
              className="size-4 accent-accent"
            />
            {words.marks[choice]}
          </label>
        ),
      )}
    </div>
  );
}
