import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/reference-editor';
import { storyPath } from '../../../../../shared/public-address.ts';
import {
  useActionContext,
  useMay,
  useOrganization,
} from '../../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../../lib/organization/records.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { onDemand } from '../../../../ui/overlays/on-demand.tsx';

const AddressDialog = onDemand(() => import('./address-dialog.tsx'));

export function StoryAddress({ reference }: { reference: Reference }) {
  const organization = useOrganization();
  const mayChange = useMay('reference:address');
  const [open, setOpen] = useState(false);
  const slug = useSlug(reference);
  if (!slug) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 wrap-anywhere text-ink-2">
        {words.addressLabel}{' '}
        <span className="text-ink">{window.location.host + storyPath(organization.slug, slug)}</span>
      </p>
      {mayChange ? (
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
          {words.addressChange}
        </Button>
      ) : null}
      {open ? <AddressDialog id={reference.id} slug={slug} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Reads the slug from the cache, because it changes without a save of the editor. */
function useSlug({ id, slug }: Reference): string | undefined {
  const { organizationId } = useActionContext();
  const { data } = useQuery<Reference>({
    queryKey: recordKeys.reference(organizationId, id),
    enabled: false,
  });
  return data?.slug ?? slug;
}
