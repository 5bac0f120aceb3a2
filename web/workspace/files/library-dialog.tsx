import { Images, Upload } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import type { Asset } from '#contract/resources/asset';
import * as filesWords from '#words/files';
import { logoPlate } from '../../shared/cards/logo-plate.ts';
import { Button } from '../ui/elements/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { SearchField } from '../ui/forms/search-field.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError, NoMatch } from '../ui/feedback/states.tsx';
import { previewOf, useAssets } from './assets.ts';
import { ChooseFiles } from './choose-files.tsx';
import { acceptImages, isImage } from './file-rules.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './uploads.ts';
import { useFileDrop } from './use-file-drop.ts';

interface LibraryDialogProps {
  onClose: () => void;
  onChoose: (address: string) => void;
}

const pageSize = 60;

export default function LibraryDialog({ onClose, onChoose }: LibraryDialogProps) {
  const assets = useAssets();
  const { list, add, ...queue } = useUploads();
  const [search, setSearch] = useState('');
  const [begun, setBegun] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const begin = (files: readonly File[]) => {
    // The dialog shows pictures only, so a document would disappear after its upload.
    setBegun([...begun, ...add(files.filter(isImage))]);
    setRefused(files.filter((file) => !isImage(file)).map(({ name }) => name));
  };
  const { over, handlers } = useFileDrop(begin);
  const pictures = assets.data?.filter(
    ({ status, url, variants }) => status === 'ready' && url && variants.length > 0,
  );
  const shown = matching(pictures ?? [], useDeferredValue(search));
  const uploads = list.filter(({ id, state }) => begun.includes(id) && state.phase !== 'ready');
  return (
    <Dialog open onClose={onClose} title={filesWords.libraryTitle} size="lg">
      <div {...handlers} className="relative flex min-h-80 flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <SearchField
            label={filesWords.librarySearch}
            value={search}
            onChange={setSearch}
            className="min-w-44 flex-1"
          />
          <ChooseFiles accept={acceptImages} multiple onChoose={begin} icon={<Upload aria-hidden />}>
            {filesWords.libraryUpload}
          </ChooseFiles>
        </div>
        {refused.length > 0 ? (
          <p role="alert" className="text-[0.8125rem] wrap-anywhere text-bad">
            {filesWords.libraryRefused(refused)}
          </p>
        ) : null}
        {uploads.length > 0 ? (
          <ul className="flex max-h-40 flex-col gap-3 overflow-y-auto rounded-lg border border-line p-3">
            {uploads.map((upload) => (
              <li key={upload.id}>
                <UploadRow upload={upload} queue={queue} />
              </li>
            ))}
          </ul>
        ) : null}
        {pictures === undefined && assets.error ? (
          <QueryError title={filesWords.libraryFailed} query={assets} />
        ) : !pictures ? (
          <GridSkeleton />
        ) : pictures.length === 0 ? (
          <EmptyState icon={<Images />} title={filesWords.libraryEmptyTitle}>
            {filesWords.libraryEmpty}
          </EmptyState>
        ) : shown.length === 0 ? (
          <NoMatch
            title={filesWords.libraryNoneMatch}
            clear={filesWords.libraryClear}
            onClear={() => setSearch('')}
          />
        ) : (
          <Pictures pictures={shown} onChoose={onChoose} />
        )}
        {over ? (
          <p className="pointer-events-none absolute -inset-2 grid place-items-center rounded-lg border border-dashed border-accent-mark bg-accent-soft font-medium text-accent-ink">
            {filesWords.fieldDrop}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-4';

function Pictures({
  pictures,
  onChoose,
}: {
  pictures: readonly Asset[];
  onChoose: (address: string) => void;
}) {
  const [room, setRoom] = useState(pageSize);
  const countId = useId();
  return (
    <div className="-m-1 max-h-[56dvh] overflow-y-auto p-1">
      <output id={countId} className="sr-only">
        {filesWords.libraryCount(pictures.length)}
      </output>
      <ul className={grid} aria-describedby={countId}>
        {pictures.slice(0, room).map((picture) => (
          <li key={picture.id}>
            <Picture picture={picture} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {pictures.length > room ? (
        <div className="mt-4 flex justify-center">
          <Button onClick={() => setRoom(room + pageSize)}>{filesWords.libraryMore}</Button>
        </div>
      ) : null}
    </div>
  );
}

function Picture({ picture, onChoose }: { picture: Asset; onChoose: (address: string) => void }) {
  const preview = previewOf(picture, 320);
  return (
    <button
      type="button"
      aria-label={filesWords.libraryUse(picture.name)}
      onClick={() => onChoose(picture.url ?? '')}
      className="group flex w-full flex-col gap-1.5 rounded-lg p-1 text-start hover:bg-hover"
    >
      <span className="flex aspect-4/3 w-full items-center justify-center overflow-hidden rounded-md border border-line bg-sunken group-hover:border-ink-3">
        <img
          src={preview}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          style={logoPlate(preview)}
          className="max-h-full max-w-full bg-(--rd-plate,#fff) object-contain"
        />
      </span>
      <span className="w-full truncate px-0.5 text-[0.8125rem] text-ink-2">{picture.name}</span>
    </button>
  );
}

function matching(pictures: readonly Asset[], search: string): readonly Asset[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return pictures.filter(({ name }) => words.every((word) => name.toLocaleLowerCase().includes(word)));
}

const tiles = [1, 2, 3, 4, 5, 6, 7, 8];

function GridSkeleton() {
  return (
    <Loading label={filesWords.libraryLoading}>
      <div className={grid}>
        {tiles.map((tile) => (
          <Skeleton key={tile} className="aspect-4/3 rounded-md" />
        ))}
      </div>
    </Loading>
  );
}
