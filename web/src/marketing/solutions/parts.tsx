import type { ReactNode } from 'react';
import { ProductPicture } from '../picture.tsx';

interface Worded {
  children: ReactNode;
}

/** A part of the page; its name says how it is laid out. */
export function Part({ name, id, children }: Worded & { name: string; id?: string }) {
  return (
    <section className={name} id={id}>
      {children}
    </section>
  );
}

/** A box inside a part, for what its layout moves as one. */
export const Box = ({ name, children }: Worded & { name: string }) => <div className={name}>{children}</div>;

/** A picture of the product, with the words of the page below it. */
export function Figure({ name, alt, children }: Worded & { name: string; alt: string }) {
  return (
    <figure className="shown">
      <ProductPicture name={name} alt={alt} />
      <figcaption>{children}</figcaption>
    </figure>
  );
}

/** What the product does not do, each with what to do instead. */
export const Gaps = ({ children }: Worded) => <dl className="gaps">{children}</dl>;

export function Gap({ name, children }: Worded & { name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where else one may go from the end of a page. */
const others = {
  demo: { path: '/demo', words: 'Watch the demo' },
  sales: { path: '/sales', words: 'Ask sales first' },
  cards: { path: '/#cards', words: 'See all six templates' },
};

/** The end of a page: what one does now. */
export function Begin({ or, children }: Worded & { or: keyof typeof others }) {
  const other = others[or];
  return (
    <section className="begin">
      {children}
      <p className="begin-ways">
        <a className="button" href="/signup">
          Create your reference page
        </a>
        <a className="button button-outline" href={other.path}>
          {other.words}
        </a>
      </p>
    </section>
  );
}

export const shared = { Part, Box, Figure, Gaps, Gap, Begin };
