import slugify from 'slugify';
import { limits } from '#contract/rules/limits';
import { slug } from '#contract/primitives/schema';

/** This leaves room for a suffix that makes the slug unique. */
const longest = limits.slugLength - 10;
const numbered = [2, 3, 4, 5];

/** Slugs look like birchline-studio, birchline-studio-2 and so on. The id replaces a name without usable letters. */
export async function proposeSlug(
  { name, id, kind }: { name: string; id: string; kind: 'page' | 'story' },
  isTaken: (candidate: string) => Promise<boolean>,
): Promise<string> {
  const words = name.normalize('NFKC').replace(/[_./\\|:;,]+/g, ' ');
  const base = cut(slugify(words, { lower: true, strict: true }));
  // The end of an id is random; its beginning is the time.
  const ending = id.slice(-6).toLowerCase();
  const candidates = base ? [base, ...numbered.map((number) => `${base}-${number}`)] : [];
  for (const candidate of candidates) {
    if (slug.safeParse(candidate).success && !(await isTaken(candidate))) return candidate;
  }
  return `${base || kind}-${ending}`;
}

function cut(text: string): string {
  if (text.length <= longest) return text;
  const whole = text.slice(0, longest + 1).replace(/-[^-]*$/, '');
  return whole.slice(0, longest);
}
