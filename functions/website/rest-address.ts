const route = 'rest_route';

/** `root` is where WordPress is. One without readable addresses takes the path of its API as a parameter. */
export function restAddress(root: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(root);
  if (url.searchParams.has(route)) url.searchParams.set(route, `/wp/v2/${path}`);
  else url.pathname += `wp-json/wp/v2/${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** Where WordPress may be, which is in a folder of some websites. */
export function rootsFor(address: string): string[] {
  const { origin, pathname } = new URL(address);
  const folders = [...new Set([`${origin}${pathname.replace(/\/?$/, '/')}`, `${origin}/`])];
  return [...folders, ...folders.map((folder) => `${folder}?${route}=/`)];
}

/** The address that answered, after redirects, is that of the types. */
export function rootOf(address: string): string | undefined {
  const url = new URL(address);
  if (url.searchParams.has(route)) return `${url.origin}${url.pathname}?${route}=/`;
  return /^(.*\/)wp-json\/wp\/v2\/types\/?$/.exec(address)?.[1];
}

/** A website that keeps readers from `/wp-json` does not want the same to be read by its parameter. */
export function readableRest(url: URL): string | undefined {
  const path = url.searchParams.get(route);
  return path === null ? undefined : new URL(`wp-json${path}`, url).href;
}
