import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError, messageOf } from '../lib/api/api-client.ts';

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

interface Submission<Form, Input> {
  schema: { safeParse: (input: Input) => { error?: { issues: readonly Issue[] } | undefined } };
  inputOf: (values: Form) => Input;
  send: (input: Input) => Promise<void>;
  messages?: Readonly<Record<PropertyKey, string>>;
}

export function useCheckedSubmit<Form extends FieldValues>({ handleSubmit, setError }: UseFormReturn<Form>) {
  const [failure, setFailure] = useState<unknown>();
  const showAt = (field: PropertyKey | undefined, message: string) =>
    setError(field as Path<Form>, { message }, { shouldFocus: true });
  const submitWith = <Input>({ schema, inputOf, send, messages = {} }: Submission<Form, Input>) =>
    handleSubmit(async (values) => {
      setFailure(undefined);
      const input = inputOf(values);
      const issues = schema.safeParse(input).error?.issues ?? [];
      for (const { path, message } of issues.toReversed()) showAt(path[0], messages[path[0]!] ?? message);
      if (issues.length > 0) return;
      try {
        await send(input);
      } catch (error) {
        setFailure(error);
        for (const [path, message] of isApiError(error) ? Object.entries(error.fields) : []) {
          const [field = path] = path.split('.');
          if (field in values) showAt(field, message);
        }
      }
    });
  return {
    submitWith,
    failure: failure === undefined ? undefined : messageOf(failure),
    refusedAt: (path: string) => (isApiError(failure) ? failure.fields[path] : undefined),
  };
}
