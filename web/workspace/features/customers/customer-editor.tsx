import { History } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Customer } from '#contract/customer';
import { heldTexts, usePicturesUnderWay } from '../../files/use-pictures-under-way.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { texts } from './texts.ts';
import { useCustomerEditor } from './use-customer-editor.ts';

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));

interface Props {
  /** Absent for a new customer. */
  customer?: Customer;
  onSaved: (customer: Customer) => void;
  /** Where Cancel leads. */
  back: string;
}

/** The form of a customer; what was typed stays when saving fails, and when the page is left. */
export function CustomerEditor({ customer, onSaved, back }: Props) {
  const editor = useCustomerEditor(customer, onSaved);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { waiting, onBusy } = usePicturesUnderWay();
  const { refusals } = editor;
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <>
      {editor.restored ? <Restored onDiscard={editor.discard} /> : null}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!editor.busy && !waiting) void editor.submit();
        }}
        className="flex flex-col gap-5"
      >
        <CustomerFields editor={editor} onPictureBusy={onBusy} />
        {editor.keeps ? null : <p className="text-[0.8125rem] text-warn">{texts.editor.notKept}</p>}
        <FormError title={editor.failure ? texts.editor.saveFailed : undefined}>{editor.failure}</FormError>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" busy={editor.busy || waiting}>
            {customer ? texts.editor.save : texts.editor.create}
          </Button>
          <Button
            variant="ghost"
            disabled={editor.busy}
            onClick={() => {
              editor.discard();
              void navigate(back);
            }}
          >
            {texts.editor.cancel}
          </Button>
          <output className="text-[0.8125rem] text-ink-2">{waiting ? heldTexts.waiting : ''}</output>
        </div>
      </form>
      {editor.conflict && editor.mine ? (
        <Suspense>
          <ConflictDialog editor={editor} theirs={editor.conflict} mine={editor.mine} />
        </Suspense>
      ) : null}
    </>
  );
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-xl border border-line bg-sunken px-4 py-2.5">
      <History aria-hidden className="size-4 shrink-0 text-ink-2" />
      <output className="min-w-0 flex-1">
        <span className="font-medium">{texts.editor.restored}</span>{' '}
        <span className="text-ink-2">{texts.editor.restoredNote}</span>
      </output>
      <Button size="sm" onClick={onDiscard}>
        {texts.editor.discard}
      </Button>
    </div>
  );
}
