import { ExternalLink } from 'lucide-react';
import { useOrganization } from '../../lib/active-organization.tsx';
import { referencePagePath } from '../../../shared/public-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

/** Where the published references can be seen, and the address to pass on. */
export function PublicPageCard({ onPage }: { onPage: number }) {
  const { organizationId } = useOrganization();
  const path = referencePagePath(organizationId);
  return (
    <Card aria-labelledby="public-page">
      <h2 id="public-page" className="text-[0.9375rem] font-semibold">
        Your reference page
      </h2>
      <p className="mt-1 text-pretty text-ink-2">
        {onPage === 0
          ? 'It is there, and empty until you publish a public reference.'
          : `${onPage === 1 ? 'One reference is' : `${onPage} references are`} on it, for anyone with the link.`}
      </p>
      <p
        className="mt-3 truncate rounded-lg bg-sunken px-2.5 py-1.5 text-[0.8125rem] text-ink-2"
        title={path}
      >
        {window.location.host + path}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={path} target="_blank" rel="noopener" className={buttonClass('secondary', 'sm')}>
          <ExternalLink aria-hidden />
          View page
        </a>
        <CopyButton
          size="sm"
          text={window.location.origin + path}
          failed="The link could not be copied. Open the page and copy its address."
        >
          Copy link
        </CopyButton>
      </div>
    </Card>
  );
}
