import { CircleAlert, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { permissionPolicies } from '#contract/rules/choices';
import type { OrganizationSettings } from '#contract/resources/organization';
import * as words from '#words/settings';
import { isApiError, messageOf, type ApiError } from '../../../lib/api/api-client.ts';
import { useReferences } from '../../../lib/organization/records.ts';
import { useChangeSettings } from '../../../lib/organization/settings.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { OptionCard } from '../../../ui/forms/choice-group.tsx';
import { Link } from '../../../ui/elements/link.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { SettingsForm } from './settings-form.tsx';

const AskManyDialog = onDemand(() => import('../../../permissions/ask-many/ask-many-dialog.tsx'));

interface Props {
  settings: OrganizationSettings;
  readOnly: boolean;
}

export function PermissionPolicyForm({ settings, readOnly }: Props) {
  const name = useId();
  const [chosen, setChosen] = useState<OrganizationSettings['permissionPolicy']>();
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<ApiError>();
  const { mutateAsync, isPending } = useChangeSettings();
  const saved = settings.permissionPolicy;
  const shown = chosen ?? saved;
  const submit = async () => {
    setFailure(undefined);
    setRefused(undefined);
    try {
      // A concurrent change by somebody else must not be overwritten unseen.
      await mutateAsync({
        change: (now) => (now.permissionPolicy === saved ? { permissionPolicy: shown } : undefined),
        before: settings,
      });
      setChosen(undefined);
      notify.success(words.permissionsSaved);
    } catch (error) {
      const theirs = isApiError(error, 'VERSION_CONFLICT')
        ? (error.current as OrganizationSettings | undefined)?.permissionPolicy
        : undefined;
      if (isApiError(error, 'PERMISSION_REQUIRED')) setRefused(error);
      else
        setFailure(
          theirs
            ? words.permissionsConflict(
                words.permissionsPolicies[theirs].label,
                words.permissionsPolicies[shown].label,
              )
            : messageOf(error),
        );
    }
  };
  return (
    <SettingsForm
      failure={failure}
      refusal={refused ? <Refused error={refused} /> : null}
      readOnly={readOnly}
      busy={isPending}
      unchanged={shown === saved}
      save={words.permissionsSave}
      onSubmit={submit}
    >
      <fieldset disabled={readOnly || isPending} className="min-w-0">
        <legend className="mb-1.5 font-medium">{words.permissionsLabel}</legend>
        <div className="grid gap-2">
          {permissionPolicies.map((policy) => (
            <OptionCard
              key={policy}
              name={name}
              value={policy}
              {...words.permissionsPolicies[policy]}
              checked={policy === shown}
              onChange={() => {
                setChosen(policy);
                setRefused(undefined);
              }}
            />
          ))}
        </div>
      </fieldset>
      {saved === 'require' && shown !== saved ? (
        <p className="text-ink-2">{words.permissionsLoosened}</p>
      ) : null}
    </SettingsForm>
  );
}

function Refused({ error }: { error: ApiError }) {
  const references = useReferences().data;
  const [isOpen, setOpen] = useState(false);
  const lacking = references?.filter(({ id }) => error.references.some((one) => one.id === id)) ?? [];
  return (
    <section role="alert" className="rounded-lg border border-bad/30 bg-bad-soft px-3 py-2.5">
      <h3 className="flex items-center gap-2 font-semibold text-bad">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {words.permissionsRefused}
      </h3>
      <p className="mt-1 text-pretty">{messageOf(error)}</p>
      <ul className="mt-2 max-h-64 divide-y divide-bad/15 overflow-y-auto">
        {error.references.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={`/app/references/${id}`}
              className="inline-flex min-h-8 max-w-full items-center font-medium underline underline-offset-2"
            >
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {lacking.length > 0 ? (
          <Button
            size="sm"
            icon={<Send aria-hidden />}
            onPointerEnter={AskManyDialog.prefetch}
            onFocus={AskManyDialog.prefetch}
            onClick={() => setOpen(true)}
          >
            {words.permissionsAsk}
          </Button>
        ) : null}
        <Link
          to="/app/permissions?status=Published"
          className="inline-flex min-h-8 items-center underline underline-offset-2"
        >
          {words.permissionsMore}
        </Link>
      </div>
      {isOpen ? <AskManyDialog references={lacking} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
