import { Suspense, use, useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import * as words from '#words/shell';
import { useFileAccess } from '../../files/file-access.ts';
import { OrganizationSwitcher } from '../../features/organizations/active/organization-switcher.tsx';
import { useOrganizations } from '../../features/organizations/active/organization-provider.tsx';
import { ActiveOrganization } from '../../lib/organization/active-organization.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PaletteProvider } from '../palette/palette-provider.tsx';
import { drawsLastSeen, FirstOrganization, isLoaded, profilePage, shellPages, startPage } from '../pages.ts';
import { MobileBar } from './mobile-bar.tsx';
import { billingItem, isActive } from './navigation.ts';
import { PastDueBanner } from './past-due-banner.tsx';
import { Sidebar } from './sidebar.tsx';
import { StartPage } from './start-page.tsx';

export function Shell() {
  const { isLoading, availableOrganizations, activeOrgId, error } = useOrganizations();
  const { pathname } = useLocation();
  if (!isLoading && !error && availableOrganizations.length === 0) {
    // People without an organization can still change, export and delete their account.
    const Alone = pathname === '/app/profile' ? profilePage.Component : FirstOrganization;
    return (
      <StartPage>
        <Alone />
      </StartPage>
    );
  }
  if (pathname === '/app/start' && activeOrgId) {
    return (
      <StartPage key={activeOrgId} switcher={<OrganizationSwitcher className="h-9 w-56 min-w-0" />}>
        <startPage.Component />
      </StartPage>
    );
  }
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 start-2 z-50 -translate-y-16 rounded-lg bg-ink px-3 py-2 text-canvas focus:translate-y-0"
      >
        {words.skip}
      </a>
      <PaletteProvider>
        <Sidebar />
        <MobileBar />
      </PaletteProvider>
      <Main>
        <PastDue />
        <Page />
      </Main>
    </>
  );
}

function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // A new page starts at its top and takes the focus, so that screen readers begin there, unless something on the page already has it.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} id="main" tabIndex={-1} className="outline-none lg:ps-64">
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-8 sm:py-8">{children}</div>
    </main>
  );
}

function PastDue() {
  const until = use(ActiveOrganization)?.pastDueUntil;
  return until ? <PastDueBanner until={until} /> : null;
}

function Page() {
  const { activeOrgId, isRemembered, error, refresh } = useOrganizations();
  const location = useShownLocation();
  const { pathname } = location;
  useFileAccess(activeOrgId);
  if (error) {
    // Without the organizations the role is unknown, so billing stays closed.
    if (isActive(pathname, billingItem.path)) return <Navigate to="/app" replace />;
    return <ErrorState title={words.organizationsFailed} error={error} onRetry={() => void refresh()} />;
  }
  if (!activeOrgId || (isRemembered && !drawsLastSeen(pathname))) return <PageSkeleton />;
  return (
    // A key per organization discards all page state when somebody switches to another one.
    <ErrorBoundary key={activeOrgId} resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes location={location}>
          {shellPages.flatMap(({ paths, Component }) =>
            paths.map((path) => <Route key={path} path={path} element={<Component />} />),
          )}
          <Route path="*" element={<ToNearestPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Returns the location to render. The previous page stays on the screen until the code of the next one has loaded. */
function useShownLocation() {
  const location = useLocation();
  const before = useDeferredValue(location);
  return isLoaded(location.pathname) ? location : before;
}

function ToNearestPage() {
  const section = useLocation().pathname.split('/')[2] ?? '';
  const known = shellPages.some(({ paths }) => paths.includes(section));
  return <Navigate to={known ? `/app/${section}` : '/app/dashboard'} replace />;
}

function PageSkeleton() {
  return (
    <Loading>
      <Skeleton className="mt-1 h-7 w-48" />
      <Skeleton className="mt-3 h-4 w-72 max-w-full" />
      <div className="mt-8 grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-24 rounded-xl" />
        <Skeleton className="h-24 rounded-xl" />
        <Skeleton className="h-24 rounded-xl" />
      </div>
    </Loading>
  );
}
