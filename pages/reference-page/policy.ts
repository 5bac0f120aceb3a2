import { createHash } from 'node:crypto';
import { lettersScript, pageScript, speculationRules } from './inline.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const rules = [
  "default-src 'none'",
  `script-src ${[lettersScript, pageScript, speculationRules].map(hashOf).join(' ')}`,
  // A card carries its style as custom properties in its style attribute.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
];

interface Allowed {
  css: string;
  embedOrigins?: readonly string[] | undefined;
}

/** Without a list only our own pages frame it, such as the previews of the workspace. An empty list lets every website. */
export function contentSecurityPolicy({ css, embedOrigins }: Allowed): string {
  const framers = embedOrigins?.length === 0 ? '*' : ["'self'", ...(embedOrigins ?? [])].join(' ');
  return [...rules, `style-src ${hashOf(css)}`, `frame-ancestors ${framers}`].join('; ');
}
