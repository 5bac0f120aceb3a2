import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { recordedMethods, type Channel, type Subject } from '#contract/rules/choices';
import { recordPermissionBody } from '#contract/resources/permission';
import type { Reference } from '#contract/resources/reference';
import * as permissionsWords from '#words/permissions';
import * as recordManyWords from '#words/record-many';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { useCustomers } from '../../lib/organization/records.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { ScopeLists } from '../check-list.tsx';
import { optionsOf, useContacts } from '../contacts/contacts.ts';
import { EvidenceField, evidenceOf } from '../ledger/evidence-field.tsx';
import { ManyProgress, ManyResults } from '../many-results.tsx';
import { useManyRun } from '../many-run.ts';
import { useCheckedSubmit } from '../use-checked-submit.ts';
import { entryOf, useRecordMany, type About } from './record-many.ts';

interface Form {
  chosen: string[];
  subjects: Subject[];
  channels: Channel[];
  method: (typeof recordedMethods)[number];
  agreedOn: string;
  expiresOn: string;
  contactId: string;
  wording: string;
  evidence: string;
}

interface Props {
  references: readonly Reference[];
  /** An import read this in the words of a file. */
  begun?: Partial<Pick<Form, 'subjects' | 'channels' | 'expiresOn' | 'evidence'>>;
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
  const inputs = useForm<Form>({
    defaultValues: {
      chosen: first.map(({ id }) => id),
      subjects: begun?.subjects ?? [],
      channels: begun?.channels ?? [],
      method: 'contract',
      agreedOn: '',
      expiresOn: begun?.expiresOn ?? '',
      contactId: '',
      wording: '',
      evidence: begun?.evidence ?? '',
    },
  });
  const { register, control, formState } = inputs;
  const { submitWith, failure, refusedAt } = useCheckedSubmit(inputs);
  const chosen = useWatch({ control, name: 'chosen' });
  const named = about.filter(({ reference }) => chosen.includes(reference.id));
  const messageAt = (field: keyof Form) => formState.errors[field]?.message;
  const busy = settled !== undefined;

  const givenOf = ({ evidence, wording, chosen: _chosen, ...form }: Form) => ({
    ...form,
    wording,
    agreedOn: form.agreedOn || undefined,
    expiresOn: form.expiresOn || undefined,
    contactId: form.contactId || undefined,
    evidence: evidenceOf(evidence, assetIds),
    language: 'en' as const,
  });
  const submit = submitWith({
    schema: recordPermissionBody,
    inputOf: (values) => entryOf(givenOf(values), named[0]!, organization.name),
    send: () => run((options) => recordMany(named, givenOf(inputs.getValues()), options)),
  });

  if (results)
    return createPortal(
      <Dialog open size="lg" title={recordManyWords.title} onClose={onClose}>
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
      title={recordManyWords.title}
      description={recordManyWords.description}
      size="lg"
      busy={busy}
      disabled={named.length === 0}
      failure={failure}
      failureTitle={permissionsWords.dialogFailed}
      cancel={permissionsWords.dialogCancel}
      save={recordManyWords.save(named.length)}
      aside={busy ? <Button onClick={stop}>{recordManyWords.stop}</Button> : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      <fieldset disabled={busy} className="flex min-w-0 flex-col gap-5">
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-medium">{recordManyWords.references}</legend>
          <ul className="max-h-56 divide-y divide-line overflow-y-auto rounded-lg border border-line">
            {about.map(({ reference, customer }) => (
              <li key={reference.id}>
                <label className="flex min-h-11 items-center gap-3 px-3 py-2">
                  <input
                    type="checkbox"
                    value={reference.id}
                    {...register('chosen')}
                    className="size-4 shrink-0 accent-accent"
                  />
                  <span className="min-w-0 flex-1 truncate">{reference.name}</span>
                  {customerIds.size > 1 ? (
                    <span className="max-w-[40%] truncate text-[0.8125rem] text-ink-2">{customer.name}</span>
                  ) : null}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <ScopeLists
          words={{ subjects: recordManyWords.subjects, channels: recordManyWords.channels }}
          register={register}
          messageAt={messageAt}
        />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <SelectField
            label={permissionsWords.dialogMethod}
            error={messageAt('method')}
            options={recordedMethods.map((method) => ({
              value: method,
              label: permissionsWords.dialogMethods[method],
            }))}
            {...register('method')}
          />
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
        </div>
        <TextArea
          label={permissionsWords.dialogWording}
          rows={3}
          hint={recordManyWords.wordingHint}
          error={messageAt('wording')}
          {...register('wording')}
        />
        <TextArea
          label={permissionsWords.dialogEvidence}
          rows={2}
          hint={permissionsWords.dialogEvidenceHint}
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
