import { zipSync } from 'fflate';
import type { Block } from '#functions/document/make/blocks';
import type { Chapter, Made, Manuscript } from '#functions/document/make/manuscript';
import type { Picture } from '#functions/document/make/pictures';
import type { Posts } from '#functions/document/make/render';
import { JobFailed } from '#functions/shared/jobs/run-job';
import type { PostShape } from '#contract/resources/document';
import { drawPost } from '#web/shared/social/draw.tsx';
import type { PostContent, PostPicture } from '#web/shared/social/post-content.ts';
import { frames } from '#web/shared/social/post.tsx';
import { noLetters } from '#words/document-failures';
import { drawable } from '../social-image/typography.ts';
import { typefacesOf, type Typefaces } from './typefaces.ts';

export const posts: Posts = (shape) => ({
  render: (manuscript) => drawPosts(manuscript, shape),
  contentType: 'image/png',
  pictureFor: () => frames[shape].hero,
});

/** One after the other, because each is in memory with its pixels while it is drawn. */
async function drawPosts(manuscript: Manuscript, shape: PostShape): Promise<Made> {
  const unshown = new Set<string>();
  const { fonts, hasGlyph } = typefacesOf(manuscript);
  const drawn: { name: string; body: Buffer }[] = [];
  for (const [at, chapter] of manuscript.entries.entries()) {
    const content = postOf(chapter, manuscript, { hasGlyph, unshown });
    if (!content.title) throw new JobFailed(noLetters);
    const body = await drawPost(shape, content, manuscript.colors, fonts);
    drawn.push({ name: nameOf(chapter, at), body });
  }
  const told = {
    first: drawn[0]!.body,
    ...(unshown.size > 0 && { unshown: [...unshown].join('') }),
  };
  if (drawn.length === 1) return { body: drawn[0]!.body, ...told };
  const files = Object.fromEntries(drawn.map(({ name, body }) => [name, body]));
  // A PNG is packed already.
  const zip = zipSync(files, { level: 0, mtime: manuscript.madeAt });
  return { body: Buffer.from(zip), zipped: true, ...told };
}

/** Adds what it leaves out to `unshown`. */
export function postOf(
  chapter: Chapter,
  manuscript: Manuscript,
  { hasGlyph, unshown }: Pick<Typefaces, 'hasGlyph'> & { unshown: Set<string> },
): PostContent {
  const missingIn = (text = '') => unseen(text, hasGlyph);
  const text = (given: string | undefined): string | undefined => {
    for (const one of missingIn(given)) unshown.add(one);
    return drawable(given, hasGlyph);
  };
  const { eyebrow, figures, quote, translated } = chapter;
  const customer = text(eyebrow);
  const owner = text(manuscript.firm);
  const title = text(chapter.title);
  const said = text(quote?.text);
  return {
    customer: title ? customer : undefined,
    title: title ?? customer ?? owner ?? '',
    lead: text(wordsOf(chapter.lead)),
    figures: figures.flatMap(({ value, unit, label }) => {
      const number = [value, unit].filter(Boolean).join(' ');
      const shown = { value: text(number), label: text(label) };
      // A number without one of its signs would say something else.
      if (!shown.value || !shown.label || missingIn(number).length > 0) return [];
      return [{ value: shown.value, label: shown.label }];
    }),
    ...(said && {
      quote: {
        text: said,
        by: text([quote!.person, quote!.role].filter(Boolean).join(', ')),
        portrait: pictureOf(quote!.portrait),
      },
    }),
    note: text(translated ?? quote?.from),
    picture: pictureOf(chapter.picture),
    customerLogo: pictureOf(chapter.logo),
    owner,
    ownerLogo: pictureOf(manuscript.logo),
  };
}

function pictureOf(picture: Picture | undefined): PostPicture | undefined {
  if (!picture) return undefined;
  const { bytes, type, width, height, plate } = picture;
  const source = `data:image/${type === 'jpg' ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`;
  return { source, width, height, plate };
}

/** Spaces, joiners and controls are never drawn, so none is missing. */
const unseen = (text: string, hasGlyph: Typefaces['hasGlyph']): string[] =>
  Array.from(text.normalize('NFC')).filter(
    (one) => /[^\p{C}\p{Z}\p{M}]/u.test(one) && !hasGlyph(one.codePointAt(0)!),
  );

const wordsOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.spans.map(({ text }) => text) : []))
    .join(' ');

/** The number makes it distinct and keeps the order, and no system refuses what is left of the words. */
function nameOf({ eyebrow, title }: Chapter, at: number): string {
  const words = [eyebrow, title].filter(Boolean).join(' – ');
  const plain = words.replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ').replaceAll(/\s+/g, ' ');
  const short = Array.from(plain)
    .slice(0, 100)
    .join('')
    .replace(/[. ]+$/, '');
  return `${String(at + 1).padStart(2, '0')} ${short.trim()}.png`;
}
