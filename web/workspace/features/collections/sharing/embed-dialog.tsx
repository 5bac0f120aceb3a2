import { useState } from 'react';
import type { Collection } from '#contract/resources/collection';
import * as collectionsWords from '#words/collections';
import { useOrganization } from '../../../lib/organization/active-organization.tsx';
import { framePath, iframeSnippet, scriptSnippet } from '../../../../shared/embed-snippet.ts';
import { Button, ButtonLink } from '../../../ui/elements/button.tsx';
import { CodeSample } from '../../../ui/elements/code-sample.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';

const words = collectionsWords.embed;
const forms = ['script', 'iframe'] as const;

interface Props {
  collection: Collection;
  onClose: () => void;
}

export default function EmbedDialog({ collection, onClose }: Props) {
  const { organizationId } = useOrganization();
  const [form, setForm] = useState<(typeof forms)[number]>('script');
  const options = { organization: organizationId, collection: collection.id };
  const code =
    form === 'script' ? scriptSnippet(options) : iframeSnippet({ ...options, title: collection.name });
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.description} size="lg">
      <Tabs
        label={words.kind}
        tabs={forms.map((id) => ({ id, label: words[id] }))}
        chosen={form}
        onChoose={setForm}
      >
        <CodeSample title={words[`${form}Title`]} note={words[`${form}Note`]} code={code} copy={words.copy} />
        {collection.visibility === 'unlisted' ? (
          <p className="mt-2 text-[0.8125rem] text-ink-3">{words.unlisted}</p>
        ) : null}
      </Tabs>
      <div className="flex flex-col gap-2">
        <h3 className="font-medium">{words.preview}</h3>
        {/* The frame shows a page of this origin, which must be able to load its cards. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          src={framePath(options)}
          title={words.previewOf(collection.name)}
          className="h-[min(36vh,22rem)] w-full rounded-lg border border-line bg-sunken"
        />
      </div>
      <DialogActions>
        <ButtonLink to={`/app/integrations?collection=${collection.id}`}>{words.customize}</ButtonLink>
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
