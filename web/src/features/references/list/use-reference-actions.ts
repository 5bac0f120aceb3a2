import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Reference } from '#contract/reference';
import { useCall, useOrganization } from '../../../lib/active-organization.tsx';
import { loadListWork } from './load-list-work.ts';
import type { ReferenceActions } from './reference-menu.tsx';
import type { Progress, Report } from './report.ts';

/** What is asked about in a dialog, and about which references. */
export interface Asked {
  dialog: 'remove' | 'collect';
  references: readonly Reference[];
}

/** Everything that the list can do with its references. `unselect` gets those with which it is done. */
export function useReferenceActions(unselect: (ids: readonly string[]) => void) {
  const call = useCall();
  const client = useQueryClient();
  const { organizationId } = useOrganization();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>();
  const [report, setReport] = useState<Report>();
  const [asked, setAsked] = useState<Asked>();
  const stopping = useRef<AbortController>(undefined);
  const actions = useMemo<ReferenceActions>(() => {
    const workplace = {
      call,
      client,
      organizationId,
      open: (id: string) => void navigate(`/app/references/${id}`),
    };
    return {
      move: async (references, kind) => {
        const { moveReferences } = await loadListWork();
        const stop = new AbortController();
        stopping.current = stop;
        const bench = { ...workplace, signal: stop.signal, onProgress: setProgress, onReport: setReport };
        unselect(finished(references, await moveReferences(bench, references, kind)));
      },
      duplicate: async (reference) => {
        const { duplicateReference } = await loadListWork();
        await duplicateReference(workplace, reference);
      },
      collect: (references) => setAsked({ dialog: 'collect', references }),
      remove: (references) => setAsked({ dialog: 'remove', references }),
    };
  }, [call, client, organizationId, navigate, unselect]);
  const stop = () => stopping.current?.abort();
  return { actions, progress, stop, report, setReport, asked, setAsked };
}

/** All of them but those that the report names: these stay selected, to be looked at and tried again. */
export function finished(references: readonly Reference[], report: Report | undefined): string[] {
  const unfinished = [...(report?.problems ?? []).map(({ reference }) => reference), ...(report?.left ?? [])];
  const ids = new Set(unfinished.map(({ id }) => id));
  return references.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
}
