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

/** Every page is a chunk of its own. One whose code is here is drawn at once: `lazy` by itself would wait for it once more. */
function page(paths: string | readonly string[], load: Load, lastSeen = false): Page {
  let loaded: ComponentType | undefined;
  const loadOnce: Load = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(loadOnce);
  function Component() {
    // Fixed: what is on the screen is not taken for another page once its code has come.
    const [Shown] = useState(() => loaded ?? Lazy);
    return createElement(Shown);
  }
  return { paths: [paths].flat(), lastSeen, load: loadOnce, isLoaded: () => loaded !== undefined, Component };
}

const modules = import.meta.glob<{ default: ComponentType }>('../features/**/*-page.tsx');

const pageOf = ({ paths, module, lastSeen }: PageRoute): Page =>
  page(paths, modules[`../features/${module}-page.tsx`]!, lastSeen);

export const signedOutPages = signedOutRoutes.map(pageOf);
/** Below /app, inside the shell. */
export const shellPages = shellRoutes.map(pageOf);
export const profilePage = shellPages.find(({ paths }) => paths.includes('profile'))!;

/** Without the shell: whoever follows an invitation's link, or has just signed up, may belong to no organization yet. */
export const joinPage = page(
  '/app/profile/join/:organizationId',
  modules['../features/organizations/join-page.tsx']!,
);
/** With the organization, but without the way around in it: there is nothing yet to go to. */
export const startPage = page('start', () => import('../features/organizations/choose-palette.tsx'));
export const FirstOrganization = lazy(() => import('../features/organizations/first-organization.tsx'));

function pageAt(path: string): Page | undefined {
  const matching = (pages: readonly Page[], parent: string) =>
    pages.find(({ paths }) => paths.some((one) => matchPath(parent + one, path)));
  return matching([...signedOutPages, joinPage], '') ?? matching([...shellPages, startPage], '/app/');
}

/** Fetches the code of the page behind a path. What fails here is asked for again when the page is shown. */
export async function prefetchPath(path: string): Promise<void> {
  window.preloadPage?.(path);
  await pageAt(path)
    ?.load()
    .catch(() => undefined);
}

/** Whether the page behind a path can be drawn at once. */
export const isLoaded = (path: string): boolean => pageAt(path)?.isLoaded() ?? true;

/** Whether it may be drawn with what was last seen here. */
export const drawsLastSeen = (path: string): boolean => pageAt(path)?.lastSeen ?? false;
