import { createElement, lazy, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { pageModules, type LoadPage } from './page-modules.ts';
import { shellRoutes, signedOutRoutes, type PageRoute, type RouteName } from './routes.ts';

interface Page {
  paths: readonly string[];
  lastSeen: boolean;
  load: LoadPage;
  isLoaded: () => boolean;
  Component: ComponentType;
}

/** Makes a page that is a chunk of its own. Loaded code renders at once, where `lazy` alone would suspend once more. */
function page(paths: readonly string[], load: LoadPage, lastSeen = false): Page {
  let loaded: ComponentType | undefined;
  const loadOnce: LoadPage = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(loadOnce);
  function Component() {
    // The state keeps the same component type, so that React does not remount the page once its code has loaded.
    const [Shown] = useState(() => loaded ?? Lazy);
    return createElement(Shown);
  }
  return { paths, lastSeen, load: loadOnce, isLoaded: () => loaded !== undefined, Component };
}

const pagesOf = (routes: Readonly<Record<string, PageRoute>>): Page[] =>
  Object.entries(routes).map(([name, route]) => pageOf(name as RouteName, route));
const pageOf = (name: RouteName, { paths, lastSeen }: PageRoute): Page =>
  page(paths, pageModules[name], lastSeen);

export const signedOutPages = pagesOf(signedOutRoutes);
export const shellPages = pagesOf(shellRoutes);
export const profilePage = shellPages.find(({ paths }) => paths.includes('profile'))!;

/** Pages without the shell, because a person who follows an invitation or has just signed up may not belong to an organization yet. */
export const joinPage = page(
  ['/app/profile/join/:organizationId'],
  () => import('../features/organizations/start/join-page.tsx'),
);
export const startPage = page(['start'], () => import('../features/organizations/start/choose-palette.tsx'));
export const FirstOrganization = lazy(() => import('../features/organizations/start/first-organization.tsx'));

function pageAt(path: string): Page | undefined {
  const matching = (pages: readonly Page[], parent: string) =>
    pages.find(({ paths }) => paths.some((one) => matchPath(parent + one, path)));
  return matching([...signedOutPages, joinPage], '') ?? matching([...shellPages, startPage], '/app/');
}

/** Loads the code of the page at a path. Failures are ignored here, because showing the page tries again. */
export async function prefetchPath(path: string): Promise<void> {
  window.preloadPage?.(path);
  await pageAt(path)
    ?.load()
    .catch(() => undefined);
}

export const isLoaded = (path: string): boolean => pageAt(path)?.isLoaded() ?? true;

export const drawsLastSeen = (path: string): boolean => pageAt(path)?.lastSeen ?? false;
