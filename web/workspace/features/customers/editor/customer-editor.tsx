import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Customer } from '#contract/resources/customer';
import * as words from '#words/customers';
import * as recordEditorWords from '#words/record-editor';
import { RecordConflict } from '../../../record-editor/record-conflict.tsx';
import { EditorNotices, RecordForm, SaveFailed } from '../../../record-editor/record-form.tsx';
import { useDraft, type DraftSession } from '../../../record-editor/use-draft.ts';
import { useRecordEditor } from '../../../record-editor/use-record-editor.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { useSaveCustomer } from '../api.ts';
import { CustomerFields } from './customer-fields.tsx';
import { emptyForm, type CustomerForm, type FormField } from './customer-form.ts';
import { customerKind } from './customer-kind.ts';

interface Props {
  customer?: Customer;
  onSaved: (customer: Customer) => void;
  back: string;
}

export function CustomerEditor(props: Props) {
  const draft = useDraft(customerKind.draftName(props.customer?.id ?? 'new'));
  return draft ? <DraftedEditor {...props} draft={draft} /> : null;
}

function DraftedEditor({ customer, onSaved, back, draft }: Props & { draft: DraftSession }) {
  const navigate = useNavigate();
  const { mutateAsync } = useSaveCustomer();
  const editor = useRecordEditor<CustomerForm, Customer>({
    kind: customerKind,
    record: customer,
    id: customer?.id ?? 'new',
    draft,
    initial: emptyForm,
    send: ({ values, saved }) => mutateAsync({ form: values, saved }),
    onSaved,
  });
  const { saving, pictures } = editor;
  return (
    <FormProvider {...editor.form}>
      <RecordForm onSave={() => void editor.save()} className="flex flex-col gap-5">
        <EditorNotices editor={editor} />
        <CustomerFields onPictureBusy={pictures.onBusy} />
        <SaveFailed editor={editor} />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" busy={saving !== undefined || pictures.isSaveKept}>
            {customer ? words.editorSave : words.editorCreate}
          </Button>
          <Button
            variant="ghost"
            disabled={saving !== undefined}
            onClick={() => {
              editor.reset();
              void navigate(back);
            }}
          >
            {words.editorCancel}
          </Button>
          <output className="text-[0.8125rem] text-ink-2">
            {pictures.isSaveKept ? recordEditorWords.savesWithPicture : ''}
          </output>
        </div>
      </RecordForm>
      <RecordConflict editor={editor} labelOf={(field) => words.fields[field]} show={inWords} />
    </FormProvider>
  );
}

const inWords = (field: FormField, form: CustomerForm): string =>
  field === 'tags' ? form.tags.join(', ') : form[field];
