import { useState, type FormEvent } from 'react';
import * as words from '#words/start';
import { messageOf } from '../../../lib/api/api-client.ts';
import { useCall } from '../../../lib/organization/active-organization.tsx';
import { websiteError, withScheme } from '../../../lib/web-address.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { WebsiteLook } from './website-look.ts';

interface Props {
  disabled: boolean;
  onFound: (look: WebsiteLook | undefined) => void;
}

/** Asks for the firm's website and reports what it offers, or undefined while nothing usable is known. */
export function WebsiteOffer({ disabled, onFound }: Props) {
  const call = useCall();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [nothing, setNothing] = useState(false);
  const read = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !typed.trim()) return;
    const mistake = websiteError(typed);
    setWrong(mistake);
    setFailed(undefined);
    setNothing(false);
    if (mistake) return;
    setBusy(true);
    try {
      const { readLook } = await import('./website-look.ts');
      // A website that answers without https alone cannot be read.
      const look = await readLook(call, withScheme(typed).replace(/^http:/i, 'https:'));
      setNothing(!look);
      onFound(look);
    } catch (failure) {
      setFailed(messageOf(failure));
      onFound(undefined);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section
      aria-labelledby="website"
      className="mt-6 flex flex-col gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="website" className="text-[0.9375rem] font-semibold">
        {words.websiteTitle}
      </h2>
      <form className="flex flex-wrap items-start gap-3" onSubmit={(event) => void read(event)} noValidate>
        <div className="min-w-60 flex-1">
          <TextField
            label={words.websiteLabel}
            hint={words.websiteHint}
            error={wrong}
            type="url"
            autoComplete="url"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(undefined);
            }}
          />
        </div>
        <Button type="submit" busy={busy} disabled={disabled || !typed.trim()} className="sm:mt-6.5">
          {words.websiteRead}
        </Button>
      </form>
      <FormError>{failed}</FormError>
      <output className="text-[0.8125rem] text-ink-2 empty:absolute">
        {nothing ? words.websiteNothing : null}
      </output>
    </section>
  );
}
