import { useEffect, useRef, useState } from 'react';
import * as words from '#words/files';
import { isImage } from './file-rules.ts';
import { UploadRow } from './upload-row.tsx';
import type { Upload } from './upload-queue.ts';
import { useUploads } from './uploads.ts';

interface PictureUploadProps {
  file: File;
  /** Called with the picture's address, or without one if the upload was canceled. */
  onClose: (address?: string) => void;
  onStopped: (stopped: boolean) => void;
}

/** Uploads one picture inside its field. The upload continues if the field unmounts, and the picture then appears in the library. */
export default function PictureUpload({ file, onClose, onStopped }: PictureUploadProps) {
  const { list, add, ...queue } = useUploads();
  const [id, setId] = useState<string>();
  const begun = useRef(false);
  const acceptable = isImage(file);
  useEffect(() => {
    // In development, React runs effects twice.
    if (begun.current || !acceptable) return;
    begun.current = true;
    setId(add([file])[0]);
  }, [add, file, acceptable]);

  const upload = acceptable ? list.find((one) => one.id === id) : notPicture(file);
  const state = upload?.state;
  const stopped = state?.phase === 'failed' || state?.phase === 'rejected';
  const take = (address: string | undefined) => {
    if (upload) queue.dismiss([upload.id]);
    onClose(address);
  };
  const latest = useRef({ take, onClose, onStopped });
  useEffect(() => {
    latest.current = { take, onClose, onStopped };
  });
  useEffect(() => {
    if (state?.phase === 'ready') latest.current.take(state.asset.url);
    if (state?.phase === 'canceled') latest.current.onClose();
  }, [state]);
  useEffect(() => latest.current.onStopped(stopped), [stopped]);
  return (
    <>
      {upload ? (
        <UploadRow
          upload={upload}
          queue={queue}
          start={<Thumbnail file={file} />}
          onDismiss={() => onClose()}
        />
      ) : null}
      <output className="sr-only">{state ? announcementOf(file, state) : ''}</output>
    </>
  );
}

function Thumbnail({ file }: { file: File }) {
  const address = useThumbnail(file);
  return address ? <img src={address} alt="" className="size-10 shrink-0 rounded-md object-cover" /> : null;
}

const notPicture = (file: File): Upload => ({
  id: '',
  name: file.name,
  size: file.size,
  file,
  state: { phase: 'rejected', reason: words.fieldNotPicture },
});

// Announcing percentages would interrupt a screen reader all the time.
function announcementOf({ name }: File, state: Upload['state']): string {
  if (state.phase === 'sending') return `${words.upload.progressOf(name)}…`;
  if (state.phase === 'failed' || state.phase === 'rejected')
    return `${words.upload[state.phase]}: ${state.reason}`;
  return `${name}: ${words.upload[state.phase]}`;
}

const thumbnailPx = 96;

/** Returns a small picture of a local file as a data URL, because the content security policy does not allow `blob:` in pictures. */
function useThumbnail(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let left = false;
    // A file that cannot be decoded gets no thumbnail; the server decides whether it is a picture.
    const draw = async () => {
      const drawn = isImage(file) ? await thumbnailOf(file).catch(() => undefined) : undefined;
      if (!left) setAddress(drawn);
    };
    void draw();
    return () => {
      left = true;
    };
  }, [file]);
  return address;
}

async function thumbnailOf(file: File): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.max(thumbnailPx / bitmap.width, thumbnailPx / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = thumbnailPx;
  canvas.height = thumbnailPx;
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  canvas
    .getContext('2d')
    ?.drawImage(bitmap, (thumbnailPx - width) / 2, (thumbnailPx - height) / 2, width, height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.8);
}
