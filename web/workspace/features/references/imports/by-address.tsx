import { useState, type FormEvent } from 'react';
import type { PostTypes } from '#contract/resources/website';
import * as words from '#words/import-addresses';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { useCall } from '../../../lib/organization/active-organization.tsx';
import { websiteError, withScheme } from '../../../lib/web-address.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ChoosePosts } from './choose-posts.tsx';
import type { ReadFiles } from './reading/read-files.ts';

/** References of a website are read by its address. */
export function ByAddress({ onRead }: { onRead: (read: ReadFiles) => void }) {
  const call = useCall();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [site, setSite] = useState<PostTypes>();
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const mistake = websiteError(typed);
    setWrong(mistake);
    if (mistake || !typed.trim()) return;
    setBusy(true);
    setFailure(undefined);
    setSite(undefined);
    try {
      const { findPosts } = await import('./reading/wordpress/read-website.ts');
      setSite(await findPosts(call, withScheme(typed).replace(/^http:/i, 'https:')));
    } catch (error) {
      setFailure(isApiError(error, 'WEBSITE_UNREADABLE') ? words.noWordPress : messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <form className="flex flex-col items-start gap-3" onSubmit={(event) => void look(event)} noValidate>
        <div className="w-full">
          <TextField
            label={words.address}
            hint={words.addressHint}
            error={wrong}
            type="url"
            dir="ltr"
            autoComplete="url"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(undefined);
            }}
          />
        </div>
        <Button type="submit" busy={busy} disabled={!typed.trim()}>
          {words.look}
        </Button>
      </form>
      <FormError title={words.unreadable}>{failure}</FormError>
      {site ? <ChoosePosts key={site.address} site={site} onRead={onRead} /> : null}
    </div>
  );
}
