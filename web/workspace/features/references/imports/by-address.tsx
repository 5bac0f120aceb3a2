import { useState, type FormEvent } from 'react';
import type { PostTypes } from '#contract/resources/website';
import * as words from '#words/import-addresses';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { useCall } from '../../../lib/organization/active-organization.tsx';
import { Button } from '../../../ui/elements/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { addressesIn } from './addresses-in.ts';
import { ChoosePosts } from './choose-posts.tsx';
import type { ReadFiles } from './reading/read-files.ts';

/** References of websites are read by their addresses. */
export function ByAddress({ onRead }: { onRead: (read: ReadFiles) => void }) {
  const call = useCall();
  const [typed, setTyped] = useState('');
  const [progress, setProgress] = useState<{ settled: number; of: number }>();
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [site, setSite] = useState<PostTypes & { page: string }>();
  const run = async (of: number, work: () => Promise<void>) => {
    setFailure(undefined);
    setSite(undefined);
    setProgress({ settled: 0, of });
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setProgress(undefined);
  };
  const readPages = async (addresses: readonly string[]) => {
    const reading = await import('./reading/website/read-pages.ts');
    const onPage = (settled: number) => setProgress({ settled, of: addresses.length });
    onRead(await reading.readPages(call, addresses, onPage));
  };
  /** A website with WordPress has more to choose from than one page. */
  const lookAt = async (page: string) => {
    const { findPosts } = await import('./reading/wordpress/read-website.ts');
    try {
      setSite({ ...(await findPosts(call, page)), page });
    } catch (error) {
      if (!isApiError(error, 'WEBSITE_UNREADABLE')) throw error;
      await readPages([page]);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = addressesIn(typed);
    if ('wrong' in found) return setWrong(found.wrong);
    const { addresses } = found;
    const [first] = addresses;
    if (!first) return;
    await run(addresses.length, () => (addresses.length === 1 ? lookAt(first) : readPages(addresses)));
  };
  return (
    <div className="flex flex-col gap-4">
      <form className="flex flex-col items-start gap-3" onSubmit={(event) => void submit(event)} noValidate>
        <div className="w-full">
          <TextArea
            label={words.address}
            hint={words.addressHint}
            error={wrong}
            rows={2}
            dir="ltr"
            spellCheck={false}
            inputMode="url"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(undefined);
            }}
          />
        </div>
        <Button type="submit" busy={progress !== undefined} disabled={!typed.trim()}>
          {words.look}
        </Button>
      </form>
      <output className="text-[0.8125rem] text-ink-2 empty:hidden">
        {progress && progress.of > 1 ? words.readingPages(progress.settled, progress.of) : null}
      </output>
      <FormError title={words.unreadable}>{failure}</FormError>
      {site ? (
        <ChoosePosts
          key={site.address}
          site={site}
          onRead={onRead}
          onReadPage={() => void run(1, () => readPages([site.page]))}
        />
      ) : null}
    </div>
  );
}
