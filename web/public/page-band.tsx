import { useContext } from 'react';
import { CallToAction } from './page-header.tsx';
import { PageWords } from './page-words.tsx';
import { hasDoor, languageOfText, type ShownPage } from './page-view.ts';

type Closed = Pick<ShownPage, 'branding' | 'languages' | 'references'>;

/** A page ends with a door, where its organization has one. */
export function PageBand({ page }: { page: Closed }) {
  if (!hasDoor(page) || page.references.length === 0) return null;
  return (
    <aside className="page-band">
      <Door page={page} />
    </aside>
  );
}

/** The door in what the last row of a wall leaves free, or in a row of its own. */
export function ClosingTile({ page }: { page: Closed }) {
  if (!hasDoor(page)) return null;
  return (
    <li className="page-closing page-band">
      <Door page={page} />
    </li>
  );
}

function Door({ page }: { page: Closed }) {
  const words = useContext(PageWords);
  const { closingHeading, closingText } = page.branding;
  return (
    <>
      <div>
        <p className="page-closing-heading" dir="auto" lang={languageOfText(page, 'closingHeading')}>
          {closingHeading || words.next}
        </p>
        {closingText ? (
          <p className="page-closing-text" dir="auto" lang={languageOfText(page, 'closingText')}>
            {closingText}
          </p>
        ) : null}
      </div>
      <CallToAction page={page} />
    </>
  );
}
