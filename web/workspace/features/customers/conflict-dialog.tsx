import type { Customer } from '#contract/customer';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { differences, formOf, wordsOf, type CustomerForm, type FormField } from './customer-form.ts';
import { texts } from './texts.ts';
import type { CustomerEditorState } from './use-customer-editor.ts';

interface ConflictDialogProps {
  editor: CustomerEditorState;
  theirs: Customer;
  mine: CustomerForm;
}

/** What differs, side by side; closing it leaves everything as it is. */
export default function ConflictDialog({ editor, theirs, mine }: ConflictDialogProps) {
  const saved = formOf(theirs);
  const fields = differences(mine, saved);
  return (
    <Dialog
      open
      onClose={editor.decideLater}
      title={texts.conflict.title}
      description={texts.conflict.body}
      busy={editor.busy}
      size="lg"
    >
      {fields.length > 0 ? (
        <div className="max-h-[50dvh] overflow-auto rounded-lg border border-line">
          <table className="w-full table-fixed text-left">
            <thead className="border-b border-line text-[0.8125rem] text-ink-2">
              <tr className="*:px-3 *:py-2 *:font-medium">
                <th scope="col" className="w-26 sm:w-36">
                  {texts.conflict.field}
                </th>
                <th scope="col">
                  {texts.conflict.theirs}, <RelativeTime at={theirs.updatedAt} />
                </th>
                <th scope="col">{texts.conflict.mine}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {fields.map((field) => (
                <tr key={field} className="align-top *:px-3 *:py-2">
                  <th scope="row" className="font-medium">
                    {texts.fields[field]}
                  </th>
                  <Value form={saved} field={field} />
                  <Value form={mine} field={field} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="text-ink-2">{texts.conflict.same}</p>
      )}
      <FormError title={editor.failure ? texts.conflict.failed : undefined}>{editor.failure}</FormError>
      <DialogActions>
        <Button onClick={editor.keepTheirs} disabled={editor.busy}>
          {texts.conflict.keepTheirs}
        </Button>
        <Button variant="primary" busy={editor.busy} onClick={() => void editor.keepMine()}>
          {texts.conflict.keepMine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Value({ form, field }: { form: CustomerForm; field: FormField }) {
  const words = wordsOf(form[field]);
  return (
    <td className="wrap-anywhere">{words || <span className="text-ink-3">({texts.conflict.empty})</span>}</td>
  );
}
