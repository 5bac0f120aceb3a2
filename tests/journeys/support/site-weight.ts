import { gzipSync } from 'node:zlib';
import { embedScript } from '#contract/embed';

/** What a page of the site loads before anybody touches it, in kB after gzip. */
export interface SiteWeight {
  html: number;
  css: number;
  /** Without a live embed, which is the product at work and weighed with the public pages. */
  js: number;
  /** The JavaScript itself. */
  scripts: string;
}

/** Weighs a page by its address: what it names, and what its scripts import as they start. */
export async function weighPage(address: string): Promise<SiteWeight> {
  const html = await textOf(address);
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path]) => path!);
  const styles = named(/<link rel="stylesheet" href="([^"]+)"/g);
  const scripts = named(/<script[^>]* src="([^"]+)"/g).filter((path) => path !== embedScript);
  const css = await Promise.all(styles.map((path) => textOf(new URL(path, address).href)));
  const sources = await withImports(scripts.map((path) => new URL(path, address).href));
  return { html: kilobytes(html), css: sum(css), js: sum(sources), scripts: sources.join('\n') };
}

async function withImports(addresses: readonly string[]): Promise<string[]> {
  const seen = new Map<string, string>();
  const read = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.set(address, '');
    const source = await textOf(address);
    seen.set(address, source);
    // `import("…")` waits for a touch; `import"…"` and `from"…"` do not.
    const imported = [...source.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g)];
    await Promise.all(imported.map(([, path]) => read(new URL(path!, address).href)));
  };
  await Promise.all(addresses.map(read));
  return [...seen.values()];
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return await response.text();
}

const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1_000;
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + kilobytes(text), 0);
