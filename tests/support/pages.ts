import { inject } from 'vitest';

export interface Read {
  status: number;
  headers: Headers;
  html: string;
  title: string | undefined;
  meta: Map<string, string>;
  links: Map<string, string>;
  headings: string[];
  structured: Record<string, unknown>;
}

export async function readPage(path: string): Promise<Read> {
  const response = await fetch(new URL(path, inject('cloud').origin), { redirect: 'manual' });
  const html = await response.text();
  const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => plain(text!));
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: texts(/<title>(.*?)<\/title>/gs)[0],
    meta: new Map(
      attributesOf(html, 'meta').map((has) => [has.name ?? has.property ?? '', has.content ?? '']),
    ),
    links: new Map(attributesOf(html, 'link').map((has) => [has.rel ?? '', has.href ?? ''])),
    headings: texts(/<h1[^>]*>(.*?)<\/h1>/gs),
    structured: JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
    ) as Record<string, unknown>,
  };
}

function attributesOf(html: string, element: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${element} ([^>]*?)/?>`, 'g'))].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value!)]),
    ),
  );
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" };
const plain = (text: string) =>
  text.replace(/&(lt|gt|quot|amp|#x27);/g, (_, name: string) => entities[name]!);
