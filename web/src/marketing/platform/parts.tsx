import type { ReactNode } from 'react';
import { ProductPicture } from '../picture.tsx';

/** Words and, beside or below them, what they are about; how they stand is the style sheet's. */
export const band = (name: string, id?: string) =>
  function Band({ children }: { children: ReactNode }) {
    return (
      <section className={name} id={id}>
        {children}
      </section>
    );
  };

/** A part of a section that the style sheet places. */
export const block = (name: string) =>
  function Block({ children }: { children: ReactNode }) {
    return <div className={name}>{children}</div>;
  };

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
export function Actions({ begin, more, to }: { begin: string; more: string; to: string }) {
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
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="scrolled" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
