import type { UseFormRegister } from 'react-hook-form';
import { limits } from '#contract/rules/limits';
import type { Contact } from '#contract/resources/customer';
import * as words from '#words/ask-approval';
import { SelectField } from '../../ui/forms/text-field.tsx';
import type { AskForm } from './ask-form.ts';

const choices = [1, 2, 3, 5, 7, 10, 14, 21, limits.approvalDays];

interface Props {
  others: readonly Contact[];
  register: UseFormRegister<AskForm>;
  error: string | undefined;
}

export function AskNext({ others, register, error }: Props) {
  return (
    <details>
      <summary className="w-fit rounded text-ink-2 hover:text-ink">{words.next}</summary>
      <div className="mt-3 grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <SelectField
          label={words.nextContact}
          hint={words.nextHint}
          error={error}
          options={[
            { value: '', label: words.nextNobody },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...register('next')}
        />
        <SelectField
          label={words.nextAfter}
          options={choices.map((count) => ({ value: String(count), label: words.days(count) }))}
          {...register('afterDays')}
        />
      </div>
    </details>
  );
}
