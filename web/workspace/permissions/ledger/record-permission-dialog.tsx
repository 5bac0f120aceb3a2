import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useController, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { opens } from '#contract/permission/state';
import { suggestedWording } from '#contract/permission/words';
import { recordedMethods, type Channel, type Subject } from '#contract/rules/choices';
import { recordPermissionBody, type PermissionEntry } from '#contract/resources/permission';
import * as words from '#words/permissions';
import { useMay, useOrganization } from '../../lib/organization/active-organization.tsx';
import { useReferences } from '../../lib/organization/records.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { usePermissions, useRecordPermission } from '../api.ts';
import { ScopeLists } from '../check-list.tsx';
import { optionsOf, useContacts } from '../contacts/contacts.ts';
import { closedDay, closedOf, whoClosed, type Closed } from './closed.ts';
import { EvidenceField } from './evidence-field.tsx';
import { evidenceOf } from './evidence-of.ts';
import { useCheckedSubmit } from '../use-checked-submit.ts';
import { dayInWords } from '../parts.ts';

interface Props {
  customer: { id: string; name: string };
  referenceId?: string;
  before?: PermissionEntry;
  onClose: () => void;
}

interface Form {
  subjects: Subject[];
  channels: Channel[];
  referenceId: string;
  validFrom: string;
  expiresOn: string;
  method: (typeof recordedMethods)[number];
  contactId: string;
  /** Undefined while the suggested wording is used. */
  wording: string | undefined;
  evidence: string;
  /** Asked for only if the customer refused something of it before. */
  agreedOn: string;
}

export default function RecordPermissionDialog({ customer, referenceId, before, onClose }: Props) {
  const organization = useOrganization();
  const references = useReferences().data?.filter(({ attributes }) => attributes.customerId === customer.id);
  const contacts = useContacts(customer.id).data;
  const { mutateAsync, isPending } = useRecordPermission();
  const [assetIds, setAssetIds] = useState<string[]>([]);
  const inputs = useForm<Form>({
    defaultValues: {
      subjects: before?.subjects ?? [],
      channels: before?.channels ?? [],
      referenceId: referenceId ?? before?.referenceId ?? '',
      validFrom: '',
      expiresOn: '',
      method: 'contract',
      contactId: before?.person?.id ?? '',
      wording: undefined,
      evidence: '',
      agreedOn: '',
    },
  });
  const { register, control, formState } = inputs;
  const { submitWith, failure, refusedAt } = useCheckedSubmit(inputs);
  const { field: wording } = useController({ name: 'wording', control });
  // A registered select would be empty, because its options load after the value is set.
  const { field: contactInput } = useController({ name: 'contactId', control });
  const form = useWatch({ control }) as Form;
  const suggestion = suggestedWording(
    {
      ...form,
      organization: organization.name,
      customer: customer.name,
      reference: references?.find(({ id }) => id === form.referenceId)?.name,
    },
    contacts?.find(({ id }) => id === form.contactId)?.language ?? 'en',
  );
  const permissions = usePermissions({
    customerId: customer.id,
    referenceId: form.referenceId || undefined,
  }).data;
  const closed = permissions && closedOf({ ...permissions, ...form });
  const mayReopen = useMay('permission:revoke');
  const { errors } = formState;
  const messageAt = (field: keyof Form) => errors[field]?.message;

  const submit = submitWith({
    schema: recordPermissionBody,
    inputOf: (values) => inputOf({ ...values, wording: values.wording ?? suggestion, assetIds }, customer.id),
    send: async (input) => {
      if (closed && !isNewer(input, closed, inputs.setError)) return;
      await mutateAsync(closed ? input : { ...input, agreedOn: undefined });
      notify.success(words.dialogSaved);
      onClose();
    },
  });

  return (
    <FormDialog
      title={titleOf(before)}
      description={before && opens(before) ? words.dialogExtendDescription : words.dialogDescription}
      size="lg"
      busy={isPending}
      failure={failure}
      failureTitle={words.dialogFailed}
      cancel={words.dialogCancel}
      save={words.dialogSave}
      onClose={onClose}
      onSubmit={submit}
    >
      <ScopeLists
        words={{ subjects: words.dialogSubjects, channels: words.dialogChannels }}
        register={register}
        messageAt={messageAt}
      />
      {closed ? (
        <ClosedNotice closed={closed} customer={customer.name} mayReopen={mayReopen}>
          <TextField
            type="date"
            required
            label={words.dialogNewerDay}
            hint={words.dialogNewerDayHint(dayInWords(closedDay(closed.by)))}
            error={messageAt('agreedOn')}
            {...register('agreedOn')}
          />
        </ClosedNotice>
      ) : null}
      <SelectField
        label={words.dialogScope}
        key={references?.length}
        error={messageAt('referenceId')}
        options={[
          { value: '', label: words.dialogAll(customer.name) },
          ...(references ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...register('referenceId')}
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <SelectField
          label={words.dialogMethod}
          error={messageAt('method')}
          options={recordedMethods.map((method) => ({ value: method, label: words.dialogMethods[method] }))}
          {...register('method')}
        />
        <SelectField
          label={words.dialogContact}
          // The key remounts the select, because it shows a value only if its options exist.
          key={contacts?.length}
          hint={contacts?.length === 0 ? words.dialogContactHint : undefined}
          error={messageAt('contactId')}
          options={[{ value: '', label: words.dialogNoContact }, ...optionsOf(contacts ?? [])]}
          {...contactInput}
        />
        <TextField
          type="date"
          label={words.dialogFrom}
          hint={words.dialogFromHint}
          error={messageAt('validFrom')}
          {...register('validFrom')}
        />
        <TextField
          type="date"
          label={words.dialogUntil}
          hint={words.dialogUntilHint}
          error={messageAt('expiresOn')}
          {...register('expiresOn')}
        />
      </div>
      <TextArea
        label={words.dialogWording}
        required
        rows={3}
        hint={words.dialogWordingHint}
        error={messageAt('wording')}
        aside={
          wording.value !== undefined && suggestion && wording.value !== suggestion ? (
            <button
              type="button"
              className="min-h-6 underline decoration-line-strong underline-offset-4 hover:text-ink"
              onClick={() => wording.onChange(undefined)}
            >
              {words.dialogSuggest}
            </button>
          ) : undefined
        }
        {...wording}
        value={wording.value ?? suggestion}
      />
      <TextArea
        label={words.dialogEvidence}
        rows={2}
        hint={words.dialogEvidenceHint}
        error={messageAt('evidence')}
        {...register('evidence')}
      />
      <EvidenceField value={assetIds} onChange={setAssetIds} error={refusedAt('evidence.assetIds')} />
    </FormDialog>
  );
}

const titleOf = (before: PermissionEntry | undefined) =>
  !before ? words.dialogTitle : opens(before) ? words.dialogExtendTitle : words.dialogNewerTitle;

type SetError = UseFormReturn<Form>['setError'];

/** The server says the same, but without naming the field. */
function isNewer(
  { agreedOn, evidence }: ReturnType<typeof inputOf>,
  closed: Closed,
  setError: SetError,
): boolean {
  const day = closedDay(closed.by);
  if (agreedOn === undefined || agreedOn <= day) {
    setError('agreedOn', { message: words.dialogNewerDayMissing(dayInWords(day)) }, { shouldFocus: true });
    return false;
  }
  if (evidence?.assetIds) return true;
  setError('evidence', { message: words.dialogNewerFile }, { shouldFocus: true });
  return false;
}

interface ClosedNoticeProps {
  closed: Closed;
  customer: string;
  mayReopen: boolean;
  children: ReactNode;
}

function ClosedNotice({ closed, customer, mayReopen, children }: ClosedNoticeProps) {
  return (
    <section
      aria-label={words.dialogNewerTitle}
      className="flex flex-col gap-3 rounded-lg border border-bad p-4"
    >
      <p className="text-pretty">
        {words.dialogNewerBody(whoClosed(closed.by, customer))}
        {mayReopen ? null : ` ${words.dialogNewerOnlyManagers}`}
      </p>
      <ul className="flex flex-col gap-1 rounded-lg bg-bad-fill px-3 py-2 font-medium text-white">
        {closed.parts.map((part) => (
          <li key={part} className="flex gap-2">
            <X aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={3} />
            {part}
          </li>
        ))}
      </ul>
      {mayReopen ? children : null}
    </section>
  );
}

function inputOf(
  { evidence, assetIds, wording, ...form }: Form & { assetIds: string[] },
  customerId: string,
) {
  const { subjects: what, channels: where, method } = form;
  const optional = (value: string) => value.trim() || undefined;
  return {
    customerId,
    subjects: what,
    channels: where,
    method,
    wording: wording ?? '',
    referenceId: optional(form.referenceId),
    validFrom: optional(form.validFrom),
    expiresOn: optional(form.expiresOn),
    contactId: optional(form.contactId),
    agreedOn: optional(form.agreedOn),
    evidence: evidenceOf(evidence, assetIds),
  };
}
