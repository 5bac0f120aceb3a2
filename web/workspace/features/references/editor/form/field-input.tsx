import { Crop } from 'lucide-react';
import { useId, useState, type ComponentProps, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { CardConfig } from '#contract/cards/card-config';
import { referenceFields, type FieldKind, type ReferenceField } from '#contract/reference/fields';
import type { FieldName, TextFieldName } from '#contract/reference/field-values';
import { templateOf } from '#contract/cards/templates';
import * as words from '#words/reference-editor';
import { useCardWords } from '../../../../cards/cards-in-language.tsx';
import { safeImage } from '../../../../../shared/cards/safe-address.ts';
import { PictureField } from '../../../../files/picture-field.tsx';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { useReferences } from '../../../../lib/organization/records.ts';
import { RichTextField } from '../../../../rich-text/rich-text-field.tsx';
import { Button } from '../../../../ui/elements/button.tsx';
import { MonthField } from '../../../../ui/forms/month-field.tsx';
import { onDemand } from '../../../../ui/overlays/on-demand.tsx';
import { TagField } from '../../../../ui/forms/tag-field.tsx';
import { TextArea, TextField } from '../../../../ui/forms/text-field.tsx';
import type { ReferenceForm } from '../../reference-form.ts';
import { tagsOf } from '../../words-in-use.ts';
import { FiguresInput } from './figures-input.tsx';
import { roomIn } from './room-in.ts';

export interface FormState {
  onPictureBusy: (busy: boolean) => void;
}

export interface InputProps extends FormState {
  name: TextFieldName;
  about: { label: string; hint: string | undefined; aside: string | undefined };
}

export function FieldInput({ name, ...state }: FormState & { name: FieldName }) {
  const cardWords = useCardWords();
  const { kind, label } = referenceFields[name];
  const { fields, defaultConfig } = templateOf(useWatch<ReferenceForm, 'templateId'>({ name: 'templateId' }));
  const required = fields.some((field) => field.name === name && field.required);
  const hints: Partial<Record<FieldName, string>> = {
    ...words.hints,
    buttonText: words.buttonHint(defaultConfig.ctaText ?? cardWords.read),
  };
  const about = {
    label,
    hint: hints[name],
    aside: required ? words.editor.requiredToPublish : undefined,
  };
  if (name === 'tags') return <TagsInput about={about} />;
  if (name === 'figures') return <FiguresInput about={about} />;
  const Input = inputs[kind as TextKind];
  return <Input name={name} about={about} {...state} />;
}

type TextKind = Exclude<FieldKind, 'tags' | 'figures'>;

const inputs: Record<TextKind, ComponentType<InputProps>> = {
  line: LineInput,
  text: PassageInput,
  month: MonthInput,
  image: ImageInput,
  link: LinkInput,
};

function LineInput({ name, about }: InputProps) {
  const { register, formState } = useFormContext<ReferenceForm>();
  const listId = useId();
  const field: ReferenceField = referenceFields[name];
  const needed = 'missing' in field ? { required: true, maxLength: field.max, aside: undefined } : {};
  const suggestions = (words.suggestions as Partial<Record<FieldName, readonly string[]>>)[name];
  return (
    <>
      <TextField
        {...about}
        {...needed}
        error={formState.errors[name]?.message}
        list={suggestions && listId}
        autoComplete="off"
        {...register(name)}
      />
      {suggestions ? (
        <datalist id={listId}>
          {suggestions.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </datalist>
      ) : null}
    </>
  );
}

const rows: Partial<Record<FieldName, number>> = { shortDescription: 3 };

function PassageInput({ name, about }: InputProps) {
  const { register, formState } = useFormContext<ReferenceForm>();
  const { length } = useWatch<ReferenceForm, TextFieldName>({ name });
  const { markdown } = referenceFields[name] as ReferenceField;
  if (markdown) return <StoryInput name={name} about={about} />;
  return (
    <TextArea
      {...about}
      error={formState.errors[name]?.message}
      aside={roomIn(name, length) ?? about.aside}
      rows={rows[name] ?? 2}
      {...register(name)}
    />
  );
}

function StoryInput({ name, about }: Pick<InputProps, 'name' | 'about'>) {
  const { setFocus } = useFormContext<ReferenceForm>();
  const { organizationId } = useActionContext();
  const { field, fieldState } = useController<ReferenceForm, TextFieldName>({ name });
  const outline = () => {
    field.onChange(words.outlineText);
    // The editor has to receive the new text before the focus.
    setTimeout(() => setFocus(name));
  };
  const start =
    field.value.length === 0 ? (
      <button type="button" className="font-medium text-accent-ink hover:underline" onClick={outline}>
        {words.outlineStart}
      </button>
    ) : undefined;
  return (
    <RichTextField
      {...about}
      {...field}
      error={fieldState.error?.message}
      aside={roomIn(name, field.value.length) ?? start ?? about.aside}
      organizationId={organizationId}
    />
  );
}

function TagsInput({ about }: Pick<InputProps, 'about'>) {
  const { field, fieldState } = useController<ReferenceForm, 'tags'>({ name: 'tags' });
  const { data: references = [] } = useReferences();
  return (
    <TagField {...about} error={fieldState.error?.message} suggestions={tagsOf(references)} {...field} />
  );
}

function MonthInput({ name, about }: InputProps) {
  const { trigger } = useFormContext<ReferenceForm>();
  const { field, fieldState } = useController<ReferenceForm, TextFieldName>({ name });
  return (
    <MonthField
      {...about}
      error={fieldState.error?.message}
      {...field}
      onBlur={() => {
        field.onBlur();
        if (field.value) void trigger(name);
      }}
    />
  );
}

function ImageInput({ name, about, onPictureBusy }: InputProps) {
  const { trigger } = useFormContext<ReferenceForm>();
  const { field, fieldState } = useController<ReferenceForm, TextFieldName>({ name });
  const { field: config } = useController<ReferenceForm, 'config'>({ name: 'config' });
  const isMain = name === 'mainImage';
  const setCrop = (imageCrop: CardConfig['imageCrop']) => {
    const { imageCrop: _before, ...rest } = config.value;
    config.onChange(imageCrop ? { ...rest, imageCrop } : rest);
  };
  return (
    <PictureField
      {...about}
      error={fieldState.error?.message}
      onBusy={onPictureBusy}
      {...field}
      onChange={(address) => {
        field.onChange(address);
        // The crop of one picture does not fit another.
        if (isMain) setCrop(undefined);
      }}
      onBlur={() => {
        field.onBlur();
        void trigger(name);
      }}
      action={
        isMain ? <CropButton address={field.value} crop={config.value.imageCrop} onChange={setCrop} /> : null
      }
    />
  );
}

const CropDialog = onDemand(() => import('./crop-dialog.tsx'));

function CropButton({ address, crop, onChange }: Omit<ComponentProps<typeof CropDialog>, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const shown = safeImage(address);
  if (!shown) return null;
  return (
    <>
      <Button
        size="sm"
        icon={<Crop aria-hidden />}
        onPointerEnter={CropDialog.prefetch}
        onFocus={CropDialog.prefetch}
        onClick={() => setOpen(true)}
      >
        {words.crop.open}
      </Button>
      {open
        ? createPortal(
            <CropDialog address={shown} crop={crop} onChange={onChange} onClose={() => setOpen(false)} />,
            document.body,
          )
        : null}
    </>
  );
}

function LinkInput({ name, about }: InputProps) {
  const { register, formState, trigger } = useFormContext<ReferenceForm>();
  return (
    <TextField
      {...about}
      error={formState.errors[name]?.message}
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      {...register(name, { onBlur: () => void trigger(name) })}
    />
  );
}
