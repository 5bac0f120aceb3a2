import type { FormEvent, ReactNode } from 'react';
import * as words from '#words/settings';
import { Button } from '../../../ui/elements/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';

interface Props {
  children: ReactNode;
  failure: string | undefined;
  refusal?: ReactNode;
  readOnly: boolean;
  busy: boolean;
  unchanged: boolean;
  save: string;
  other?: ReactNode;
  onSubmit: () => Promise<void>;
}

export function SettingsForm(props: Props) {
  const { children, failure, refusal, readOnly, busy, unchanged, save, other, onSubmit } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !unchanged) void onSubmit();
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {children}
      <FormError>{failure}</FormError>
      {refusal}
      {readOnly ? (
        <p className="text-ink-2">{words.readOnly}</p>
      ) : (
        <div className="flex flex-wrap justify-end gap-2">
          {other}
          <Button type="submit" variant="primary" busy={busy} disabled={unchanged && !busy}>
            {save}
          </Button>
        </div>
      )}
    </form>
  );
}
