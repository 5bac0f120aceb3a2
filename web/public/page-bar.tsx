import { useContext, type ReactNode } from 'react';
import { LanguageSwitch } from './language-switch.tsx';
import { PageOwner, WebsiteLink } from './page-owner.tsx';
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
  return (
    <header className="page-bar">
      <PageOwner {...page} />
      <nav className="page-ways" aria-label={page.organization.name}>
        <a href={ownerPathOf(page)}>{words.back}</a>
        <WebsiteLink {...page} />
      </nav>
      <LanguageSwitch alternates={alternates} shown={page.languages?.shown} />
      {children}
    </header>
  );
}
