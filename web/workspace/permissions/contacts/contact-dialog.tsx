import { useForm } from 'react-hook-form';
import { contactLanguages, createContactBody, type Contact } from '#contract/resources/customer';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/forms/text-field.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useContactChanges } from './contacts.ts';
import { useCheckedSubmit } from '../use-checked-submit.ts';
import { contactTexts as texts } from '../texts.ts';

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
  language: Contact['language'];
}

export default function ContactDialog({ customerId, contact, onSaved, onClose }: Props) {
  const { mutateAsync, isPending } = useContactChanges(customerId).save;
  const inputs = useForm<Form>({
    defaultValues: {
      name: contact?.name ?? '',
      email: contact?.email ?? '',
      jobTitle: contact?.jobTitle ?? '',
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
      notify.success((contact ? texts.saved : texts.added)(saved.name));
      onSaved?.(saved);
      onClose();
    },
  });
  return (
    <FormDialog
      title={contact ? texts.editTitle(contact.name) : texts.addTitle}
      busy={isPending}
      failure={failure}
      failureTitle={texts.saveFailed}
      cancel={texts.cancel}
      save={contact ? texts.save : texts.create}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={texts.fields.name}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={texts.fields.email}
        required
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={texts.fields.jobTitle}
        autoComplete="off"
        error={errors.jobTitle?.message}
        {...register('jobTitle')}
      />
      <SelectField
        label={texts.fields.language}
        hint={texts.languageHint}
        options={contactLanguages.map((value) => ({ value, label: texts.languages[value] }))}
        {...register('language')}
      />
    </FormDialog>
  );
}
