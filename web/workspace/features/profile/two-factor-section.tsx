import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api/api-client.ts';
import { Badge } from '../../ui/elements/badge.tsx';
import { Button } from '../../ui/elements/button.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DialogButton } from './dialog-button.tsx';
import { SettingsRow, SettingsSection } from '../../ui/page/settings-section.tsx';
import { texts } from './texts.ts';
import { twoFactorQuery } from './two-factor-query.ts';

const TotpDialog = onDemand(() => import('./totp-dialog.tsx'));
const TotpOffDialog = onDemand(() => import('./totp-off-dialog.tsx'));

export function TwoFactorSection() {
  return (
    <SettingsSection id="two-factor" title={texts.twoFactor.title} description={texts.twoFactor.description}>
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
            {texts.retry}
          </Button>
        }
      >
        <span role="alert">{messageOf(error)}</span>
      </SettingsRow>
    );
  }
  if (on === undefined) {
    return (
      <Loading label={texts.twoFactor.loading}>
        <div className="flex items-center justify-between gap-6">
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="h-9 w-20" />
        </div>
      </Loading>
    );
  }
  return on ? (
    <SettingsRow
      title={<Badge tone="good">{texts.twoFactor.on}</Badge>}
      action={<DialogButton label={texts.twoFactor.turnOff} dialog={TotpOffDialog} />}
    >
      {texts.twoFactor.onBody}
    </SettingsRow>
  ) : (
    <SettingsRow
      title={<Badge>{texts.twoFactor.off}</Badge>}
      action={<DialogButton label={texts.twoFactor.setUp} dialog={TotpDialog} />}
    >
      {texts.twoFactor.offBody}
    </SettingsRow>
  );
}
