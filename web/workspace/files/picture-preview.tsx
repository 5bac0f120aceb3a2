import { clsx } from 'clsx';
import { Image, ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { safeImage } from '../../shared/cards/safe-address.ts';

const typingMs = 400;

interface PicturePreviewProps {
  address: string;
  broken: boolean;
  onBroken: (address: string) => void;
}

/** The picture at an address; a mark when there is none, or when it cannot be shown. */
export function PicturePreview({ address, broken, onBroken }: PicturePreviewProps) {
  const source = safeImage(useSettled(address.trim()));
  return (
    <div
      className={clsx(
        'grid size-18 shrink-0 place-items-center overflow-hidden rounded-md border bg-sunken text-ink-3',
        source && !broken ? 'border-line' : 'border-dashed border-line-strong',
      )}
    >
      {source && !broken ? (
        <img
          key={source}
          src={source}
          alt=""
          className="size-full object-contain"
          onError={() => onBroken(source)}
        />
      ) : broken ? (
        <ImageOff aria-hidden className="size-5" />
      ) : (
        <Image aria-hidden className="size-5" />
      )}
    </div>
  );
}

/** An address that is being typed is not asked for with every letter; one that was chosen shows at once. */
function useSettled(address: string): string {
  const [settled, setSettled] = useState(address);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), typingMs);
    return () => clearTimeout(timer);
  }, [address]);
  return address === '' || address.startsWith('/') ? address : settled;
}
