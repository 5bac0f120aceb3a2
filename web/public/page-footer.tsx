import { useContext, type ReactNode } from 'react';
import { safeLink } from '../shared/cards/safe-address.ts';
import { PageOwner, WebsiteLink } from './page-owner.tsx';
import { PageWords, StoryWords } from './page-words.tsx';
import { languageOfText, ownerPathOf, pathOf, type ShownPage } from './page-view.ts';

type Closed = Pick<ShownPage, 'organization' | 'branding' | 'languages' | 'references' | 'collections'>;

/** The way home, what else there is, and what the seal means. `home` is the page of all references. */
export function PageFooter({ page, home = false }: { page: Closed; home?: boolean }) {
  const { branding } = page;
  return (
    <div className="page-columns">
      <div className="page-about">
        <PageOwner {...page} home={home} />
        {branding.intro ? (
          <p dir="auto" lang={languageOfText(page, 'intro')}>
            {branding.intro}
          </p>
        ) : null}
      </div>
      <Ways page={page} home={home} />
      <Collections page={page} />
      <SealNote {...page} />
    </div>
  );
}

function Ways({ page, home }: { page: Closed; home: boolean }) {
  const { back } = useContext(StoryWords);
  const { organization, branding } = page;
  const site = safeLink(branding.website);
  const door = safeLink(branding.callToAction?.link);
  if (home && !door && !site) return null;
  return (
    <Column heading={organization.name}>
      {site ? (
        <li>
          <WebsiteLink {...page} />
        </li>
      ) : null}
      {door ? (
        <li>
          <a dir="auto" lang={languageOfText(page, 'buttonText')} href={door}>
            {branding.callToAction!.text}
          </a>
        </li>
      ) : null}
      {home ? null : (
        <li>
          <a href={ownerPathOf(page)}>{back}</a>
        </li>
      )}
    </Column>
  );
}

function Collections({ page }: { page: Closed }) {
  const words = useContext(PageWords);
  if (!page.collections) return null;
  return (
    <Column heading={words.collections}>
      {page.collections.map((collection) => (
        <li key={collection.id}>
          <a dir="auto" lang={collection.language} href={pathOf({ ...page, collection })}>
            {collection.name}
          </a>
        </li>
      ))}
    </Column>
  );
}

const Column = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h2 dir="auto">{heading}</h2>
    <ul>{children}</ul>
  </div>
);

/** Says once on a page what the seal on its cards means. */
function SealNote({ references }: Pick<ShownPage, 'references'>) {
  const words = useContext(PageWords);
  if (!references.some(({ confirmed }) => confirmed)) return null;
  return (
    <div className="page-seal">
      <span className="rd-card-seal" aria-hidden="true" />
      <h2>{words.sealHeading}</h2>
      <p>{words.seal}</p>
    </div>
  );
}
