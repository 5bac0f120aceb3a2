import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as words from '#words/letter';
import { useTeam } from '../../../lib/organization/records.ts';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import type { CollectionForm } from './collection-form.ts';

export function LetterFields() {
  const { register, formState, setValue, getValues } = useFormContext<CollectionForm>();
  const id = useId();
  const isLetter = useWatch<CollectionForm, 'isLetter'>({ name: 'isLetter' });
  const isAddressed = register('isLetter', {
    onChange: () => {
      if (getValues('isLetter') && getValues('visibility') === 'public') setValue('visibility', 'unlisted');
    },
  });
  return (
    <>
      <TextField
        type="date"
        label={words.until}
        hint={words.untilHint}
        error={formState.errors.validUntil?.message}
        className="max-w-xs"
        {...register('validUntil')}
      />
      <label className="option flex items-start gap-3 rounded-lg px-3 py-2">
        <input
          type="checkbox"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
          {...isAddressed}
        />
        <span className="min-w-0 flex-1">
          <span id={`${id}-label`} className="block font-medium">
            {words.toggle}
          </span>
          <span id={`${id}-hint`} className="block text-[0.8125rem] text-pretty text-ink-2">
            {words.toggleHint}
          </span>
        </span>
      </label>
      {isLetter ? <Letter /> : null}
    </>
  );
}

function Letter() {
  const { register, formState } = useFormContext<CollectionForm>();
  const errors = formState.errors.letter;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.person}
          error={errors?.person?.message}
          autoComplete="off"
          {...register('letter.person')}
        />
        <TextField
          label={words.company}
          error={errors?.company?.message}
          autoComplete="off"
          {...register('letter.company')}
        />
      </div>
      <TextArea
        label={words.note}
        hint={words.noteHint}
        error={errors?.note?.message}
        rows={4}
        {...register('letter.note')}
      />
      <Sender />
    </>
  );
}

function Sender() {
  const { register, formState, getValues, setValue } = useFormContext<CollectionForm>();
  const users = useTeam().data?.users ?? [];
  const userId = useWatch<CollectionForm, 'letter.sender.userId'>({ name: 'letter.sender.userId' });
  const errors = formState.errors.letter?.sender;
  const chosen = register('letter.sender.userId', {
    onChange: () => {
      const member = users.find((user) => user.userId === getValues('letter.sender.userId'));
      if (member) setValue('letter.sender.email', member.email);
    },
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        // The key remounts the select, because it shows a value only if its options exist.
        key={users.length}
        label={words.sender}
        placeholder={words.nobody}
        error={errors?.userId?.message}
        options={users.map((user) => ({ value: user.userId, label: user.name }))}
        {...chosen}
      />
      {userId ? (
        <>
          <TextField label={words.role} error={errors?.role?.message} {...register('letter.sender.role')} />
          <TextField
            label={words.email}
            type="email"
            error={errors?.email?.message}
            {...register('letter.sender.email')}
          />
          <TextField
            label={words.calendar}
            type="url"
            hint={words.calendarHint}
            error={errors?.calendar?.message}
            {...register('letter.sender.calendar')}
          />
        </>
      ) : null}
    </div>
  );
}
