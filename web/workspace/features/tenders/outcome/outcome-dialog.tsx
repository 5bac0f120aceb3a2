import { useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { currencies } from '#contract/reference/facts';
import type { Tender } from '#contract/resources/tender';
import { saveOutcomeBody } from '#contract/tender/outcome';
import { lossReasons, verdicts } from '#contract/tender/outcome-choices';
import { decidedStatuses, earlierStatus, nextStatuses } from '#contract/tender/status';
import * as words from '#words/tender-outcome';
import { statuses } from '#words/tenders';
import { isApiError, messageOf } from '../../../lib/api/api-client.ts';
import { useMay } from '../../../lib/organization/active-organization.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useSaveOutcome } from '../api.ts';
import { bodyOf, formOf, type OutcomeForm } from './outcome-form.ts';

interface Props {
  tender: Tender;
  titleOf: (referenceId: string) => string | undefined;
  onClose: () => void;
}

export default function OutcomeDialog({ tender, titleOf, onClose }: Props) {
  const { mutateAsync } = useSaveOutcome(tender.id);
  const [version, setVersion] = useState(tender.version);
  const [failure, setFailure] = useState<string>();
  const form = useForm<OutcomeForm>({ defaultValues: formOf(tender), resolver });
  const { register, handleSubmit, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const [status, references] = useWatch({ control, name: ['status', 'references'] });
  const possible = useDecisions(tender);
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await mutateAsync({ version, ...bodyOf(values) });
      onClose();
    } catch (error) {
      const current = isApiError(error, 'VERSION_CONFLICT') && (error.current as Tender | undefined);
      if (current) setVersion(current.version);
      setFailure(current ? words.changed : isApiError(error) ? messageOf(error) : words.failed);
    }
  });
  return (
    <FormDialog
      title={words.dialogTitle}
      size="lg"
      busy={isSubmitting}
      failure={failure}
      failureTitle={words.notSaved}
      cancel={words.cancel}
      save={words.save}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={words.decision}
          options={possible.map((value) => ({ value, label: statuses[value] }))}
          {...register('status')}
        />
        <TextField label={words.winner} error={errors.winner?.message} {...register('winner')} />
        <TextField
          label={words.ourPoints}
          inputMode="decimal"
          error={errors.ourPoints?.message}
          {...register('ourPoints')}
        />
        <TextField
          label={words.bestPoints}
          inputMode="decimal"
          error={errors.bestPoints?.message}
          {...register('bestPoints')}
        />
        <TextField
          label={words.ourPrice}
          inputMode="decimal"
          error={errors.ourPrice?.message}
          {...register('ourPrice')}
        />
        <TextField
          label={words.winningPrice}
          inputMode="decimal"
          error={errors.winningPrice?.message}
          {...register('winningPrice')}
        />
        <SelectField
          label={words.currency}
          options={currencies.map((code) => ({ value: code, label: code }))}
          {...register('currency')}
        />
      </div>
      {status === 'lost' ? (
        <fieldset>
          <legend className="mb-1.5 font-medium">{words.reasons}</legend>
          <div className="flex flex-wrap gap-x-5">
            {lossReasons.map((reason) => (
              <label key={reason} className="flex min-h-9 items-center gap-2">
                <input
                  type="checkbox"
                  value={reason}
                  className="size-4 accent-(--accent)"
                  {...register('reasons')}
                />
                {words.reasonNames[reason]}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      {references.length > 0 ? (
        <fieldset>
          <legend className="mb-1.5 font-medium">{words.references}</legend>
          <ul className="divide-y divide-line rounded-xl border border-line">
            {references.map(({ referenceId, verdict }, at) => {
              const title = titleOf(referenceId) ?? referenceId;
              return (
                <li
                  key={referenceId}
                  className="grid items-center gap-3 px-3 py-2.5 sm:grid-cols-[minmax(0,1fr)_10rem]"
                >
                  <span className="wrap-anywhere">{title}</span>
                  <SelectField
                    label={words.verdictOf(title)}
                    hideLabel
                    placeholder={words.noVerdict}
                    options={verdicts.map((value) => ({ value, label: words.verdicts[value] }))}
                    {...register(`references.${at}.verdict`)}
                  />
                  {verdict === 'refused' ? (
                    <div className="sm:col-span-2">
                      <TextField
                        label={words.whyOf(title)}
                        hideLabel
                        placeholder={words.whyHint}
                        error={errors.references?.[at]?.why?.message}
                        {...register(`references.${at}.why`)}
                      />
                    </div>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </fieldset>
      ) : null}
      <TextArea label={words.note} rows={2} error={errors.note?.message} {...register('note')} />
    </FormDialog>
  );
}

/** Only managers change a decision. */
function useDecisions({ status }: Tender) {
  const mayChange = useMay('tender:delete');
  return decidedStatuses.filter(
    (one) =>
      one === status || nextStatuses[status].includes(one) || (mayChange && earlierStatus[status] === one),
  );
}

const fieldOf: Readonly<Record<string, keyof OutcomeForm>> = {
  'points.ours': 'ourPoints',
  'points.best': 'bestPoints',
  'price.ours': 'ourPrice',
  'price.winning': 'winningPrice',
};

const resolver: Resolver<OutcomeForm> = (values) => {
  const result = saveOutcomeBody.safeParse(bodyOf(values));
  const errors: FieldErrors<OutcomeForm> = {};
  for (const { path, message } of result.error?.issues ?? [])
    errors[fieldOf[path.slice(0, 2).join('.')] ?? (path[0] as 'note')] ??= { type: 'schema', message };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
