import { useContext } from 'react';
import { CallToAction } from './page-header.tsx';
import { PageWords } from './page-words.ts';
import type { ShownPage } from './page-view.ts';

/** A page ends with a door, where its organization has one. */
export function PageBand({ page }: { page: Pick<ShownPage, 'branding' | 'languages' | 'references'> }) {
  const words = useContext(PageWords);
  if (!page.branding.callToAction || page.references.length === 0) return null;
  return (
    <aside className="page-band">
      <p>{words.next}</p>
      <CallToAction page={page} />
    </aside>
  );
}

/** Says once on a page what the seal on its cards means. */
export function SealNote({ references }: Pick<ShownPage, 'references'>) {
  const words = useContext(PageWords);
  if (!references.some(({ confirmed }) => confirmed)) return null;
  return (
    <p className="page-seal">
      <span className="rd-card-seal" aria-hidden="true" />
      {words.seal}
    </p>
  );
}
