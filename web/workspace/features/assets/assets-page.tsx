import { Images, Upload } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import type { Asset } from '#contract/resources/asset';
import * as words from '#words/assets';
import { useAssets } from '../../files/assets.ts';
import { FileInput } from '../../files/choose-files.tsx';
import { acceptFiles } from '../../files/file-rules.ts';
import { fileSize } from '../../../shared/format/file-size.ts';
import { useUploads } from '../../files/uploads.ts';
import { usePageDrop } from '../../files/use-file-drop.ts';
import { useAddressFilters } from '../../lib/lists/use-address-filters.ts';
import { useRemembered } from '../../lib/device/remembered.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Button } from '../../ui/elements/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Loading, Skeleton, Skeletons } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError, NoMatch } from '../../ui/feedback/states.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import {
  readFilters,
  sorted,
  storedIn,
  withKind,
  withoutKind,
  writeFilters,
  type AssetFilters,
} from './asset-filters.ts';
import { AssetGrid } from './asset-grid.tsx';
import { AssetTable } from './asset-table.tsx';
import { assetViews, AssetToolbar } from './asset-toolbar.tsx';
import { UploadTray } from './upload-tray.tsx';

const AssetDialog = onDemand(() => import('./asset-dialog.tsx'));
const codec = { read: readFilters, write: writeFilters };

export default function AssetsPage() {
  useTitle(words.title);
  const assets = useAssets();
  const { list, add, ...queue } = useUploads();
  const over = usePageDrop(add);
  const { filters, setSearch, set } = useAddressFilters<AssetFilters>(codec);
  const empty = assets.data?.length === 0;
  const input = useRef<HTMLInputElement>(null);
  const upload = (
    <Button variant="primary" icon={<Upload aria-hidden />} onClick={() => input.current?.click()}>
      {words.upload}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={words.title}
        description={<Description assets={assets.data} />}
        actions={empty ? null : upload}
      />
      <FileInput ref={input} accept={acceptFiles} multiple onChoose={add} />
      <UploadTray uploads={list} queue={queue} />
      {assets.data === undefined && assets.error ? (
        <QueryError title={words.failed} query={assets} />
      ) : !assets.data ? (
        <LibrarySkeleton />
      ) : empty ? (
        <EmptyState icon={<Images />} title={words.emptyTitle} action={upload}>
          {words.empty}
          <p className="mt-2 text-[0.8125rem] text-ink-3">{words.dropNote}</p>
        </EmptyState>
      ) : (
        <Library assets={assets.data} filters={filters} setSearch={setSearch} set={set} />
      )}
      {filters.file ? (
        <AssetDialog
          key={filters.file}
          id={filters.file}
          known={assets.data?.find(({ id }) => id === filters.file)}
          onClose={() => set({ file: '' })}
        />
      ) : null}
      {over ? <DropOverlay /> : null}
    </>
  );
}

function Description({ assets }: { assets: readonly Asset[] | undefined }) {
  const { count, bytes } = storedIn(assets ?? []);
  return (
    <>
      {words.description}
      {count > 0 ? <span className="block text-ink-3">{words.stored(count, fileSize(bytes))}</span> : null}
    </>
  );
}

interface LibraryProps {
  assets: readonly Asset[];
  filters: AssetFilters;
  setSearch: (search: string) => void;
  set: (change: Partial<AssetFilters>) => void;
}

const pageSize = 60;

function Library({ assets, filters, setSearch, set }: LibraryProps) {
  const [view, setView] = useRemembered('refdeck.assets.view', assetViews);
  const [room, setRoom] = useState(pageSize);
  const found = withoutKind(assets, useDeferredValue(filters.search));
  const shown = sorted(withKind(found, filters.kind), filters.sort);
  const List = view === 'cards' ? AssetGrid : AssetTable;
  return (
    <>
      <AssetToolbar {...{ filters, setSearch, set, view, setView, found }} />
      <output className="sr-only">{words.count(shown.length, assets.length)}</output>
      {shown.length > 0 ? (
        <div onPointerEnter={AssetDialog.prefetch} onFocus={AssetDialog.prefetch}>
          <List assets={shown.slice(0, room)} onOpen={({ id }) => set({ file: id })} />
        </div>
      ) : (
        <NoMatch
          title={words.noneMatchTitle}
          clear={words.clear}
          onClear={() => set({ search: '', kind: 'all' })}
        >
          {words.noneMatch}
        </NoMatch>
      )}
      {shown.length > room ? (
        <div className="mt-6 flex justify-center">
          <Button onClick={() => setRoom(room + pageSize)}>{words.showMore}</Button>
        </div>
      ) : null}
    </>
  );
}

function DropOverlay() {
  return (
    <div className="fade-in pointer-events-none fixed inset-0 z-40 grid place-items-center bg-canvas/85 p-6">
      <div className="rounded-xl border-2 border-dashed border-accent-mark bg-surface px-10 py-8 text-center">
        <Upload aria-hidden className="mx-auto mb-3 size-6 text-accent-ink" />
        <p className="font-semibold">{words.drop}</p>
        <p className="mt-1 text-[0.8125rem] text-ink-2">{words.dropNote}</p>
      </div>
    </div>
  );
}

function LibrarySkeleton() {
  return (
    <Loading label={words.loading}>
      <Skeleton className="mb-4 h-9 max-w-md" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,44%),1fr))] gap-4">
        <Skeletons count={10} className="overflow-hidden rounded-xl border border-line bg-surface">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="p-3">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="mt-2 h-3.5 w-1/2" />
          </div>
        </Skeletons>
      </div>
    </Loading>
  );
}
