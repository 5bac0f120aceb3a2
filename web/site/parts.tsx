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
  close?: boolean;
  className?: string;
  children?: ReactNode;
}

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

const Limit = ({ name }: { name: keyof typeof limits }) => <>{limits[name]}</>;

/** The components that a page's text may use; `class` names a class of its sheets. */
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
    Part: ({ name, id, children }: Worded & { name?: string; id?: string }) => (
      <section className={classes(name)} id={id}>
        {children}
      </section>
    ),
    Box: ({ name, children }: Worded & { name?: string }) => <div className={classes(name)}>{children}</div>,
    Facts: ({ name, children }: Worded & { name: string }) => <dl className={classes(name)}>{children}</dl>,
    Shot: (props: ShotProps) => <Shot {...props} className={optional('shot')} />,
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
    Gaps: ({ children }: Worded) => <dl className={classes('gaps')}>{children}</dl>,
    Gap,
    Limit,
  };
}
