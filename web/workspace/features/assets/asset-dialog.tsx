import { ExternalLink, FileText, ImageOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Asset } from '#contract/resources/asset';
import * as fixed from '#words/fixed';
import type { AssetUse } from '#contract/primitives/error';
import * as uiWords from '#words/ui';
import * as words from '#words/assets';
import { previewOf } from '../../files/assets.ts';
import { readableFile } from '../../files/file-address.ts';
import { logoPlate } from '../../../shared/cards/logo-plate.ts';
import { fileSize } from '../../../shared/format/file-size.ts';
import { isApiError } from '../../lib/api/api-client.ts';
import { useTeam } from '../../lib/organization/records.ts';
import { Button, buttonClass } from '../../ui/elements/button.tsx';
import { CopyButton } from '../../ui/elements/copy-button.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { Fact, factLink } from '../../ui/page/fact.tsx';
import { RelativeTime } from '../../ui/elements/relative-time.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { Badge } from '../../ui/elements/badge.tsx';
import { Link } from '../../ui/elements/link.tsx';
import { useAsset } from './api.ts';
import { dimensionsOf, typeName } from './asset-filters.ts';
import { DeleteAssetDialog } from './delete-asset-dialog.tsx';

interface AssetDialogProps {
  id: string;
  known: Asset | undefined;
  onClose: () => void;
}

export default function AssetDialog({ id, known, onClose }: AssetDialogProps) {
  const details = useAsset(id);
  const [deleting, setDeleting] = useState(false);
  const asset = details.data ?? known;
  const gone = isApiError(details.error, 'NOT_FOUND');
  const uses = details.data?.usedBy;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={gone ? words.detailsGone : (asset?.name ?? words.title)}
        size="lg"
      >
        {gone ? (
          <p className="text-ink-2">{words.detailsGoneBody}</p>
        ) : asset ? (
          <div className="grid gap-5 sm:grid-cols-2">
            <Preview asset={asset} />
            <Facts asset={asset} />
            <div className="sm:col-span-2">
              <AssetUses uses={uses} error={details.error} onRetry={() => void details.refetch()} />
            </div>
          </div>
        ) : details.error ? (
          <QueryError title={words.detailsFailed} query={details} />
        ) : (
          <Loading label={words.detailsLoading}>
            <Skeleton className="h-64" />
          </Loading>
        )}
        {asset && !gone ? (
          <DialogActions>
            {uses?.length === 0 ? (
              <Button
                variant="ghost"
                className="me-auto text-bad"
                icon={<Trash2 aria-hidden />}
                onClick={() => setDeleting(true)}
              >
                {words.detailsRemove}
              </Button>
            ) : null}
            {asset.url ? <Address address={asset.url} /> : null}
          </DialogActions>
        ) : null}
      </Dialog>
      {asset ? (
        <DeleteAssetDialog
          asset={asset}
          open={deleting}
          onClose={() => setDeleting(false)}
          onDeleted={onClose}
        />
      ) : null}
    </>
  );
}

function Address({ address }: { address: string }) {
  return (
    <>
      <a href={readableFile(address)} target="_blank" rel="noreferrer" className={buttonClass()}>
        <ExternalLink aria-hidden />
        {words.detailsOpen}
      </a>
      <CopyButton text={new URL(address, window.location.origin).href}>{words.detailsCopy}</CopyButton>
    </>
  );
}

function Preview({ asset }: { asset: Asset }) {
  const [broken, setBroken] = useState(false);
  const source = asset.status === 'ready' ? previewOf(asset, 640) : undefined;
  return (
    <div className="grid aspect-4/3 place-items-center self-start overflow-hidden rounded-lg border border-line bg-sunken text-ink-3">
      {source && !broken ? (
        <img
          src={source}
          alt=""
          style={logoPlate(source)}
          className="max-h-full max-w-full bg-(--rd-plate,#fff) object-contain"
          onError={() => setBroken(true)}
        />
      ) : broken || asset.status === 'rejected' ? (
        <p className="flex flex-col items-center gap-2 px-4 text-center">
          <ImageOff aria-hidden className="size-8" />
          {words.detailsNoPreview}
        </p>
      ) : (
        <FileText aria-hidden className="size-8" />
      )}
    </div>
  );
}

function Facts({ asset }: { asset: Asset }) {
  const dimensions = dimensionsOf(asset);
  return (
    <dl className="flex min-w-0 flex-col gap-3">
      {asset.status === 'rejected' ? (
        <Fact label={words.detailsReason}>
          <span className="text-bad">{asset.reason}</span>
        </Fact>
      ) : null}
      {asset.status === 'pending' ? (
        <Fact label={words.statuses.pending}>{words.detailsProcessing}</Fact>
      ) : null}
      <Fact label={words.detailsType}>{typeName(asset)}</Fact>
      {dimensions ? <Fact label={words.detailsDimensions}>{dimensions}</Fact> : null}
      <Fact label={words.detailsSize}>{fileSize(asset.size)}</Fact>
      <Fact label={words.detailsUploaded}>
        <RelativeTime at={asset.createdAt} />
      </Fact>
      <Fact label={words.detailsBy}>
        <Uploader userId={asset.createdBy} />
      </Fact>
      {asset.variants.length > 0 ? (
        <Fact label={words.detailsSizes}>
          <span className="flex flex-wrap gap-x-3 gap-y-1">
            {asset.variants.map(({ url, width, height }) => (
              <a key={url} href={readableFile(url)} target="_blank" rel="noreferrer" className={factLink}>
                {width} × {height}
              </a>
            ))}
          </span>
        </Fact>
      ) : null}
    </dl>
  );
}

function Uploader({ userId }: { userId: string }) {
  const { data } = useTeam();
  if (!data) return '…';
  const member = data.users.find((user) => user.userId === userId);
  return member ? member.name || member.email : fixed.formerMember;
}

interface AssetUsesProps {
  uses: readonly AssetUse[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

function AssetUses({ uses, error, onRetry }: AssetUsesProps) {
  return (
    <section>
      <h3 className="text-[0.8125rem] text-ink-3">{words.detailsUsedIn}</h3>
      {uses === undefined ? (
        error ? (
          <p className="mt-1 flex items-center gap-3 text-bad">
            {error.message}
            <Button size="sm" onClick={onRetry}>
              {uiWords.retry}
            </Button>
          </p>
        ) : (
          <p className="mt-1 text-ink-2">{words.detailsLoadingUses}</p>
        )
      ) : uses.length === 0 ? (
        <p className="mt-1 text-ink-2">{words.detailsUnused}</p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line rounded-lg border border-line">
            {uses.map(({ type, id, name }) => (
              <li key={`${type}:${id}`} className="relative flex items-center gap-3 px-3 py-2 hover:bg-hover">
                <Badge>{words.uses[type]}</Badge>
                <Link
                  to={addressOf(type, id)}
                  className="min-w-0 flex-1 truncate font-medium before:absolute before:inset-0"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-[0.8125rem] text-ink-2">{words.detailsInUse}</p>
        </>
      )}
    </section>
  );
}

function addressOf(type: AssetUse['type'], id: string): string {
  if (type === 'branding') return '/app/organization/branding';
  return type === 'reference' ? `/app/references/${id}` : `/app/customers/${id}`;
}
