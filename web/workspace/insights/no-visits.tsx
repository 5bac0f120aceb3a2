import { ExternalLink, Eye } from 'lucide-react';
import * as words from '#words/insights';
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
            {references?.length ? words.emptyOpenReferences : words.emptyGoToReferences}
          </ButtonLink>
        ) : (
          <>
            <CopyButton text={window.location.origin + path} failed={words.emptyCopyFailed}>
              {words.emptyCopy}
            </CopyButton>
            <a href={path} target="_blank" rel="noopener" className={buttonClass()}>
              <ExternalLink aria-hidden />
              {words.emptyView}
            </a>
          </>
        )
      }
    >
      <p>{nothingPublic ? words.emptyUnpublished : words.emptyPublished}</p>
    </EmptyState>
  );
}
