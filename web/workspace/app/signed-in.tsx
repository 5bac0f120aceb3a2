import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { OrganizationProvider } from '../features/organizations/active/organization-provider.tsx';
import { storeLastSeen } from '../lib/device/last-seen.ts';
import { endConfirmation, cancelSignInAgain, useSession } from '../lib/session/session.ts';
import type { Claims } from '../lib/session/tokens.ts';
import { signInPath } from '../lib/session/sign-in-path.ts';
import { onDemand } from '../ui/overlays/on-demand.tsx';
import { joinPage } from './pages.ts';
import { Shell } from './shell/shell.tsx';
import { StartPage } from './shell/start-page.tsx';

const SignInAgain = onDemand(() => import('../features/auth/sign-in-again.tsx'));

export function SignedIn() {
  const session = useSession();
  const location = useLocation();
  const queryClient = useQueryClient();
  const signedIn = session.status === 'signed-in';
  // The next person on this browser must not see data of the previous one.
  useEffect(() => {
    if (!signedIn) queryClient.clear();
  }, [signedIn, queryClient]);
  useEffect(() => (signedIn ? prefetchSignInAgain() : undefined), [signedIn]);
  useLastSeen();
  if (!signedIn) return <Navigate to={signInPath(location)} replace />;
  return (
    <OrganizationProvider key={session.claims.sub}>
      {session.ended ? (
        <SignInAgain onClose={cancelSignInAgain} />
      ) : session.confirming ? (
        <SignInAgain confirming={session.confirming} onClose={endConfirmation} />
      ) : null}
      <Routes>
        <Route
          path="profile/join/:organizationId"
          element={
            <StartPage>
              <joinPage.Component />
            </StartPage>
          }
        />
        <Route path="*" element={<Shell />} />
      </Routes>
    </OrganizationProvider>
  );
}

/** Stores data only while the server accepts the session, so that later visits never show data it has since refused. */
function useLastSeen(): void {
  const session = useSession();
  const client = useQueryClient();
  const claims =
    session.status === 'signed-in' && !session.ended && !session.remembered ? session.claims : none;
  const { sub, name, organizationId } = claims;
  useEffect(
    () => (sub ? storeLastSeen(client, { sub, name, organizationId, roles: [] }) : undefined),
    [client, sub, name, organizationId],
  );
}

const none: Claims = { sub: '', roles: [] };

const afterTouchMs = 1_000;

/** Loads the dialog before a session can end: a deployment may remove its code, and typed text would be lost. */
function prefetchSignInAgain(): () => void {
  const waiting = new AbortController();
  const onTouch = () => {
    waiting.abort();
    setTimeout(SignInAgain.prefetch, afterTouchMs);
  };
  for (const touch of ['pointerdown', 'keydown'])
    window.addEventListener(touch, onTouch, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
