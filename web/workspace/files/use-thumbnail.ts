import { useEffect, useState } from 'react';
import { isImage } from './file-rules.ts';

const side = 96;

/** A small picture of a file that is not uploaded yet, as a data address (`blob:` is not allowed in a picture). */
export function useThumbnail(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let left = false;
    // A file that cannot be drawn has no thumbnail; whether it is a picture is the server's to say.
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
  const scale = Math.max(side / bitmap.width, side / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  canvas.getContext('2d')?.drawImage(bitmap, (side - width) / 2, (side - height) / 2, width, height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.8);
}
