import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { OrganizationProvider } from '../features/organizations/organization-provider.tsx';
import { endConfirmation, giveUpReturn, startSession, useSession } from '../lib/session.ts';
import { returnPath, signInPath } from '../lib/sign-in-path.ts';
import { useTheme } from '../lib/theme.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FullPage, Splash } from './full-page.tsx';
import { pages } from './pages.ts';
import { Shell } from './shell/shell.tsx';
import { ErrorState } from '../ui/states.tsx';

const SignInAgain = onDemand(() => import('../features/auth/sign-in-again.tsx'));

export function App() {
  const { theme } = useTheme();
  return (
    <ErrorBoundary>
      <Started />
      <ConnectionBanner />
      <ToastRegion theme={theme} />
    </ErrorBoundary>
  );
}

function Started() {
  const session = useSession();
  if (session.status === 'starting') return <Splash />;
  if (session.status === 'failed') {
    return (
      <FullPage>
        <ErrorState title={session.message} onRetry={() => void startSession()}>
          Please check your network connection.
        </ErrorState>
      </FullPage>
    );
  }
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        <Route element={<SignedOutOnly />}>
          <Route path="/login" element={<pages.login.Component />} />
          <Route path="/signup" element={<pages.signup.Component />} />
          <Route path="/forgot-password" element={<pages.forgotPassword.Component />} />
        </Route>
        <Route path="/app/*" element={<SignedInOnly />} />
        <Route path="*" element={<ToLandingPage />} />
      </Routes>
    </Suspense>
  );
}

function SignedOutOnly() {
  const location = useLocation();
  return useSession().status === 'signed-in' ? (
    <Navigate to={returnPath(location.search)} replace />
  ) : (
    <Outlet />
  );
}

function SignedInOnly() {
  const session = useSession();
  const location = useLocation();
  const queryClient = useQueryClient();
  const signedIn = session.status === 'signed-in';
  // The next person at this browser sees nothing that the last one loaded.
  useEffect(() => {
    if (!signedIn) queryClient.clear();
  }, [signedIn, queryClient]);
  useEffect(() => (signedIn ? prefetchSignInAgain() : undefined), [signedIn]);
  if (!signedIn) return <Navigate to={signInPath(location)} replace />;
  return (
    <OrganizationProvider key={session.claims.sub}>
      {session.ended ? (
        <SignInAgain onClose={giveUpReturn} />
      ) : session.confirming ? (
        <SignInAgain confirming={session.confirming} onClose={endConfirmation} />
      ) : null}
      <Routes>
        <Route path="profile/join/:organizationId" element={<pages.join.Component />} />
        <Route path="*" element={<Shell />} />
      </Routes>
    </OrganizationProvider>
  );
}

const afterTouchMs = 1_000;

/**
 * Has the dialog at hand by the time a session ends. After the first touch and what that began, as what a page loads by
 * itself is limited. Answers how to stop waiting for it.
 */
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

/** Unknown paths lead to `/`, which is another entry. */
function ToLandingPage() {
  useEffect(() => window.location.replace('/'), []);
  return <Splash />;
}
