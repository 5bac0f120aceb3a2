import { clsx } from 'clsx';
import { FileText, ImageOff, LoaderCircle } from 'lucide-react';
import type { Asset } from '#contract/resources/asset';
import { logoPlate } from '../../../shared/cards/logo-plate.ts';
import { previewOf } from '../../files/assets.ts';

/** The smallest variant of a picture, or an icon. It is decorative because the name is beside it. */
export function AssetThumbnail({ asset, className }: { asset: Asset; className?: string }) {
  const source = asset.status === 'ready' ? previewOf(asset, 320) : undefined;
  return (
    <span
      className={clsx(
        'grid shrink-0 place-items-center overflow-hidden bg-sunken text-ink-3 [&_svg]:size-6',
        className,
      )}
    >
      {source ? (
        <img
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          style={logoPlate(source)}
          className="max-h-full max-w-full bg-(--rd-plate,#fff) object-contain"
        />
      ) : asset.status === 'pending' ? (
        <LoaderCircle aria-hidden />
      ) : asset.status === 'rejected' ? (
        <ImageOff aria-hidden />
      ) : (
        <FileText aria-hidden />
      )}
    </span>
  );
}
