import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { channels, type Channel } from '#contract/rules/choices';
import { channels as channelWords } from '#words/permission-parts';
import * as withdrawalWords from '#words/withdrawal';
import * as permissionsWords from '#words/permissions';
import { useMay } from '../../lib/organization/active-organization.tsx';
import { messageOf } from '../../lib/api/api-client.ts';
import { useReferences } from '../../lib/organization/records.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { SelectField, TextArea } from '../../ui/forms/text-field.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useWithdrawPermission } from '../api.ts';
import { CheckList } from '../check-list.tsx';
import WhereUsed from './where-used.tsx';

interface Form {
  referenceId: string;
  channels: Channel[];
  by: 'customer' | 'us';
  reason: string;
}

interface Props {
  customer: { id: string; name: string };
  referenceId?: string;
  onClose: () => void;
}

export default function WithdrawDialog({ customer, referenceId, onClose }: Props) {
  const references = useReferences().data?.filter(({ attributes }) => attributes.customerId === customer.id);
  const mayRevoke = useMay('permission:revoke');
  const { mutateAsync, isPending } = useWithdrawPermission();
  const [failure, setFailure] = useState<string>();
  const whereId = useId();
  const { register, control, handleSubmit, setError, formState } = useForm<Form>({
    defaultValues: { referenceId: referenceId ?? '', channels: [...channels], by: 'customer', reason: '' },
  });
  const chosen = useWatch({ control, name: 'referenceId' });
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    if (values.channels.length === 0) {
      setError('channels', { message: withdrawalWords.noChannel }, { shouldFocus: true });
      return;
    }
    try {
      const { takenDown, remaining } = await mutateAsync({
        ...(values.referenceId ? { referenceId: values.referenceId } : { customerId: customer.id }),
        channels: values.channels,
        by: values.by,
        reason: values.reason.trim() || undefined,
      });
      notify.success(withdrawalWords.saved(takenDown.length, remaining));
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    }
  });
  return (
    <FormDialog
      title={withdrawalWords.title}
      description={withdrawalWords.description}
      size="lg"
      busy={isPending}
      failure={failure}
      failureTitle={withdrawalWords.failed}
      cancel={withdrawalWords.cancel}
      save={withdrawalWords.save}
      variant="danger"
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        label={withdrawalWords.scope}
        options={[
          { value: '', label: withdrawalWords.all(customer.name) },
          ...(references ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...register('referenceId')}
      />
      <section aria-labelledby={whereId} className="rounded-lg bg-sunken p-4">
        <h3 id={whereId} className="mb-2 font-medium">
          {permissionsWords.usageTitle}
        </h3>
        <WhereUsed customerId={customer.id} referenceId={chosen || undefined} />
      </section>
      <CheckList
        label={withdrawalWords.channels}
        values={channels}
        words={channelWords}
        error={formState.errors.channels?.message}
        {...register('channels')}
      />
      {mayRevoke ? (
        <SelectField
          label={withdrawalWords.by}
          options={[
            { value: 'customer', label: withdrawalWords.byCustomer(customer.name) },
            { value: 'us', label: withdrawalWords.byUs },
          ]}
          {...register('by')}
        />
      ) : null}
      <TextArea
        label={withdrawalWords.reason}
        rows={2}
        hint={withdrawalWords.reasonHint}
        {...register('reason')}
      />
    </FormDialog>
  );
}
