import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { knownBy } from '#contract/permission/tells-customer';
import type { Customer } from '#contract/resources/customer';
import { storyInMail } from '#contract/permission/approval-mail';
import { askApprovalBody } from '#contract/resources/approval';
import { cardOf } from '#contract/cards/card';
import { subjects } from '#contract/rules/choices';
import { languageName, visitorLanguages } from '#contract/words/languages';
import { limits } from '#contract/rules/limits';
import { publishedChannels } from '#contract/resources/permission';
import { suggestedWording } from '#contract/permission/words';
import type { Reference } from '#contract/resources/reference';
import { subjectsOf } from '#contract/permission/subjects-of';
import * as requestWords from '#words/approval-requests';
import * as words from '#words/ask-approval';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { useSettings } from '../../lib/organization/settings.ts';
import { useProfile } from '../../lib/session/profile.ts';
import { Button } from '../../ui/elements/button.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import type { AskForm } from './ask-form.ts';
import { usualEnd } from './asks.ts';
import { AskLanguages } from './ask-languages.tsx';
import { AskMatrix } from './ask-matrix.tsx';
import { AskNext } from './ask-next.tsx';
import { AskOutside } from './ask-outside.tsx';
import { AskPresets } from './ask-presets.tsx';
import { useApprovalChanges, useApprovals } from './approvals.ts';
import { usePermissions } from '../api.ts';
import { closedOf } from '../ledger/closed.ts';
import { ContactPicker } from '../contacts/contact-picker.tsx';
import { useContacts } from '../contacts/contacts.ts';
import { askedLanguages } from '../wordings/wordings.ts';
import { MailPreview } from './mail-preview.tsx';
import { useCheckedSubmit } from '../use-checked-submit.ts';

export interface AskApprovalProps {
  customer: Pick<Customer, 'id' | 'name' | 'attributes'>;
  references: readonly Reference[];
  before?: Partial<AskForm>;
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
  const inputs = useForm<AskForm>({
    defaultValues: {
      referenceId: only?.id ?? '',
      contactId: '',
      subjects: shownBy(only),
      channels: [...publishedChannels],
      expiresOn: usualEnd(),
      message: '',
      language: '',
      next: '',
      afterDays: '7',
      ...before,
    },
  });
  const { register, control, setValue, formState } = inputs;
  const { submitWith, failure } = useCheckedSubmit(inputs);
  // A registered select would be empty, because its options load after the value is set.
  const { field: contactInput } = useController({ name: 'contactId', control });
  const form = useWatch({ control }) as AskForm;
  const reference = references.find(({ id }) => id === form.referenceId);
  // A customer's only contact is chosen, and needs no click.
  const [onlyContact] = contacts.data?.length === 1 ? contacts.data : [];
  const contactId = form.contactId || (onlyContact?.id ?? '');
  const contact = contacts.data?.find(({ id }) => id === contactId);
  const others = contacts.data?.filter(({ id }) => id !== contactId) ?? [];
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
  const settings = useSettings().data;
  const ready = reference ? askedLanguages(reference, settings).ready : [];
  const known = usePermissions({ customerId: customer.id, referenceId: reference?.id }).data;
  const closed = known && closedOf({ ...known, ...form });
  const isNamed = form.subjects.includes('name');
  const messageAt = (field: keyof AskForm) => formState.errors[field]?.message;

  const submit = submitWith({
    schema: askApprovalBody,
    inputOf: ({ next, afterDays, ...values }) => ({
      ...values,
      next: next && others.length > 0 ? { contactId: next, afterDays: Number(afterDays) } : undefined,
      contactId: values.contactId || contactId,
      expiresOn: values.expiresOn || undefined,
      message: values.message.trim() || undefined,
      language: values.language || undefined,
    }),
    send: async (input) => {
      await mutateAsync(input);
      notify.success(words.dialogSent(contact?.name ?? ''));
      onClose();
    },
    // The contract reports an empty choice as a missing id.
    messages: {
      contactId: words.dialogNoContact,
      referenceId: words.dialogNoReference,
    },
  });

  return (
    <FormDialog
      title={words.dialogTitle}
      description={words.dialogDescription(limits.approvalDays)}
      size="lg"
      busy={isPending}
      disabled={contacts.isPending}
      failure={failure}
      failureTitle={words.dialogFailed}
      cancel={words.dialogCancel}
      save={words.dialogSend}
      onClose={onClose}
      onSubmit={submit}
    >
      {unsaved ? <Unsaved save={unsaved.save} /> : null}
      {only ? null : (
        <SelectField
          label={words.dialogReference}
          required
          placeholder={words.dialogChooseReference}
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
        error={contact ? undefined : messageAt('contactId')}
        input={{ ...contactInput, value: contactId }}
        onAdded={({ id }) => setValue('contactId', id, { shouldValidate: formState.isSubmitted })}
      />
      {others.length > 0 ? <AskNext others={others} register={register} error={messageAt('next')} /> : null}
      {reference ? <AskLanguages reference={reference} /> : null}
      {reference ? (
        <AskOutside reference={reference} isUnsaved={unsaved !== undefined} onClose={onClose} />
      ) : null}
      {reference && known ? (
        <AskPresets
          reference={reference}
          state={known.state}
          closed={closed}
          contact={contact?.name ?? words.someContact}
          form={form}
          shown={shownBy(reference)}
          onChoose={(scope) => {
            setValue('subjects', scope.subjects, { shouldValidate: formState.isSubmitted });
            setValue('channels', scope.channels, { shouldValidate: formState.isSubmitted });
          }}
        />
      ) : null}
      <AskMatrix state={known?.state} form={form} register={register} messageAt={messageAt} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          type="date"
          label={words.dialogUntil}
          hint={words.dialogUntilHint}
          error={messageAt('expiresOn')}
          {...register('expiresOn')}
        />
        <SelectField
          label={words.dialogLanguage}
          options={[
            {
              value: '',
              label: words.dialogOwnLanguage(languageName(contact?.language ?? 'en')),
            },
            ...visitorLanguages.map((value) => ({ value, label: languageName(value) })),
          ]}
          {...register('language')}
        />
      </div>
      <TextArea
        label={words.dialogMessage}
        rows={3}
        hint={words.dialogMessageHint}
        error={messageAt('message')}
        {...register('message')}
      />
      {before?.publishOnYes ? (
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0 accent-accent"
            {...register('publishOnYes')}
          />
          {requestWords.publishes}
        </label>
      ) : null}
      {wording ? (
        <section aria-label={words.dialogWording} className="min-w-0">
          <h3 className="mb-1.5 font-medium">{words.dialogWording}</h3>
          <p lang={language} className="text-pretty wrap-anywhere text-ink-2">
            {wording}
          </p>
        </section>
      ) : null}
      <MailPreview
        contact={contact}
        language={language}
        message={form.message.trim()}
        story={
          reference
            ? storyInMail(language, {
                asked: form,
                customer: { name: customer.name, ...knownBy(customer) },
                title: ready.includes(language) ? titleIn(reference, language) : reference.name,
                alias: reference.custom.alias,
              })
            : '…'
        }
        facts={{
          organization: organization.name,
          asker,
          customer: isNamed ? customer.name : '',
          asked: form,
          languages: ready.length > 0 ? ready : undefined,
          person: isNamed && form.subjects.includes('person') ? reference?.custom.quotePerson : undefined,
          expiresOn: form.expiresOn || undefined,
          answerBy: dayFromNow(limits.approvalDays),
          earlierNo: closed && {
            at: closed.by.at,
            isOwn: closed.by.person?.id === contactId,
            subjects: closed.subjects,
          },
        }}
      />
    </FormDialog>
  );
}

const titleIn = ({ name, translations }: Reference, language: string) =>
  translations?.[language]?.title ?? name;

function useIsWaiting(customerId: string, { contactId, referenceId }: AskForm): boolean {
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
      <p className="min-w-48 flex-1">{words.unsaved}</p>
      <Button
        size="sm"
        busy={busy}
        onClick={() => {
          setBusy(true);
          void save().finally(() => setBusy(false));
        }}
      >
        {words.save}
      </Button>
    </div>
  );
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
