import { lazy, Suspense, use, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useOrganizations } from '../../features/organizations/organization-provider.tsx';
import { ActiveOrganization } from '../../lib/active-organization.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PaletteProvider } from '../palette/palette-provider.tsx';
import { pages } from '../pages.ts';
import { MobileBar } from './mobile-bar.tsx';
import { Sidebar } from './sidebar.tsx';

// Rare; the page is not lost without it.
const PastDueBanner = lazy<ComponentType<{ until: string }>>(() =>
  import('./past-due-banner.tsx').catch(() => ({ default: () => null })),
);

/** The frame of the signed-in app: navigation at the side, the page in the middle. */
export function Shell() {
  const { isLoading, availableOrganizations, error } = useOrganizations();
  const { pathname } = useLocation();
  if (!isLoading && !error && availableOrganizations.length === 0) {
    return pathname === '/app/profile' ? (
      <pages.settingsAlone.Component />
    ) : (
      <pages.firstOrganization.Component />
    );
  }
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-lg bg-ink px-3 py-2 text-canvas focus:translate-y-0"
      >
        Skip to content
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
  // A new page starts at its top and, unless something in it has taken the focus, is read from there.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} id="main" tabIndex={-1} className="outline-none lg:pl-64">
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-8 sm:py-8">{children}</div>
    </main>
  );
}

function PastDue() {
  const until = use(ActiveOrganization)?.pastDueUntil;
  return until ? (
    <Suspense>
      <PastDueBanner until={until} />
    </Suspense>
  ) : null;
}

function Page() {
  const { activeOrgId, error, refresh } = useOrganizations();
  const { pathname } = useLocation();
  if (error) {
    return (
      <ErrorState
        title="Your organizations could not be loaded"
        error={error}
        onRetry={() => void refresh()}
      />
    );
  }
  if (!activeOrgId) return <PageSkeleton />;
  return (
    // Another organisation is another app: no state of a page survives the change.
    <ErrorBoundary key={activeOrgId} resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route index element={<pages.dashboard.Component />} />
          <Route path="dashboard" element={<pages.dashboard.Component />} />
          <Route path="references/templates" element={<pages.templates.Component />} />
          <Route path="references/*" element={<pages.references.Component />} />
          <Route path="customers/*" element={<pages.customers.Component />} />
          <Route path="collections/*" element={<pages.collections.Component />} />
          <Route path="assets" element={<pages.assets.Component />} />
          <Route path="integrations" element={<pages.integrations.Component />} />
          <Route path="organization/settings" element={<pages.organizationSettings.Component />} />
          <Route path="organization/team" element={<pages.team.Component />} />
          <Route path="organization/branding" element={<pages.branding.Component />} />
          <Route path="organization/billing" element={<pages.billing.Component />} />
          <Route path="analytics/*" element={<pages.analytics.Component />} />
          <Route path="profile" element={<pages.profile.Component />} />
          <Route path="help/*" element={<pages.help.Component />} />
          <Route path="*" element={<Navigate to="/app/dashboard" replace />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
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
