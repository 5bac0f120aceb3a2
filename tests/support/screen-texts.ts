import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Only screens of the product count, because a page of the site may quote them and would confirm itself. */
const screens = ['web/workspace', 'web/shared', 'web/public', 'contract'].flatMap(sourcesIn).join('\n');

export function isOnAScreen(quoted: string): boolean {
  const words = quoted
    .split(/\s+/)
    .map(escapeForPattern)
    .join(String.raw`\s+`);
  return new RegExp(`(['"\`]|>\\s*)${words}(['"\`]|\\s*<)`).test(screens);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
