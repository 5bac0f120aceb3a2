import { useState } from 'react';
import type { Form } from '#contract/resources/form';
import * as words from '#words/forms';
import { useMay } from '../../../lib/organization/active-organization.tsx';
import { useReferences } from '../../../lib/organization/records.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';

const MakeDocumentDialog = onDemand(() => import('../../../documents/make-document-dialog.tsx'));

/** A document for tenders shows most of what goes where, because only they have facts. */
export function TryForm({ form }: { form: Form }) {
  const mayMake = useMay('document:make');
  const { data: references = [] } = useReferences();
  const [isMaking, setMaking] = useState(false);
  const published = references.filter(({ status }) => status === 'Published').slice(0, words.tryIt.length);
  const label = words.tryIt[published.length - 1];
  if (!mayMake || !label) return null;
  return (
    <>
      <Button
        size="sm"
        className="mt-3 max-sm:min-h-11"
        aria-label={`${label}: ${form.name}`}
        onPointerEnter={MakeDocumentDialog.prefetch}
        onFocus={MakeDocumentDialog.prefetch}
        onClick={() => setMaking(true)}
      >
        {label}
      </Button>
      {isMaking ? (
        <MakeDocumentDialog
          referenceIds={published.map(({ id }) => id)}
          channel="tender"
          form={form}
          title={form.name}
          onClose={() => setMaking(false)}
        />
      ) : null}
    </>
  );
}
