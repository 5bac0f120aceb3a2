import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#contract/limits';
import { referenceRoutes, type Reference } from '#contract/reference';
import { messageOf } from '../../../lib/api-client.ts';
import { useCall, useOrganization } from '../../../lib/active-organization.tsx';
import { notify } from '../../../ui/toast.tsx';
import { CachedReferences } from './cached-references.ts';
import type { ReferenceActions } from './reference-menu.tsx';
import { finished } from './report.ts';
import { listTexts as texts } from './texts.ts';
import { useBulk } from './use-bulk.ts';

/** What is asked about in a dialog, and about which references. */
export interface Asked {
  dialog: 'remove' | 'collect';
  references: readonly Reference[];
}

/** Everything that the list can do with its references. `unselect` gets those that were finished. */
export function useReferenceActions(unselect: (ids: readonly string[]) => void) {
  const { move, ...bulk } = useBulk();
  const duplicate = useDuplicate();
  const [asked, setAsked] = useState<Asked>();
  const actions = useMemo<ReferenceActions>(
    () => ({
      move: (references, kind) => {
        void move(references, kind).then((report) => unselect(finished(references, report)));
      },
      duplicate: (reference) => void duplicate(reference),
      collect: (references) => setAsked({ dialog: 'collect', references }),
      remove: (references) => setAsked({ dialog: 'remove', references }),
    }),
    [move, duplicate, unselect],
  );
  return { actions, asked, setAsked, ...bulk };
}

/** Makes a draft with the same content. */
function useDuplicate() {
  const call = useCall();
  const client = useQueryClient();
  const { organizationId } = useOrganization();
  const navigate = useNavigate();
  return useCallback(
    async ({ name, visibility, tags, templateId, attributes, custom }: Reference) => {
      const copy = texts.duplicateName(name).slice(0, limits.nameLength);
      try {
        const made = await call(referenceRoutes.createReference, {
          name: copy,
          status: 'Draft',
          visibility,
          tags,
          templateId,
          attributes,
          custom,
        });
        const list = new CachedReferences(client, organizationId);
        await list.hold();
        list.add(made);
        list.refresh();
        notify.success(texts.duplicated(made.name), {
          label: texts.open,
          onClick: () => void navigate(`/app/references/${made.id}`),
        });
      } catch (error) {
        notify.error(messageOf(error));
      }
    },
    [call, client, organizationId, navigate],
  );
}
