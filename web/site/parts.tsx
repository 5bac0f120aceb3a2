import type { ReactNode } from 'react';
import { limits } from '#contract/limits';
import { ProductPicture } from './picture.tsx';

interface Worded {
  children: ReactNode;
}

/** A part of the page; its name says how it is laid out. */
function Part({ name, id, children }: Worded & { name: string; id?: string }) {
  return (
    <section className={name} id={id}>
      {children}
    </section>
  );
}

/** A box inside a part, for what its layout moves as one. */
const Box = ({ name, children }: Worded & { name: string }) => <div className={name}>{children}</div>;

interface ShotProps {
  name: string;
  alt: string;
  /** Without the menu on its left. */
  close?: boolean;
  children?: ReactNode;
}

/** A picture of the product with what it shows below it: on a phone the part that matters, large enough to read. */
export function Shot({ name, alt, close, children }: ShotProps) {
  return (
    <figure className={`shot shot-${name}${close ? ' close' : ''}`}>
      <div className="frame">
        <ProductPicture name={name} alt={alt} onPhone="240vw" />
      </div>
      <figcaption>
        {children}
        <p className="sample-note">Sample data.</p>
      </figcaption>
    </figure>
  );
}

/** The way to begin, and one to see more first. */
function Actions({ begin, more, to }: { begin: string; more: string; to: string }) {
  return (
    <p className="actions">
      <a className="button" href="/signup">
        {begin}
      </a>
      <a className="button button-outline" href={to}>
        {more}
      </a>
    </p>
  );
}

/** A table wide enough to scroll on a phone; whoever uses a keyboard can reach it to do so. */
export function Scrolled({ label, children }: Worded & { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="scrolled" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** What the product does not do, each with what to do instead. */
const Gaps = ({ children }: Worded) => <dl className="gaps">{children}</dl>;

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

/** What the words of every page may name. */
export const parts = { Part, Box, Shot, Actions, Gaps, Gap, Limit };
