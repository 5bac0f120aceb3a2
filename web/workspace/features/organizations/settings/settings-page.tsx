import { useState, type ReactNode } from 'react';
import { highestRole, may } from '#contract/rules/roles';
import * as words from '#words/settings';
import { useOrganization } from '../../../lib/organization/active-organization.tsx';
import { useSettings } from '../../../lib/organization/settings.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { Button, ButtonLink } from '../../../ui/elements/button.tsx';
import { onDemand } from '../../../ui/overlays/on-demand.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { SettingsSection } from '../../../ui/page/settings-section.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../../ui/feedback/states.tsx';
import { AddressForm } from './address-form.tsx';
import { ApprovalLimitForm } from './approval-limit-form.tsx';
import { ExpiryRemindersSwitch } from './expiry-reminders-switch.tsx';
import { LanguagesForm } from './languages-form.tsx';
import { PermissionPolicyForm } from './permission-policy-form.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';
import { YourData } from './your-data.tsx';

const RenameDialog = onDemand(() => import('../dialogs/rename-organization-dialog.tsx'));

export default function OrganizationSettingsPage() {
  useTitle(words.title);
  const { name, roles } = useOrganization();
  const role = highestRole(roles);
  const [renaming, setRenaming] = useState(false);
  return (
    <div className="max-w-4xl">
      <PageHeader title={words.title} description={words.description(name)} />
      <div className="mt-8 flex flex-col gap-8">
        <SettingsSection id="name" title={words.nameTitle} description={words.nameDescription}>
          <Row
            action={
              may(role, 'organization:rename') ? (
                <Button onClick={() => setRenaming(true)}>{words.nameRename}</Button>
              ) : null
            }
          >
            <span className="font-medium">{name}</span>
          </Row>
        </SettingsSection>
        <SettingsSection id="address" title={words.addressTitle} description={words.addressDescription}>
          <Saved form={AddressForm} readOnly={!may(role, 'settings:write')} />
        </SettingsSection>
        <SettingsSection id="time-zone" title={words.timeZoneTitle} description={words.timeZoneDescription}>
          <Saved form={TimeZoneForm} readOnly={!may(role, 'settings:write')} />
        </SettingsSection>
        <SettingsSection id="languages" title={words.languagesTitle} description={words.languagesDescription}>
          <Saved form={LanguagesForm} readOnly={!may(role, 'settings:write')} />
        </SettingsSection>
        <SettingsSection
          id="permissions"
          title={words.permissionsTitle}
          description={words.permissionsDescription}
        >
          <Saved form={PermissionPolicyForm} readOnly={!may(role, 'settings:write')} />
        </SettingsSection>
        <SettingsSection id="requests" title={words.requestsTitle} description={words.requestsDescription}>
          <Saved form={ApprovalLimitForm} readOnly={!may(role, 'settings:write')} />
        </SettingsSection>
        <SettingsSection id="reminders" title={words.remindersTitle} description={words.remindersDescription}>
          <Saved form={ExpiryRemindersSwitch} readOnly={!may(role, 'settings:write')} />
        </SettingsSection>
        {may(role, 'settings:write') ? (
          <SettingsSection id="websites" title={words.websitesTitle} description={words.websitesDescription}>
            <Row action={<ButtonLink to="/app/integrations">{words.websitesOpen}</ButtonLink>}>
              <Websites />
            </Row>
          </SettingsSection>
        ) : null}
        {may(role, 'export:all') ? (
          <SettingsSection id="data" title={words.dataTitle} description={words.dataDescription}>
            <YourData />
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
    return <QueryError title={words.failed} query={{ error, isFetching, refetch }} />;
  }
  return (
    <Loading>
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-2 h-9" />
      <Skeleton className="mt-6 ms-auto h-9 w-16" />
    </Loading>
  );
}

function Websites() {
  const { data } = useSettings();
  if (!data) return words.websitesNote;
  const { embedOrigins = [] } = data;
  return embedOrigins.length === 0 ? words.websitesAny : words.websitesOnly(embedOrigins.length);
}

function Row({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 text-pretty wrap-anywhere">{children}</p>
      {action}
    </div>
  );
}
