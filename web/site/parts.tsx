import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { limits } from '#contract/rules/limits';
import common from './common.module.css';
import styles from './parts.module.css';
import { ProductPicture } from './picture.tsx';

interface Worded {
  children: ReactNode;
}

interface ShotProps {
  name: string;
  alt: string;
  /** Without the menu on its left. */
  close?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A picture of the product with what it shows below it: on a phone the part that matters, large enough to read. */
export function Shot({ name, alt, close, className, children }: ShotProps) {
  return (
    <figure className={clsx(styles.shot, styles[name], close && styles.close, className)}>
      <div className={styles.frame}>
        <ProductPicture name={name} alt={alt} onPhone="240vw" />
      </div>
      <figcaption>
        {children}
        <p className={styles.sampleNote}>Sample data.</p>
      </figcaption>
    </figure>
  );
}

function Gap({ name, children }: Worded & { name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A number of the contract. */
const Limit = ({ name }: { name: keyof typeof limits }) => <>{limits[name]}</>;

/** What the words of a page may name; the classes are those of its sheets. */
export function partsOf(sheets: readonly CSSModuleClasses[]) {
  const optional = (name: string) => clsx(sheets.map((sheet) => sheet[name]));
  const classes = (names = '') =>
    clsx(
      names.split(' ').map((name) => {
        const found = optional(name);
        if (name && !found) throw new Error(`The page has no styles for "${name}"`);
        return found;
      }),
    ) || undefined;
  return {
    /** A part of the page; its name is the class that lays it out. */
    Part: ({ name, id, children }: Worded & { name?: string; id?: string }) => (
      <section className={classes(name)} id={id}>
        {children}
      </section>
    ),
    /** A box inside a part, for what its layout moves as one. */
    Box: ({ name, children }: Worded & { name?: string }) => <div className={classes(name)}>{children}</div>,
    /** Terms with what is to be said of each. */
    Facts: ({ name, children }: Worded & { name: string }) => <dl className={classes(name)}>{children}</dl>,
    Shot: (props: ShotProps) => <Shot {...props} className={optional('shot')} />,
    /** The way to begin, and one to see more first. */
    Actions: ({ begin, more, to }: { begin: string; more: string; to: string }) => (
      <p className={classes('actions')}>
        <a className={common.button} href="/signup">
          {begin}
        </a>
        <a className={clsx(common.button, common.buttonOutline)} href={to}>
          {more}
        </a>
      </p>
    ),
    /** What the product does not do, each with what to do instead. */
    Gaps: ({ children }: Worded) => <dl className={classes('gaps')}>{children}</dl>,
    Gap,
    Limit,
  };
}
