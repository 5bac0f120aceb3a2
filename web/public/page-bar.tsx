import { useContext, type ReactNode } from 'react';
import { safeLink } from '../shared/cards/safe-address.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { newTab, PageOwner } from './page-shell.tsx';
import { StoryWords } from './page-words.tsx';
import { ownerPathOf, type Alternate, type ShownPage } from './page-view.ts';

/** The bar says whose page it is and leads back. */
export function PageBar({
  page,
  alternates,
  children,
}: {
  page: Pick<ShownPage, 'organization' | 'branding' | 'languages'>;
  alternates: readonly Alternate[];
  /** The one thing to do. */
  children?: ReactNode;
}) {
  const words = useContext(StoryWords);
  const website = safeLink(page.branding.website);
  return (
    <header className="page-bar">
      <PageOwner {...page} />
      <nav className="page-ways" aria-label={page.organization.name}>
        <a href={ownerPathOf(page)}>{words.back}</a>
        {website ? (
          <a href={website} {...newTab}>
            {new URL(website).hostname.replace(/^www\./, '')} ↗
          </a>
        ) : null}
      </nav>
      <LanguageSwitch alternates={alternates} shown={page.languages?.shown} />
      {children}
    </header>
  );
}
