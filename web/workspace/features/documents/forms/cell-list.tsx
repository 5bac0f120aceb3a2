import { useState } from 'react';
import { formLimits } from '#contract/form/limits';
import type { FormDetails } from '#contract/resources/form';
import * as words from '#words/forms';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useUpdateForm } from './api.ts';
import { FormLoader } from './form-loader.tsx';

interface Props {
  id: string;
  mayChange: boolean;
  onClose: () => void;
}

export default function CellList({ id }: Props) {
  return (
    <FormLoader id={id} failed={words.cellsFailed}>
      {(form) => <Cells key={form.version} form={form} />}
    </FormLoader>
  );
}

/** Nothing is typed into the form before somebody has looked at each line. */
function Cells({ form: { id, version, cells } }: { form: FormDetails }) {
  const { mutateAsync, isPending } = useUpdateForm();
  const [texts, setTexts] = useState(() => cells.map(({ text }) => text));
  const [failure, setFailure] = useState<string>();
  const chosen = cells.flatMap(({ table, row, column }, at) => {
    const text = texts[at]!.trim();
    return text === '' ? [] : [{ table, row, column, text }];
  });
  const save = async () => {
    setFailure(undefined);
    try {
      const { name, mistakes } = await mutateAsync({ id, version, cells: chosen });
      notify.success(mistakes > 0 ? words.cellsWrittenWith(name, mistakes) : words.cellsWritten(name));
    } catch (error) {
      setFailure(isApiError(error, 'VALIDATION_FAILED') ? words.cellsChanged : messageOf(error));
    }
  };
  return (
    <form
      className="ps-4.5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="mt-1 text-ink-2">{words.cellsHint}</p>
      <ol className="my-3 flex flex-col gap-3">
        {cells.map(({ label, ...place }, at) => (
          <li key={`${place.table}-${place.row}-${place.column}`}>
            <TextField
              label={label}
              hint={words.placeOf({ part: 'body', ...place })}
              autoComplete="off"
              value={texts[at]}
              maxLength={formLimits.cellLength}
              onChange={({ target }) => setTexts((all) => all.with(at, target.value))}
            />
          </li>
        ))}
      </ol>
      <FormError title={failure ? words.cellsNotWritten : undefined}>{failure}</FormError>
      <Button
        type="submit"
        size="sm"
        variant="primary"
        className="mt-3"
        busy={isPending}
        disabled={chosen.length === 0}
      >
        {words.writeCells(chosen.length)}
      </Button>
    </form>
  );
}
