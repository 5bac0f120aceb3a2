import { useEffect } from 'react';
import { cardOf } from '#contract/cards/card';
import type { Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import * as fixed from '#words/fixed';
import type { TableFormat } from '../../../../../shared/analytics/csv.ts';
import { useOrganization } from '../../../../lib/organization/active-organization.tsx';
import { useCustomers } from '../../../../lib/organization/records.ts';
import type { Publication } from '../../../../permissions/publishing/unallowed.ts';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { onDemand } from '../../../../ui/overlays/on-demand.tsx';
import { DeleteReferenceDialog } from '../../delete-reference-dialog.tsx';
import { AddToCollectionDialog } from '../collection/add-to-collection-dialog.tsx';
import { DeleteReferencesDialog } from './delete-references-dialog.tsx';
import { downloadReferences } from './reference-sheet.ts';
import type { Report } from './report.ts';
import type { PendingDialog } from './use-reference-actions.ts';

const PublishWarning = onDemand(() => import('../../../../permissions/publishing/publish-warning.tsx'));
const AskApprovalDialog = onDemand(() => import('../../../../permissions/approval/ask-approval-dialog.tsx'));
const MakeDocumentDialog = onDemand(() => import('../../../../documents/make-document-dialog.tsx'));
const AskManyDialog = onDemand(() => import('../../../../permissions/ask-many/ask-many-dialog.tsx'));

interface ListDialogsProps {
  pending: PendingDialog;
  onClose: () => void;
  onDone: (ids: readonly string[]) => void;
  onReport: (report: Report | undefined) => void;
}

export default function ListDialogs({ pending, onClose, onDone, onReport }: ListDialogsProps) {
  const { dialog, references } = pending;
  const customers = useCustomers().data;
  const ids = references.map(({ id }) => id);
  if (dialog === 'collect')
    return <AddToCollectionDialog references={references} onClose={onClose} onAdded={() => onDone(ids)} />;
  if (dialog === 'document')
    return (
      <MakeDocumentDialog
        referenceIds={ids}
        title={references.length === 1 ? references[0]!.name : undefined}
        onClose={onClose}
      />
    );
  if (dialog === 'csv' || dialog === 'xlsx')
    return <DownloadTable format={dialog} references={references} customers={customers} onClose={onClose} />;
  if (dialog === 'publish') {
    const publications = references
      .filter(({ visibility }) => visibility !== 'private')
      .map((saved) => publicationOf(saved, customers));
    return (
      <PublishWarning
        publications={publications}
        onDecided={(decision) => pending.onDecided?.(decision)}
        onClose={() => pending.onDecided?.(undefined)}
      />
    );
  }
  const [reference, ...others] = references;
  const only = others.length === 0 ? reference : undefined;
  const customer = customers?.find(({ id }) => id === only?.attributes.customerId);
  if (dialog === 'ask' && only && customer)
    return (
      <AskApprovalDialog
        customer={customer}
        references={[only]}
        before={{ publishOnYes: pending.publishOnYes }}
        onClose={onClose}
      />
    );
  if (dialog === 'ask')
    return <AskManyDialog references={references} publishOnYes={pending.publishOnYes} onClose={onClose} />;
  if (only) return <DeleteReferenceDialog reference={only} onClose={onClose} onDeleted={() => onDone(ids)} />;
  return (
    <DeleteReferencesDialog references={references} onClose={onClose} onDone={onDone} onReport={onReport} />
  );
}

interface DownloadProps extends Pick<ListDialogsProps, 'onClose'> {
  format: TableFormat;
  references: readonly Reference[];
  customers: readonly Customer[] | undefined;
}

/** Draws nothing: the browser shows the file. Waits for the names of the customers. */
function DownloadTable({ format, references, customers, onClose }: DownloadProps) {
  const organization = useOrganization();
  useEffect(() => {
    if (!customers) return;
    const companies = new Map(customers.map(({ id, name }) => [id, name]));
    downloadReferences(format, { organization, references, companies }).catch(() =>
      notify.error(fixed.noResponse),
    );
    onClose();
    // One press is one file, whatever renders afterwards.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [customers !== undefined]);
  return null;
}

function publicationOf(saved: Reference, customers: readonly Customer[] = []): Publication {
  const { customerId: id } = saved.attributes;
  const name = customers.find((customer) => customer.id === id)?.name ?? '';
  return { card: cardOf(saved, name), customer: { id, name }, saved };
}
