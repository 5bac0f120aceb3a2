import { ExternalLink, Eye } from 'lucide-react';
import { useOrganization } from '../lib/organization/active-organization.tsx';
import { referencePagePath } from '../../shared/public-address.ts';
import { useReferences } from '../lib/organization/records.ts';
import { buttonClass, ButtonLink } from '../ui/elements/button.tsx';
import { CopyButton } from '../ui/elements/copy-button.tsx';
import { EmptyState } from '../ui/feedback/states.tsx';

export function NoVisits({ title }: { title: string }) {
  const organization = useOrganization();
  const { data: references } = useReferences();
  const path = referencePagePath(organization.slug);
  const nothingPublic = references?.every(
    ({ status, visibility }) => status !== 'Published' || visibility === 'private',
  );
  return (
    <EmptyState
      icon={<Eye aria-hidden />}
      title={title}
      action={
        nothingPublic ? (
          <ButtonLink to="/app/references" variant="primary">
            {references?.length ? 'Open references' : 'Go to references'}
          </ButtonLink>
        ) : (
          <>
            <CopyButton
              text={window.location.origin + path}
              failed="The link could not be copied. Open the page and copy its address."
            >
              Copy link to your page
            </CopyButton>
            <a href={path} target="_blank" rel="noopener" className={buttonClass()}>
              <ExternalLink aria-hidden />
              View page
            </a>
          </>
        )
      }
    >
      {nothingPublic ? (
        <p>
          Publish a reference first: visits are counted from then on, on your page and wherever you embed it.
        </p>
      ) : (
        <p>
          Share the link to your reference page, put it into your signature and proposals, or embed your
          references on your website. Every visit from then on is counted here.
        </p>
      )}
    </EmptyState>
  );
}
