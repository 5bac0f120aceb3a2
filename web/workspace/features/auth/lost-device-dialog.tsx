import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactRoutes } from '#contract/resources/contact';
import { limits } from '#contract/rules/limits';
import { call, isApiError, messageOf } from '../../lib/api/api-client.ts';
import { captchaSender } from '../../lib/api/captcha.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { nameRules } from './fields.tsx';

const companyRules = {
  validate: (value: string) => value.trim() !== '' || 'Enter your company',
};
const messageRules = {
  validate: (value: string) => value.trim() !== '' || 'Tell us what happened',
};

/** There are no recovery codes, so support has to verify the person and turn two-factor authentication off. */
export default function LostDeviceDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      fullName: '',
      company: '',
      message: 'I have lost the device with my authenticator app and cannot sign in.',
    },
  });
  const [sendOnce] = useState(() => captchaSender('contact'));
  const send = useMutation({
    mutationFn: (typed: { fullName: string; company: string; message: string }) =>
      sendOnce((captchaToken) =>
        call(contactRoutes.sendContactMessage, { kind: 'support', email, ...typed, captchaToken }),
      ),
  });
  const refused = isApiError(send.error) ? send.error.fields : {};
  if (send.isSuccess) {
    return (
      <Dialog open onClose={onClose} title="Your message is with us">
        <p className="text-ink-2">
          We answer to <strong className="font-medium wrap-anywhere text-ink">{email}</strong>. Before we turn
          two-factor authentication off, we make sure that it is you who asks.
        </p>
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={send.isPending}
      title="Lost your device?"
      description="If you kept the setup key, add it to another authenticator app: it shows the same codes. Otherwise write to us. We check that it is you and turn two-factor authentication off."
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit((typed) => send.mutate(typed))(event)}
      >
        <TextField
          label="Full name"
          required
          autoComplete="name"
          maxLength={limits.nameLength}
          error={formState.errors.fullName?.message ?? refused.fullName}
          {...register('fullName', nameRules)}
        />
        <TextField
          label="Company"
          required
          autoComplete="organization"
          maxLength={limits.nameLength}
          error={formState.errors.company?.message ?? refused.company}
          {...register('company', companyRules)}
        />
        <TextField label="Answer to" value={email} readOnly hint="The address that you sign in with." />
        <TextArea
          label="Message"
          required
          rows={3}
          maxLength={limits.descriptionLength}
          error={formState.errors.message?.message ?? refused.message}
          {...register('message', messageRules)}
        />
        <FormError>{send.error ? messageOf(send.error) : undefined}</FormError>
        <DialogActions>
          <Button onClick={onClose} disabled={send.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={send.isPending}>
            Send
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
