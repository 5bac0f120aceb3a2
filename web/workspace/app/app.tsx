import { Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import * as words from '#words/shell';
import { startSession, useSession } from '../lib/session/session.ts';
import { returnPath } from '../lib/session/sign-in-path.ts';
import { ToastRegion } from '../ui/feedback/toast.tsx';
import { ErrorState } from '../ui/feedback/states.tsx';
import { Loading } from '../ui/feedback/skeleton.tsx';
import { Logo } from '../ui/page/logo.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { signedOutPages } from './pages.ts';
import { SignedIn } from './signed-in.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <Started />
      <ConnectionBanner />
      <ToastRegion />
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
          {words.startFailedHint}
        </ErrorState>
      </FullPage>
    );
  }
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        <Route element={<SignedOutOnly />}>
          {signedOutPages.map(({ paths: [path], Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
        </Route>
        <Route path="/app/*" element={<SignedIn />} />
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

/** The landing page is a separate document, so unknown paths need a full navigation. */
function ToLandingPage() {
  useEffect(() => window.location.replace('/'), []);
  return <Splash />;
}

function FullPage({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-5">
      <div className="w-full max-w-md">{children}</div>
    </main>
  );
}

/** Shown while the session loads; a CSS delay hides it when that takes only a moment. */
function Splash() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Loading>
        <Logo className="animate-[fade-in_300ms_250ms_both]" />
      </Loading>
    </div>
  );
}
