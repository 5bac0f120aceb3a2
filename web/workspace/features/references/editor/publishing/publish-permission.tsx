import { ShieldAlert } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { subjects } from '#contract/rules/choices';
import type { Customer } from '#contract/resources/customer';
import type { OrganizationSettings } from '#contract/resources/organization';
import { subjectsOf } from '#contract/permission/subjects-of';
import * as words from '#words/approval-requests';
import { useCustomers } from '../../../../lib/organization/records.ts';
import { useSettings } from '../../../../lib/organization/settings.ts';
import { usePermissions } from '../../../../permissions/api.ts';
import { useApprovals } from '../../../../permissions/approval/approvals.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.tsx';
import { cardOfForm, type ReferenceForm } from '../../reference-form.ts';
import { AskAboutReference } from '../permissions/ask-about-reference.tsx';
import type { ReferenceEditorState } from '../editor-state.ts';
import { dayOfMoment, subjectList } from '../../../../permissions/parts.ts';

interface Props {
  editor: ReferenceEditorState;
}

export default function PublishPermission({ editor }: Props) {
  const policy = useSettings().data?.permissionPolicy ?? 'off';
  const form = useDeferredValue(useWatch({ control: editor.form.control }) as ReferenceForm);
  const customer = useCustomers().data?.find(({ id }) => id === form.customerId);
  if (policy === 'off' || !customer || form.visibility === 'private') return null;
  return <Missing editor={editor} form={form} customer={customer} policy={policy} />;
}

interface MissingProps extends Props {
  form: ReferenceForm;
  customer: Customer;
  policy: OrganizationSettings['permissionPolicy'];
}

function Missing({ editor, form, customer, policy }: MissingProps) {
  const { saved } = editor;
  // The saved reference does not belong to a newly chosen customer.
  const own = saved?.attributes.customerId === customer.id ? saved : undefined;
  const { data } = usePermissions({ customerId: customer.id, ...(own && { referenceId: own.id }) });
  const [shown, setShown] = useState<'what' | 'ask'>();
  if (!data) return null;
  const card = subjectsOf(cardOfForm(form, saved, customer.name));
  const missing = subjects.filter(
    (subject) => card.includes(subject) && data.state[subject]['reference-page'].state !== 'allowed',
  );
  if (missing.length === 0) return null;
  const list = subjectList(missing);
  return (
    <>
      <button
        type="button"
        title={words.publishMissing(list)}
        aria-haspopup="dialog"
        onClick={() => setShown('what')}
        className="flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-lg text-[0.8125rem] text-warn hover:bg-hover lg:max-w-60 lg:px-2"
      >
        <ShieldAlert aria-hidden className="size-4 shrink-0" />
        <span className="truncate max-lg:sr-only">{words.publishMissing(list)}</span>
      </button>
      {shown === 'what' ? (
        <Dialog open title={words.publishTitle} onClose={() => setShown(undefined)}>
          <div className="flex flex-col gap-2 text-pretty">
            <p>{words.publishNeeded(customer.name, list)}</p>
            <p className="text-ink-2">{policy === 'require' ? words.publishRequire : words.publishWarn}</p>
            {own ? <Waiting customerId={customer.id} referenceId={own.id} /> : null}
            {own ? null : <p>{words.publishSaveFirst}</p>}
          </div>
          <DialogActions>
            <Button onClick={() => setShown(undefined)}>{words.publishClose}</Button>
            {own ? (
              <Button variant="primary" data-autofocus onClick={() => setShown('ask')}>
                {words.ask}
              </Button>
            ) : null}
          </DialogActions>
        </Dialog>
      ) : null}
      {shown === 'ask' && own ? (
        <AskAboutReference
          editor={editor}
          customer={customer}
          reference={own}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  );
}

function Waiting(about: { customerId: string; referenceId: string }) {
  const waiting = useApprovals(about).data?.find(({ status }) => status === 'waiting');
  return waiting ? <p>{words.publishWaiting(waiting.contact.name, dayOfMoment(waiting.askedAt))}</p> : null;
}
