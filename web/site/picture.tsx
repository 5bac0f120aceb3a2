import { clsx } from 'clsx';
import pictures from '../content/pictures/index.json';
import { useFileAddress } from './files.tsx';
import styles from './picture.module.css';

const sizes: Readonly<Record<string, { width: number; height: number }>> = pictures;

interface PictureProps {
  name: string;
  alt: string;
  /** The width on a large screen, in the form of `sizes`. */
  shown?: string;
  onPhone?: string;
  /** A picture of the same screen on a phone, in letters that can be read there. */
  phone?: string;
}

export function ProductPicture({ name, alt, shown = '720px', onPhone = '92vw', phone }: PictureProps) {
  const address = useFileAddress();
  const size = sizeOf(name);
  const file = (theme: string, small = '') => address(`content/pictures/${name}-${theme}${small}.webp`);
  return ['light', 'dark'].map((theme) => (
    <picture key={theme} className={clsx(styles.productPicture, styles[theme])}>
      {phone && (
        <source
          media="(max-width: 560px)"
          srcSet={address(`content/pictures/${phone}-${theme}.webp`)}
          {...sizeOf(phone)}
        />
      )}
      <img
        src={file(theme)}
        srcSet={`${file(theme, '-small')} 720w, ${file(theme)} 1440w`}
        sizes={`(max-width: 760px) ${onPhone}, ${shown}`}
        {...size}
        alt={alt}
        // Browsers do not load a hidden lazy picture, so only one theme's picture loads.
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}

function sizeOf(name: string) {
  const size = sizes[name];
  if (!size) throw new Error(`There is no picture "${name}"`);
  return size;
}
