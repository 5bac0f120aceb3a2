import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { askApprovalBody } from '#contract/resources/approval';
import { cardOf } from '#contract/cards/card';
import { subjects, type Channel, type Subject } from '#contract/rules/choices';
import { contactLanguages, type Contact } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';
import { publishedChannels } from '#contract/resources/permission';
import { suggestedWording } from '#contract/permission/words';
import type { Reference } from '#contract/resources/reference';
import { subjectsOf } from '#contract/permission/subjects-of';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { useProfile } from '../../lib/session/profile.ts';
import { Button } from '../../ui/elements/button.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { usePermissions } from '../api.ts';
import { closedOf } from '../ledger/closed.ts';
import { presets, presetScope } from './presets.ts';
import { approvalTexts } from './approval-texts.ts';
import { useApprovalChanges, useApprovals } from './approvals.ts';
import { ScopeLists } from '../check-list.tsx';
import { ContactPicker } from '../contacts/contact-picker.tsx';
import { useContacts } from '../contacts/contacts.ts';
import { MailPreview } from './mail-preview.tsx';
import { useCheckedSubmit } from '../use-checked-submit.ts';
import { contactTexts } from '../texts.ts';

const words = approvalTexts.dialog;

interface Form {
  referenceId: string;
  contactId: string;
  subjects: Subject[];
  channels: Channel[];
  expiresOn: string;
  message: string;
  language: '' | Contact['language'];
}

export interface AskApprovalProps {
  customer: { id: string; name: string };
  references: readonly Reference[];
  before?: Partial<Form>;
  unsaved?: { save: () => Promise<void> };
  onClose: () => void;
}

export default function AskApprovalDialog(props: AskApprovalProps) {
  const { customer, references, before, unsaved, onClose } = props;
  const only = references.length === 1 ? references[0] : undefined;
  const shownBy = (reference: Reference | undefined) => {
    const shown = reference ? subjectsOf(cardOf(reference, customer.name)) : [];
    return subjects.filter((subject) => shown.includes(subject));
  };
  const organization = useOrganization();
  const { name: asker = '' } = useProfile();
  const contacts = useContacts(customer.id);
  const { mutateAsync, isPending } = useApprovalChanges(customer.id).ask;
  const inputs = useForm<Form>({
    defaultValues: {
      referenceId: only?.id ?? '',
      contactId: '',
      subjects: shownBy(only),
      channels: [...publishedChannels],
      expiresOn: usualEnd(),
      message: '',
      language: '',
      ...before,
    },
  });
  const { register, control, setValue, formState } = inputs;
  const { submitWith, failure } = useCheckedSubmit(inputs);
  // A registered select would be empty, because its options load after the value is set.
  const { field: contactInput } = useController({ name: 'contactId', control });
  const form = useWatch({ control }) as Form;
  const reference = references.find(({ id }) => id === form.referenceId);
  // A customer's only contact is chosen, and needs no click.
  const [onlyContact] = contacts.data?.length === 1 ? contacts.data : [];
  const contactId = form.contactId || (onlyContact?.id ?? '');
  const contact = contacts.data?.find(({ id }) => id === contactId);
  const isWaiting = useIsWaiting(customer.id, { ...form, contactId });
  const language = form.language || contact?.language || 'en';
  const wording = suggestedWording(
    {
      ...form,
      organization: organization.name,
      customer: customer.name,
      reference: reference?.name,
    },
    language,
  );
  const messageAt = (field: keyof Form) => formState.errors[field]?.message;

  const submit = submitWith({
    schema: askApprovalBody,
    inputOf: (values) => ({
      ...values,
      contactId: values.contactId || contactId,
      expiresOn: values.expiresOn || undefined,
      message: values.message.trim() || undefined,
      language: values.language || undefined,
    }),
    send: async (input) => {
      await mutateAsync(input);
      notify.success(words.sent(contact?.name ?? ''));
      onClose();
    },
    // The contract reports an empty choice as a missing id.
    messages: { contactId: words.noContact, referenceId: words.noReference },
  });

  return (
    <FormDialog
      title={words.title}
      description={words.description(limits.approvalDays)}
      size="lg"
      busy={isPending}
      failure={failure}
      failureTitle={words.failed}
      cancel={words.cancel}
      save={words.send}
      onClose={onClose}
      onSubmit={submit}
    >
      {unsaved ? <Unsaved save={unsaved.save} /> : null}
      {only ? null : (
        <SelectField
          label={words.reference}
          required
          placeholder={words.chooseReference}
          error={messageAt('referenceId')}
          options={references.map(({ id, name }) => ({ value: id, label: name }))}
          {...register('referenceId', {
            onChange: ({ target }: { target: { value: string } }) =>
              setValue('subjects', shownBy(references.find(({ id }) => id === target.value))),
          })}
        />
      )}
      <ContactPicker
        customer={customer}
        contacts={contacts}
        chosen={contact}
        isWaiting={isWaiting}
        error={messageAt('contactId')}
        input={{ ...contactInput, value: contactId }}
        onAdded={({ id }) => setValue('contactId', id, { shouldValidate: formState.isSubmitted })}
      />
      {reference ? (
        <Presets
          about={{ customerId: customer.id, referenceId: reference.id }}
          form={form}
          shown={shownBy(reference)}
          onChoose={(scope) => {
            setValue('subjects', scope.subjects, { shouldValidate: formState.isSubmitted });
            setValue('channels', scope.channels, { shouldValidate: formState.isSubmitted });
          }}
        />
      ) : null}
      <ScopeLists words={words} register={register} messageAt={messageAt} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          type="date"
          label={words.until}
          hint={words.untilHint}
          error={messageAt('expiresOn')}
          {...register('expiresOn')}
        />
        <SelectField
          label={words.language}
          options={[
            { value: '', label: words.ownLanguage(contactTexts.languages[contact?.language ?? 'en']) },
            ...contactLanguages.map((value) => ({ value, label: contactTexts.languages[value] })),
          ]}
          {...register('language')}
        />
      </div>
      <TextArea
        label={words.message}
        rows={3}
        hint={words.messageHint}
        error={messageAt('message')}
        {...register('message')}
      />
      {wording ? (
        <section aria-label={words.wording} className="min-w-0">
          <h3 className="mb-1.5 font-medium">{words.wording}</h3>
          <p lang={language} className="text-pretty wrap-anywhere text-ink-2">
            {wording}
          </p>
        </section>
      ) : null}
      <MailPreview
        contact={contact}
        language={language}
        message={form.message.trim()}
        story={reference?.name ?? '…'}
        facts={{
          organization: organization.name,
          asker,
          customer: customer.name,
          asked: form,
          person: form.subjects.includes('person') ? reference?.custom.quotePerson : undefined,
          expiresOn: form.expiresOn || undefined,
          answerBy: dayFromNow(limits.approvalDays),
        }}
      />
    </FormDialog>
  );
}

interface PresetsProps {
  about: { customerId: string; referenceId: string };
  form: Pick<Form, 'subjects' | 'channels'>;
  shown: readonly Subject[];
  onChoose: (scope: Pick<Form, 'subjects' | 'channels'>) => void;
}

function Presets({ about, form, shown, onChoose }: PresetsProps) {
  const { data } = usePermissions(about);
  if (!data) return null;
  const closed = closedOf({ ...data, ...form });
  const count = form.subjects.flatMap((subject) =>
    form.channels.filter((channel) => data.state[subject][channel].state !== 'allowed'),
  ).length;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {presets.map((preset) => (
        <Button
          key={preset}
          size="sm"
          className="rounded-full"
          onClick={() => onChoose(presetScope(preset, shown, data.state))}
        >
          {words.presets[preset]}
        </Button>
      ))}
      <output className="ml-auto text-[0.8125rem] text-ink-2">{words.count(count)}</output>
      {closed ? (
        <p className="w-full text-[0.8125rem] text-pretty text-bad">
          {words.refused(closed.parts.join(', '))}
        </p>
      ) : null}
    </div>
  );
}

function useIsWaiting(customerId: string, { contactId, referenceId }: Form): boolean {
  const { data = [] } = useApprovals({ customerId });
  return data.some(
    (request) =>
      request.status === 'waiting' && request.referenceId === referenceId && request.contact.id === contactId,
  );
}

function Unsaved({ save }: { save: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warn-soft px-3 py-2.5 text-warn">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-48 flex-1">{approvalTexts.unsaved}</p>
      <Button
        size="sm"
        busy={busy}
        onClick={() => {
          setBusy(true);
          void save().finally(() => setBusy(false));
        }}
      >
        {approvalTexts.save}
      </Button>
    </div>
  );
}

const usualYears = 2;

/** Two years are worth a request and short enough for a regular review. */
function usualEnd(): string {
  const end = new Date();
  end.setUTCFullYear(end.getUTCFullYear() + usualYears);
  return end.toISOString().slice(0, 10);
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
