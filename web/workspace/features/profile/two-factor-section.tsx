import { useQuery } from '@tanstack/react-query';
import * as words from '#words/profile';
import { messageOf } from '../../lib/api/api-client.ts';
import { Badge } from '../../ui/elements/badge.tsx';
import { Button } from '../../ui/elements/button.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DialogButton } from './dialog-button.tsx';
import { SettingsRow, SettingsSection } from '../../ui/page/settings-section.tsx';
import { twoFactorQuery } from './two-factor-query.ts';

const TotpDialog = onDemand(() => import('./totp-dialog.tsx'));
const TotpOffDialog = onDemand(() => import('./totp-off-dialog.tsx'));

export function TwoFactorSection() {
  return (
    <SettingsSection id="two-factor" title={words.twoFactorTitle} description={words.twoFactorDescription}>
      <TwoFactor />
    </SettingsSection>
  );
}

function TwoFactor() {
  const { data: on, error, isFetching, refetch } = useQuery(twoFactorQuery);
  if (on === undefined && error) {
    return (
      <SettingsRow
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {words.retry}
          </Button>
        }
      >
        <span role="alert">{messageOf(error)}</span>
      </SettingsRow>
    );
  }
  if (on === undefined) {
    return (
      <Loading label={words.twoFactorLoading}>
        <div className="flex items-center justify-between gap-6">
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="h-9 w-20" />
        </div>
      </Loading>
    );
  }
  return on ? (
    <SettingsRow
      title={<Badge tone="good">{words.twoFactorOn}</Badge>}
      action={<DialogButton label={words.twoFactorTurnOff} dialog={TotpOffDialog} />}
    >
      {words.twoFactorOnBody}
    </SettingsRow>
  ) : (
    <SettingsRow
      title={<Badge>{words.twoFactorOff}</Badge>}
      action={<DialogButton label={words.twoFactorSetUp} dialog={TotpDialog} />}
    >
      {words.twoFactorOffBody}
    </SettingsRow>
  );
}
