import { clsx } from 'clsx';
import pictures from '../content/pictures/index.json';
import { useFileAddress } from './files.tsx';
import styles from './picture.module.css';

const sizes: Readonly<Record<string, { width: number; height: number }>> = pictures;

interface PictureProps {
  name: string;
  alt: string;
  /** How wide it is on a large screen, as `sizes` has it. */
  shown?: string;
  /** The same on a phone, where a part of it may be shown enlarged. */
  onPhone?: string;
}

/** A picture of the product, as `npm run site-screenshots` takes it, in the theme of the page. */
export function ProductPicture({ name, alt, shown = '720px', onPhone = '92vw' }: PictureProps) {
  const address = useFileAddress();
  const size = sizes[name];
  if (!size) throw new Error(`There is no picture "${name}"`);
  const file = (theme: string, small = '') => address(`content/pictures/${name}-${theme}${small}.webp`);
  return ['light', 'dark'].map((theme) => (
    <img
      key={theme}
      className={clsx(styles.productPicture, styles[theme])}
      src={file(theme)}
      srcSet={`${file(theme, '-small')} 720w, ${file(theme)} 1440w`}
      sizes={`(max-width: 760px) ${onPhone}, ${shown}`}
      {...size}
      alt={alt}
      // What the other theme hides is not fetched when it is lazy.
      loading="lazy"
      decoding="async"
    />
  ));
}
