import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { channels, recordedMethods, subjects } from '#contract/rules/choices';
import { recordPermissionBody, withdrawPermissionBody } from '#contract/resources/permission';
import type { Reference } from '#contract/resources/reference';
import * as partWords from '#words/permission-parts';
import * as permissionsWords from '#words/permissions';
import * as recordManyWords from '#words/record-many';
import { refusedSubjectsMissing } from '#words/validation';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { useCustomers } from '../../lib/organization/records.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { CheckList, ScopeLists } from '../check-list.tsx';
import { optionsOf, useContacts } from '../contacts/contacts.ts';
import { EvidenceField } from '../ledger/evidence-field.tsx';
import { ManyProgress, ManyResults } from '../many-results.tsx';
import { useManyRun } from '../many-run.ts';
import { useCheckedSubmit } from '../use-checked-submit.ts';
import { ChosenReferences } from './chosen-references.tsx';
import { entryOf, useRecordMany, type About, type Recording } from './record-many.ts';
import { recordingOf, type Begun, type Form } from './recording.ts';

interface Props {
  references: readonly Reference[];
  begun?: Begun;
  onDone?: (ids: readonly string[]) => void;
  onClose: () => void;
}

export default function RecordManyDialog({ references, begun, onDone, onClose }: Props) {
  const organization = useOrganization();
  const customers = useCustomers().data ?? [];
  // The selection on the page may change while the dialog is open.
  const [first] = useState(references);
  const [assetIds, setAssetIds] = useState<string[]>([]);
  const { settled, results, run, stop } = useManyRun(onDone);
  const recordMany = useRecordMany();
  const about = first.flatMap((reference): About[] => {
    const customer = customers.find(({ id }) => id === reference.attributes.customerId);
    return customer ? [{ reference, customer }] : [];
  });
  const customerIds = new Set(about.map(({ customer }) => customer.id));
  const isRefusal = begun?.closes !== undefined;
  const inputs = useForm<Form>({
    defaultValues: {
      chosen: first.flatMap(({ id }) => (begun?.closed.has(id) ? [] : [id])),
      subjects: begun?.subjects ?? [],
      refused: begun?.refused ?? [],
      channels: begun?.channels ?? [],
      method: begun ? '' : 'contract',
      agreedOn: '',
      expiresOn: begun?.expiresOn ?? '',
      contactId: '',
      wording: '',
      evidence: '',
    },
  });
  const { register, control, formState } = inputs;
  const { submitWith, failure, refusedAt } = useCheckedSubmit(inputs);
  const chosen = useWatch({ control, name: 'chosen' });
  const named = about.filter(({ reference }) => chosen.includes(reference.id));
  const messageAt = (field: keyof Form) => formState.errors[field]?.message;
  const busy = settled !== undefined;
  const noteOf = (id: string) => [
    ...(begun?.closed.has(id) ? [recordManyWords.closedHere] : []),
    ...(begun?.evidence.has(id) ? [begun.evidence.get(id)!] : []),
  ];
  const recordingFor = (values: Form) => (one: About) =>
    recordingOf(values, one.reference.id, { begun, assetIds });
  const submit = submitWith({
    schema: {
      safeParse: ({ given, refusal }: Recording): { error?: { issues: readonly Issue[] } | undefined } => {
        if (given) return recordPermissionBody.safeParse(entryOf(given, named[0]!, organization.name));
        const { error } = withdrawPermissionBody.safeParse(refusal);
        return error ? { error: { issues: error.issues.map(atRefused) } } : {};
      },
    },
    inputOf: (values) => recordingFor(values)(named[0]!),
    messages: begun ? { method: recordManyWords.wayMissing, refused: refusedSubjectsMissing } : {},
    send: () => {
      const recording = recordingFor(inputs.getValues());
      return run((options) => recordMany(named, recording, options));
    },
  });
  const title = isRefusal ? recordManyWords.refusalTitle : recordManyWords.title;

  if (results)
    return createPortal(
      <Dialog open size="lg" title={title} onClose={onClose}>
        <ManyResults
          title={recordManyWords.results(results.filter(({ done }) => done).length)}
          results={results}
          close={recordManyWords.close}
          onClose={onClose}
        />
      </Dialog>,
      document.body,
    );
  return (
    <FormDialog
      title={title}
      description={isRefusal ? recordManyWords.refusalDescription : recordManyWords.description}
      size="lg"
      busy={busy}
      disabled={named.length === 0}
      failure={failure}
      failureTitle={permissionsWords.dialogFailed}
      cancel={permissionsWords.dialogCancel}
      save={recordManyWords.save(named.length)}
      variant={isRefusal ? 'danger' : 'primary'}
      aside={busy ? <Button onClick={stop}>{recordManyWords.stop}</Button> : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      <fieldset disabled={busy} className="flex min-w-0 flex-col gap-5">
        <ChosenReferences about={about} noteOf={noteOf} {...register('chosen')} />
        {isRefusal ? null : (
          <ScopeLists
            words={{ subjects: recordManyWords.subjects, channels: recordManyWords.channels }}
            register={register}
            messageAt={messageAt}
          />
        )}
        {begun && (isRefusal || begun.refused.length > 0) ? (
          <CheckList
            label={isRefusal ? recordManyWords.refused : recordManyWords.refusedWithOthers}
            optional={!isRefusal}
            values={subjects}
            words={partWords.subjects}
            error={messageAt('refused')}
            {...register('refused')}
          />
        ) : null}
        {isRefusal ? (
          <CheckList
            label={recordManyWords.channels}
            values={channels}
            words={partWords.channels}
            error={messageAt('channels')}
            {...register('channels')}
          />
        ) : null}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <SelectField
            label={isRefusal ? recordManyWords.way : permissionsWords.dialogMethod}
            error={messageAt('method')}
            {...(begun && { placeholder: '' })}
            options={recordedMethods.map((method) => ({
              value: method,
              label: permissionsWords.dialogMethods[method],
            }))}
            {...register('method')}
          />
          {isRefusal ? null : (
            <>
              {customerIds.size === 1 ? (
                <Contact
                  customerId={[...customerIds][0]!}
                  error={messageAt('contactId')}
                  input={register('contactId')}
                />
              ) : null}
              <TextField
                type="date"
                label={recordManyWords.day}
                hint={recordManyWords.dayHint}
                error={messageAt('agreedOn')}
                {...register('agreedOn')}
              />
              <TextField
                type="date"
                label={permissionsWords.dialogUntil}
                hint={permissionsWords.dialogUntilHint}
                error={messageAt('expiresOn')}
                {...register('expiresOn')}
              />
            </>
          )}
        </div>
        {isRefusal ? null : (
          <TextArea
            label={permissionsWords.dialogWording}
            rows={3}
            hint={recordManyWords.wordingHint}
            error={messageAt('wording')}
            {...register('wording')}
          />
        )}
        <TextArea
          label={permissionsWords.dialogEvidence}
          rows={2}
          hint={begun ? recordManyWords.evidenceHint : permissionsWords.dialogEvidenceHint}
          error={messageAt('evidence')}
          {...register('evidence')}
        />
        <EvidenceField value={assetIds} onChange={setAssetIds} error={refusedAt('evidence.assetIds')} />
      </fieldset>
      {busy ? (
        <ManyProgress
          label={recordManyWords.progress(settled, named.length)}
          settled={settled}
          total={named.length}
        />
      ) : null}
    </FormDialog>
  );
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The form has two lists of parts. */
const atRefused = ({ path, message }: Issue): Issue => ({
  path: path[0] === 'subjects' ? ['refused'] : path,
  message,
});

interface ContactProps {
  customerId: string;
  error: string | undefined;
  input: object;
}

function Contact({ customerId, error, input }: ContactProps) {
  const contacts = useContacts(customerId).data ?? [];
  return (
    <SelectField
      label={permissionsWords.dialogContact}
      error={error}
      options={[{ value: '', label: permissionsWords.dialogNoContact }, ...optionsOf(contacts)]}
      {...input}
    />
  );
}
