import { Plus } from 'lucide-react';
import { useMemo, useState, type FormEvent } from 'react';
import { tenderLimits } from '#contract/tender/limits';
import type { Condition } from '#contract/tender/condition';
import { createNeedBody, type Need } from '#contract/tender/need';
import * as words from '#words/tender-need';
import { formCancel, formFailed, needAbouts } from '#words/tenders';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { FieldNote } from '../../../ui/forms/field.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { useNeedChanges } from '../api.ts';
import { newNeedId, type TypedNeed } from './typed-need.ts';
import { conditionsIn } from '../notice/read-sentence.ts';
import { ConditionRow } from './condition-row.tsx';
import { emptyCondition, formOf, readCondition, type ConditionForm } from './condition-form.ts';

interface Props {
  tenderId: string;
  /** The requirement, unless it is new. */
  need?: Need | undefined;
  /** Called with each change, so that references are ranked while somebody types. */
  onType: (typed: TypedNeed) => void;
  onClose: (saved?: Need) => void;
}

export default function NeedForm({ tenderId, need, onType, onClose }: Props) {
  const { create, update } = useNeedChanges(tenderId);
  const [base, setBase] = useState(need);
  const [text, setText] = useState(need?.text ?? '');
  const [number, setNumber] = useState(String(need?.number ?? 1));
  const [about, setAbout] = useState(need?.about ?? 'firm');
  const [rows, setRows] = useState<readonly ConditionForm[]>(need?.conditions.map(formOf) ?? []);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const busy = create.isPending || update.isPending;
  const type = (changed: { text?: string; number?: string; rows?: readonly ConditionForm[] }) => {
    const typed = { text, number, rows, ...changed };
    setText(typed.text);
    setNumber(typed.number);
    setRows(typed.rows);
    onType({
      id: need?.id ?? newNeedId,
      text: typed.text,
      number: Number(typed.number) || 1,
      conditions: finished(typed.rows),
    });
  };
  const kinds = new Set(rows.map(({ kind }) => kind));
  const unread = useMemo(() => conditionsIn(text), [text])
    .filter(({ kind }) => !kinds.has(kind))
    .map(formOf);
  const changeRow = (at: number, change: Partial<ConditionForm>) =>
    type({ rows: rows.map((row, index) => (index === at ? { ...row, ...change } : row)) });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf({ text, number, rows });
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    const sent = { text, number: Number(number), about, conditions: finished(rows) };
    try {
      onClose(
        base
          ? await update.mutateAsync({ ...sent, needId: base.id, version: base.version })
          : await create.mutateAsync(sent),
      );
    } catch (error) {
      const current = isApiError(error, 'VERSION_CONFLICT') && (error.current as Need | undefined);
      if (current) setBase(current);
      setFailure(current ? words.needChanged : isApiError(error) ? messageOf(error) : formFailed);
    }
  };
  return (
    <form
      noValidate
      aria-label={need ? words.needEditTitle : words.needAddTitle}
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-4 p-4"
    >
      <TextArea
        label={words.needText}
        required
        rows={4}
        value={text}
        error={errors.text}
        onChange={({ target }) => type({ text: target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={words.needNumber}
          inputMode="numeric"
          value={number}
          error={errors.number}
          onChange={({ target }) => type({ number: target.value })}
        />
        <SelectField
          label={words.needAbout}
          value={about}
          onChange={({ target }) => setAbout(target.value as Need['about'])}
          options={Object.entries(needAbouts).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-medium">{words.conditions}</h3>
        <FieldNote hint={words.conditionsHint} />
        {rows.map((row, at) => (
          <ConditionRow
            // oxlint-disable-next-line react/no-array-index-key -- a row is its place
            key={at}
            row={at + 1}
            value={row}
            error={errors[`conditions.${at}`]}
            onChange={(change) => changeRow(at, change)}
            onRemove={() => type({ rows: rows.filter((_row, index) => index !== at) })}
          />
        ))}
        {rows.length < tenderLimits.conditions ? (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              icon={<Plus aria-hidden />}
              onClick={() => type({ rows: [...rows, emptyCondition] })}
            >
              {words.conditionAdd}
            </Button>
            {unread.length > 0 ? (
              <Button size="sm" onClick={() => type({ rows: [...rows, ...unread] })}>
                {words.conditionsRead}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <FormError title={failure ? words.needNotSaved : undefined}>{failure}</FormError>
      <div className="flex justify-end gap-2">
        <Button onClick={() => onClose()} disabled={busy}>
          {formCancel}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {words.needSave}
        </Button>
      </div>
    </form>
  );
}

/** Those that are not finished yet are left out. */
const finished = (rows: readonly ConditionForm[]) =>
  rows.flatMap((row): Condition[] => {
    const { read } = readCondition(row);
    return read ? [read] : [];
  });

interface Typed {
  text: string;
  number: string;
  rows: readonly ConditionForm[];
}

/** The first message of each field, under its name or `conditions.<row>`. */
function problemsOf({ text, number, rows }: Typed): Record<string, string> {
  const found: Record<string, string> = {};
  const { error } = createNeedBody.safeParse({ text, number: Number(number) });
  for (const { path, message } of error?.issues ?? []) found[String(path[0])] ??= message;
  rows.forEach((row, at) => {
    const problem = readCondition(row).error;
    if (problem !== undefined) found[`conditions.${at}`] = problem;
  });
  return found;
}
