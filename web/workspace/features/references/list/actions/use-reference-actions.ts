import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Reference } from '#contract/resources/reference';
import { useActionContext, useMay } from '../../../../lib/organization/active-organization.tsx';
import type { Decision } from '../../../../permissions/publishing/publish-warning.tsx';
import * as fixed from '#words/fixed';
import type { TableFormat } from '../../../../../shared/analytics/csv.ts';
import { plansPath } from '../../../../ui/feedback/see-plans.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { duplicateReference } from './duplicate-reference.ts';
import type { ReferenceActions } from './reference-menu.tsx';
import type { Report } from './report.ts';
import { useWork } from './use-work.ts';

export interface PendingDialog {
  dialog: 'remove' | 'collect' | 'document' | 'publish' | 'ask' | TableFormat;
  references: readonly Reference[];
  /** Only a question about publishing waits for an answer. */
  onDecided?: (decision: Decision | undefined) => void;
  publishOnYes?: boolean | undefined;
}

export function useReferenceActions(unselect: (ids: readonly string[]) => void) {
  const { call, client, organizationId } = useActionContext();
  const navigate = useNavigate();
  const seesPlans = useMay('billing:write');
  const mayMake = useMay('document:make');
  const [report, setReport] = useState<Report>();
  const [pending, setPending] = useState<PendingDialog>();
  const { progress, begin, stop } = useWork();
  const actions = useMemo<ReferenceActions>(() => {
    const context = {
      call,
      client,
      organizationId,
      begin,
      onReport: setReport,
      decide: async (references: readonly Reference[]) => {
        const decision = await new Promise<Decision | undefined>((onDecided) =>
          setPending({ dialog: 'publish', references, onDecided }),
        );
        const asked = decision?.choice === 'ask' ? decision.held.flatMap(({ saved }) => saved ?? []) : [];
        const publishOnYes = decision?.publishOnYes;
        setPending(asked.length > 0 ? { dialog: 'ask', references: asked, publishOnYes } : undefined);
        return decision;
      },
      open: (id: string) => void navigate(`/app/references/${id}`),
      seePlans: seesPlans ? () => void navigate(plansPath) : undefined,
    };
    return {
      changeStatus: async (references, kind) => {
        const loaded = await import('./change-status.ts').catch(() => undefined);
        if (loaded) unselect(finished(references, await loaded.changeStatusOf(context, references, kind)));
        else notify.error(fixed.noResponse);
      },
      duplicate: (reference) => duplicateReference(context, reference),
      ask: (references) => setPending({ dialog: 'ask', references }),
      collect: (references) => setPending({ dialog: 'collect', references }),
      document: mayMake ? (references) => setPending({ dialog: 'document', references }) : undefined,
      download: (references, format) => setPending({ dialog: format, references }),
      remove: (references) => setPending({ dialog: 'remove', references }),
    };
  }, [call, client, organizationId, navigate, seesPlans, mayMake, begin, unselect]);
  return { actions, progress, stop, report, setReport, pending, setPending };
}

/** Returns ids of all references outside the report; those in it stay selected for a retry. */
export function finished(references: readonly Reference[], report: Report | undefined): string[] {
  const unfinished = [...(report?.problems ?? []).map(({ reference }) => reference), ...(report?.left ?? [])];
  const ids = new Set(unfinished.map(({ id }) => id));
  return references.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
}
