import { useForm } from 'react-hook-form';
import { createContactBody, type Contact } from '#contract/resources/customer';
import { languageName, visitorLanguages } from '#contract/words/languages';
import * as words from '#words/contacts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/forms/text-field.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useContactChanges } from './contacts.ts';
import { useCheckedSubmit } from '../use-checked-submit.ts';

interface Props {
  customerId: string;
  contact?: Contact;
  onSaved?: (contact: Contact) => void;
  onClose: () => void;
}

interface Form {
  name: string;
  email: string;
  jobTitle: string;
  phone: string;
  language: Contact['language'];
}

export default function ContactDialog({ customerId, contact, onSaved, onClose }: Props) {
  const { mutateAsync, isPending } = useContactChanges(customerId).save;
  const inputs = useForm<Form>({
    defaultValues: {
      name: contact?.name ?? '',
      email: contact?.email ?? '',
      jobTitle: contact?.jobTitle ?? '',
      phone: contact?.phone ?? '',
      language: contact?.language ?? 'en',
    },
  });
  const { register, formState } = inputs;
  const { errors } = formState;
  const { submitWith, failure } = useCheckedSubmit(inputs);
  const submit = submitWith({
    schema: createContactBody,
    inputOf: (values) => values,
    send: async (values) => {
      const saved = await mutateAsync({ ...values, contactId: contact?.id });
      notify.success((contact ? words.saved : words.added)(saved.name));
      onSaved?.(saved);
      onClose();
    },
  });
  return (
    <FormDialog
      title={contact ? words.editTitle(contact.name) : words.addTitle}
      busy={isPending}
      failure={failure}
      failureTitle={words.saveFailed}
      cancel={words.cancel}
      save={contact ? words.save : words.create}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={words.fieldsName}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={words.fieldsEmail}
        required
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={words.fieldsJobTitle}
        autoComplete="off"
        error={errors.jobTitle?.message}
        {...register('jobTitle')}
      />
      <TextField
        label={words.fieldsPhone}
        inputMode="tel"
        autoComplete="off"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <SelectField
        label={words.fieldsLanguage}
        hint={words.languageHint}
        options={visitorLanguages.map((value) => ({ value, label: languageName(value) }))}
        {...register('language')}
      />
    </FormDialog>
  );
}
