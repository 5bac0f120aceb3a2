import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactRoutes } from '#contract/resources/contact';
import { limits } from '#contract/rules/limits';
import * as authWords from '#words/auth';
import * as words from '#words/lost-device';
import { call, isApiError, messageOf } from '../../lib/api/api-client.ts';
import { captchaSender } from '../../lib/api/captcha.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Pieces } from '../../ui/elements/pieces.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { nameRules } from './fields.tsx';

const companyRules = {
  validate: (value: string) => value.trim() !== '' || words.companyMissing,
};
const messageRules = {
  validate: (value: string) => value.trim() !== '' || words.messageMissing,
};

/** There are no recovery codes, so support has to verify the person and turn two-factor authentication off. */
export default function LostDeviceDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      fullName: '',
      company: '',
      message: words.messageBegun,
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
      <Dialog open onClose={onClose} title={words.sentTitle}>
        <p className="text-ink-2">
          <Pieces
            of={words.sentDescription(
              <strong className="font-medium wrap-anywhere text-ink">{email}</strong>,
            )}
          />
        </p>
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            {words.sentDone}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} busy={send.isPending} title={words.title} description={words.description}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit((typed) => send.mutate(typed))(event)}
      >
        <TextField
          label={authWords.nameLabel}
          required
          autoComplete="name"
          maxLength={limits.nameLength}
          error={formState.errors.fullName?.message ?? refused.fullName}
          {...register('fullName', nameRules)}
        />
        <TextField
          label={words.company}
          required
          autoComplete="organization"
          maxLength={limits.nameLength}
          error={formState.errors.company?.message ?? refused.company}
          {...register('company', companyRules)}
        />
        <TextField label={words.answerTo} value={email} readOnly hint={words.answerToHint} />
        <TextArea
          label={words.message}
          required
          rows={3}
          maxLength={limits.descriptionLength}
          error={formState.errors.message?.message ?? refused.message}
          {...register('message', messageRules)}
        />
        <FormError>{send.error ? messageOf(send.error) : undefined}</FormError>
        <DialogActions>
          <Button onClick={onClose} disabled={send.isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={send.isPending}>
            {words.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
