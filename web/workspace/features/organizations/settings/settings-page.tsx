import { useState, type ReactNode } from 'react';
import { highestRole, may } from '#contract/rules/roles';
import { useOrganization } from '../../../lib/organization/active-organization.tsx';
import { useSettings } from '../../../lib/organization/settings.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { Button, ButtonLink } from '../../../ui/elements/button.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { SettingsSection } from '../../../ui/page/settings-section.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../../ui/feedback/states.tsx';
import { settingsTexts as texts } from './settings-texts.ts';
import { AddressForm } from './address-form.tsx';
import { ApprovalLimitForm } from './approval-limit-form.tsx';
import { ExpiryRemindersSwitch } from './expiry-reminders-switch.tsx';
import { PermissionPolicyForm } from './permission-policy-form.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';

const RenameDialog = onDemand(() => import('../dialogs/rename-organization-dialog.tsx'));

export default function OrganizationSettingsPage() {
  useTitle(texts.title);
  const { name, roles } = useOrganization();
  const role = highestRole(roles);
  const [renaming, setRenaming] = useState(false);
  return (
    <div className="max-w-4xl">
      <PageHeader title={texts.title} description={texts.description(name)} />
      <div className="mt-8 flex flex-col gap-8">
        <SettingsSection id="name" title={texts.name.title} description={texts.name.description}>
          <Row
            action={
              may(role, 'organization:rename') ? (
                <Button onClick={() => setRenaming(true)}>{texts.name.rename}</Button>
              ) : null
            }
          >
            <span className="font-medium">{name}</span>
          </Row>
        </SettingsSection>
        <SettingsSection id="address" title={texts.address.title} description={texts.address.description}>
          <Saved form={AddressForm} readOnly={!may(role, 'settings:write')} />
        </SettingsSection>
        <SettingsSection id="time-zone" title={texts.timeZone.title} description={texts.timeZone.description}>
          <Saved form={TimeZoneForm} readOnly={!may(role, 'settings:write')} />
        </SettingsSection>
        <SettingsSection
          id="permissions"
          title={texts.permissions.title}
          description={texts.permissions.description}
        >
          <Saved form={PermissionPolicyForm} readOnly={!may(role, 'settings:write')} />
        </SettingsSection>
        <SettingsSection id="requests" title={texts.requests.title} description={texts.requests.description}>
          <Saved form={ApprovalLimitForm} readOnly={!may(role, 'settings:write')} />
        </SettingsSection>
        <SettingsSection
          id="reminders"
          title={texts.reminders.title}
          description={texts.reminders.description}
        >
          <Saved form={ExpiryRemindersSwitch} readOnly={!may(role, 'settings:write')} />
        </SettingsSection>
        {may(role, 'settings:write') ? (
          <SettingsSection
            id="websites"
            title={texts.websites.title}
            description={texts.websites.description}
          >
            <Row action={<ButtonLink to="/app/integrations">{texts.websites.open}</ButtonLink>}>
              <Websites />
            </Row>
          </SettingsSection>
        ) : null}
      </div>
      {renaming ? <RenameDialog onClose={() => setRenaming(false)} /> : null}
    </div>
  );
}

function Saved({ form: Form, readOnly }: { form: typeof TimeZoneForm; readOnly: boolean }) {
  const { data, error, isFetching, refetch } = useSettings();
  if (data) return <Form settings={data} readOnly={readOnly} />;
  if (error) {
    return <QueryError title={texts.failed} query={{ error, isFetching, refetch }} />;
  }
  return (
    <Loading>
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-2 h-9" />
      <Skeleton className="mt-6 ml-auto h-9 w-16" />
    </Loading>
  );
}

function Websites() {
  const { data } = useSettings();
  if (!data) return texts.websites.note;
  const { embedOrigins = [] } = data;
  return embedOrigins.length === 0 ? texts.websites.any : texts.websites.only(embedOrigins.length);
}

function Row({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 text-pretty wrap-anywhere">{children}</p>
      {action}
    </div>
  );
}
