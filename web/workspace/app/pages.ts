import { createElement, lazy, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { shellRoutes, signedOutRoutes, type PageRoute } from './routes.ts';

type Load = () => Promise<{ default: ComponentType }>;

interface Page {
  paths: readonly string[];
  lastSeen: boolean;
  load: Load;
  isLoaded: () => boolean;
  Component: ComponentType;
}

/** Makes a page that is a chunk of its own. Loaded code renders at once, where `lazy` alone would suspend once more. */
function page(paths: string | readonly string[], load: Load, lastSeen = false): Page {
  let loaded: ComponentType | undefined;
  const loadOnce: Load = async () => {
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
  return { paths: [paths].flat(), lastSeen, load: loadOnce, isLoaded: () => loaded !== undefined, Component };
}

const modules = import.meta.glob<{ default: ComponentType }>('../features/**/*-page.tsx');

const pageOf = ({ paths, module, lastSeen }: PageRoute): Page =>
  page(paths, modules[`../features/${module}-page.tsx`]!, lastSeen);

export const signedOutPages = signedOutRoutes.map(pageOf);
export const shellPages = shellRoutes.map(pageOf);
export const profilePage = shellPages.find(({ paths }) => paths.includes('profile'))!;

/** Pages without the shell, because a person who follows an invitation or has just signed up may not belong to an organization yet. */
export const joinPage = page(
  '/app/profile/join/:organizationId',
  modules['../features/organizations/start/join-page.tsx']!,
);
/** The organization exists but is empty, so this page has no navigation. */
export const startPage = page('start', () => import('../features/organizations/start/choose-palette.tsx'));
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
