import { FileText, Paperclip, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Asset } from '#contract/resources/asset';
import { limits } from '#contract/rules/limits';
import * as words from '#words/permissions';
import { useAssets } from '../../files/assets.ts';
import { ChooseFiles } from '../../files/choose-files.tsx';
import { acceptFiles } from '../../files/file-rules.ts';
import { UploadRow } from '../../files/upload-row.tsx';
import { useUploads } from '../../files/uploads.ts';
import { FieldNote } from '../../ui/forms/field.tsx';
import { IconButton } from '../../ui/elements/button.tsx';
import { SelectField } from '../../ui/forms/text-field.tsx';

interface Props {
  /** Ids of files in the library. */
  value: readonly string[];
  onChange: (change: (assetIds: readonly string[]) => string[]) => void;
  error: string | undefined;
}

export function EvidenceField({ value, onChange, error }: Props) {
  const noteId = useId();
  const assets = useAssets().data?.filter(({ status }) => status === 'ready') ?? [];
  const { list, add, ...queue } = useUploads();
  const [begun, setBegun] = useState<readonly string[]>([]);
  const room = limits.evidenceFiles - value.length;
  const uploads = list.filter(({ id, state }) => begun.includes(id) && state.phase !== 'ready');
  useReady(list, begun, (asset) => {
    onChange((ids) => [...new Set([...ids, asset.id])].slice(0, limits.evidenceFiles));
    setBegun((ids) => ids.filter((id) => list.find((upload) => upload.id === id)?.state.phase !== 'ready'));
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium">{words.dialogFilesLabel}</legend>
      {value.length > 0 ? (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {value.map((id) => {
            const name = assets.find((asset) => asset.id === id)?.name ?? words.dialogFilesFile;
            return (
              <li key={id} className="flex items-center gap-2 py-1 pe-1 ps-3">
                <FileText aria-hidden className="size-4 shrink-0 text-ink-3" />
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <IconButton
                  label={words.dialogFilesRemove(name)}
                  onClick={() => onChange((ids) => ids.filter((one) => one !== id))}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      ) : null}
      {uploads.length > 0 ? (
        <ul className="flex flex-col gap-3 rounded-lg border border-line p-3">
          {uploads.map((upload) => (
            <li key={upload.id}>
              <UploadRow upload={upload} queue={queue} />
            </li>
          ))}
        </ul>
      ) : null}
      {room > 0 ? (
        <div className="flex flex-wrap items-start gap-3">
          <ChooseFiles
            accept={acceptFiles}
            multiple
            icon={<Paperclip aria-hidden />}
            onChoose={(files) => setBegun([...begun, ...add(files.slice(0, room - uploads.length))])}
          >
            {words.dialogFilesUpload}
          </ChooseFiles>
          {assets.length > value.length ? (
            <SelectField
              className="min-w-48 flex-1"
              label={words.dialogFilesLibrary}
              hideLabel
              placeholder={words.dialogFilesLibrary}
              value=""
              options={assets
                .filter(({ id }) => !value.includes(id))
                .map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => onChange((ids) => [...ids, target.value])}
            />
          ) : null}
        </div>
      ) : null}
      <FieldNote id={noteId} error={error} hint={words.dialogFilesHint(limits.evidenceFiles)} />
    </fieldset>
  );
}

function useReady(
  list: ReturnType<typeof useUploads>['list'],
  begun: readonly string[],
  onReady: (asset: Asset) => void,
): void {
  const latest = useRef(onReady);
  useEffect(() => {
    latest.current = onReady;
  });
  useEffect(() => {
    for (const { id, state } of list)
      if (begun.includes(id) && state.phase === 'ready') latest.current(state.asset);
  }, [list, begun]);
}
