import { Schema, type Attrs, type DOMOutputSpec, type Node } from 'prosemirror-model';
import { isOwnPicture, isStoryPicture } from '#contract/reference/small-markdown';
import { safeLink } from '../../shared/cards/safe-address.ts';
import { readablePicture } from '../files/file-access.ts';
import { storedFile } from '../files/file-address.ts';

/** Pasted content passes through these rules: unknown elements become plain text, and all attributes are checked. */
export const storySchema = (organizationId: string) =>
  new Schema({
    nodes: {
      doc: { content: 'block+' },
      paragraph: {
        group: 'block',
        content: 'inline*',
        parseDOM: [{ tag: 'p' }],
        toDOM: () => ['p', { dir: 'auto' }, 0],
      },
      heading: {
        group: 'block',
        content: '(text | picture)*',
        attrs: { level: { default: 2, validate: 'number' } },
        defining: true,
        parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
          tag: `h${level}`,
          // The first heading of a copied page is usually its title, which the story already has.
          attrs: { level: level <= 2 ? 2 : 3 },
        })),
        toDOM: ({ attrs }): DOMOutputSpec => [attrs.level <= 2 ? 'h3' : 'h4', { dir: 'auto' }, 0],
      },
      blockquote: {
        group: 'block',
        content: 'block+',
        defining: true,
        parseDOM: [{ tag: 'blockquote' }],
        toDOM: () => ['blockquote', 0],
      },
      bullet_list: {
        group: 'block',
        content: 'list_item+',
        parseDOM: [{ tag: 'ul' }],
        toDOM: () => ['ul', 0],
      },
      ordered_list: {
        group: 'block',
        content: 'list_item+',
        attrs: { start: { default: 1, validate: 'number' } },
        parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: startOf(list) }) }],
        toDOM: ({ attrs }): DOMOutputSpec => ['ol', { start: attrs.start as number }, 0],
      },
      list_item: {
        content: 'block+',
        defining: true,
        parseDOM: [{ tag: 'li' }],
        toDOM: () => ['li', { dir: 'auto' }, 0],
      },
      text: { group: 'inline' },
      line_break: {
        group: 'inline',
        inline: true,
        selectable: false,
        linebreakReplacement: true,
        parseDOM: [{ tag: 'br' }],
        toDOM: () => ['br'],
      },
      picture: {
        group: 'inline',
        inline: true,
        draggable: true,
        attrs: {
          src: { validate: 'string' },
          alt: { default: '', validate: 'string' },
          caption: { default: '', validate: 'string' },
        },
        parseDOM: [{ tag: 'img[src]', getAttrs: (image) => pictureOf(image, organizationId) }],
        toDOM: drawnPicture,
      },
    },
    marks: {
      link: {
        attrs: { href: { validate: 'string' } },
        inclusive: false,
        parseDOM: [{ tag: 'a[href]', getAttrs: linkOf }],
        toDOM: ({ attrs }) => ['a', { href: safeLink(attrs.href as string), rel: 'noopener noreferrer' }, 0],
      },
      strong: {
        parseDOM: [
          { tag: 'strong' },
          // Google Docs wraps everything it copies in a <b> that is not bold.
          { tag: 'b', getAttrs: (bold) => bold.style.fontWeight !== 'normal' && null },
          { style: 'font-weight', getAttrs: (weight) => /^(bold|[6-9]\d\d)$/.test(weight) && null },
          { style: 'font-weight=normal', clearMark: ({ type }) => type.name === 'strong' },
          { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'strong' },
        ],
        toDOM: () => ['strong', 0],
      },
      em: {
        parseDOM: [
          { tag: 'em' },
          { tag: 'i' },
          { style: 'font-style=italic' },
          { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'em' },
        ],
        toDOM: () => ['em', 0],
      },
    },
  });

export type StorySchema = ReturnType<typeof storySchema>;

const startOf = (list: HTMLElement): number => {
  const start = Number(list.getAttribute('start') ?? 1);
  return Number.isInteger(start) && start >= 0 && start < 1e9 ? start : 1;
};

function linkOf(link: HTMLElement): Attrs | false {
  const href = safeLink(link.getAttribute('href')?.trim());
  return href ? { href } : false;
}

/** Addresses in mails or documents expire, so pasted pictures must be of the library or typed as Markdown. */
function pictureOf(image: HTMLElement, organizationId: string): Attrs | false {
  const src = storedFile(image.getAttribute('src') ?? '');
  const isTyped = image.hasAttribute('data-story-picture') && isStoryPicture(src, organizationId);
  if (!isOwnPicture(src, organizationId) && !isTyped) return false;
  return { src, alt: image.getAttribute('alt') ?? '', caption: image.getAttribute('data-caption') ?? '' };
}

function drawnPicture({ attrs }: Node): DOMOutputSpec {
  const { src, alt, caption } = attrs as Record<'src' | 'alt' | 'caption', string>;
  const image: DOMOutputSpec = [
    'img',
    { src: readablePicture(src), alt, 'data-story-picture': '', 'data-caption': caption },
  ];
  return ['span', { class: 'rich-text-picture' }, image, ...(caption ? [['span', {}, caption]] : [])];
}
