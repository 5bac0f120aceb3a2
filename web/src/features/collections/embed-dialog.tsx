import type { Collection } from '#contract/collection';
import { embedSnippet } from '../../lib/public-address.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { texts } from './texts.ts';

interface Props {
  collection: Collection;
  /** Of its public page. */
  path: string;
  onClose: () => void;
}

/** The code for somebody's own website, and what it will show there: the page itself, not a picture of it. */
export default function EmbedDialog({ collection, path, onClose }: Props) {
  const snippet = embedSnippet(path, collection.name);
  return (
    <Dialog open onClose={onClose} title={texts.embed.title} description={texts.embed.description} size="lg">
      <div className="flex flex-col gap-2">
        <div className="flex items-center justify-between gap-3">
          <h3 className="font-medium">{texts.embed.snippet}</h3>
          <CopyButton text={snippet} size="sm">
            {texts.embed.copy}
          </CopyButton>
        </div>
        <pre className="rounded-lg border border-line bg-sunken p-3 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere">
          {snippet}
        </pre>
        {collection.visibility === 'unlisted' ? (
          <p className="text-[0.8125rem] text-ink-3">{texts.embed.unlisted}</p>
        ) : null}
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-medium">{texts.embed.preview}</h3>
        {/* Our own page of our own origin, which it needs to load its cards. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          src={`${path}?embed`}
          title={texts.embed.previewOf(collection.name)}
          className="h-[min(42vh,26rem)] w-full rounded-lg border border-line bg-sunken"
        />
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {texts.embed.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
