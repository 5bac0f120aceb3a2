import type { ReactNode } from 'react';
import { productName } from '#contract/product';
import type { Place } from './place.ts';

export function LoadingPage({ embedded }: Pick<Place, 'embedded'>) {
  return (
    <div className="page" aria-busy="true" data-embedded={embedded || undefined}>
      <output className="page-unseen">Loading references</output>
      <div className="page-skeleton" aria-hidden="true">
        {embedded ? null : (
          <>
            <span className="page-bone page-bone-title" />
            <span className="page-bone page-bone-line" />
          </>
        )}
        <div className="page-cards page-cards-grid">
          {[1, 2, 3, 4, 5, 6].map((bone) => (
            <span key={bone} className="page-bone page-bone-card" />
          ))}
        </div>
      </div>
    </div>
  );
}

export function MissingPage({ place: { collectionId, embedded } }: { place: Place }) {
  return (
    <Notice title={`This ${collectionId ? 'collection' : 'reference page'} does not exist`}>
      <p>The address may be mistyped, or the organization has taken it down.</p>
      {embedded ? null : (
        <a className="page-button" href="/">
          Go to {productName}
        </a>
      )}
    </Notice>
  );
}

export function FailedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title="The references could not be loaded">
      <p>Please check your connection and try again.</p>
      <button type="button" className="page-button" onClick={onRetry}>
        Retry
      </button>
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page">
      <main className="page-notice" role="alert">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
