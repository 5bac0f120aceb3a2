import { CodeXml, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '#contract/resources/collection';
import * as words from '#words/collections';
import { useOrganization } from '../../../lib/organization/active-organization.tsx';
import { collectionPagePath } from '../../../../shared/public-address.ts';
import { Button, buttonClass } from '../../../ui/elements/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { CopyButton } from '../../../ui/elements/copy-button.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { VisibilityNote } from './visibility-note.tsx';

const EmbedDialog = onDemand(() => import('./embed-dialog.tsx'));

interface Props {
  collection: Collection;
  hasVisible: boolean | undefined;
  onChangeVisibility?: () => void;
}

export function SharePanel({ collection, hasVisible, onChangeVisibility }: Props) {
  const { visibility, validUntil } = collection;
  return (
    <Card
      aria-label={words.shareTitle}
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4 px-5 py-4"
    >
      <div className="min-w-60 flex-1">
        <p className="font-medium">
          <VisibilityNote visibility={visibility} />
        </p>
        <p className="mt-0.5 text-pretty text-ink-2">{words.visibility[visibility].hint}</p>
        {validUntil ? <p className="mt-0.5 text-ink-2">{words.shareUntil(validUntil)}</p> : null}
        {visibility !== 'private' && hasVisible === false ? (
          <p className="mt-0.5 text-pretty text-warn">{words.shareNothingVisible}</p>
        ) : null}
      </div>
      {visibility !== 'private' ? (
        <Ways collection={collection} />
      ) : onChangeVisibility ? (
        <Button onClick={onChangeVisibility}>{words.shareChange}</Button>
      ) : null}
    </Card>
  );
}

function Ways({ collection }: { collection: Collection }) {
  const organization = useOrganization();
  const [embedding, setEmbedding] = useState(false);
  const path = collectionPagePath(organization.slug, collection.id);
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={window.location.origin + path} failed={words.shareCopyFailed}>
        {words.shareCopyLink}
      </CopyButton>
      <Button
        icon={<CodeXml aria-hidden />}
        onPointerEnter={EmbedDialog.prefetch}
        onFocus={EmbedDialog.prefetch}
        onClick={() => setEmbedding(true)}
      >
        {words.shareEmbed}
      </Button>
      <a href={path} target="_blank" rel="noopener" className={buttonClass()}>
        <ExternalLink aria-hidden />
        {words.shareView}
      </a>
      {embedding ? <EmbedDialog collection={collection} onClose={() => setEmbedding(false)} /> : null}
    </div>
  );
}
