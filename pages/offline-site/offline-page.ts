import { DomUtils, parseDocument } from 'htmlparser2';

/** How the addresses of a page become files beside it. */
export interface Beside {
  /** The file of a public page, if the site has it. */
  pageOf: (address: string) => string | undefined;
  /** The file of a picture of the library, if the address is one. */
  pictureOf: (address: string) => string | undefined;
}

type Elements = ReturnType<typeof DomUtils.getElementsByTagName>;

/** They load something, run, or ask a server that is not there. */
const removed = new Set(['script', 'link', 'form', 'iframe', 'base', 'noscript']);
/** Letters come from our server. Those of the device stand in for them. */
const loadedFace = /@font-face\{[^}]*url\([^}]*\}/g;
const loaded = /url\((?!["']?data:)[^)]*\)/g;

/** Makes a page that opens from a disk: nothing is loaded from elsewhere, and links lead to files that exist. */
export function offlinePage(html: string, { pageOf, pictureOf }: Beside): string {
  const page = parseDocument(html);
  const all = (test: (name: string) => boolean): Elements => DomUtils.getElementsByTagName(test, page);
  for (const one of all((name) => removed.has(name))) DomUtils.removeElement(one);
  for (const one of all((name) => name === 'meta'))
    if (one.attribs.property || one.attribs.name?.startsWith('twitter:')) DomUtils.removeElement(one);
  for (const one of all((name) => name === 'style')) {
    const [text] = one.children;
    if (text && 'data' in text) text.data = text.data.replaceAll(loadedFace, '').replaceAll(loaded, 'none');
  }
  for (const { name, attribs } of all(() => true)) {
    if (attribs.style) attribs.style = attribs.style.replaceAll(loaded, 'none');
    if (attribs.src !== undefined) set(attribs, 'src', name === 'img' ? pictureOf(attribs.src) : undefined);
    if (attribs.href !== undefined) set(attribs, 'href', linkOf(attribs.href, pageOf));
    for (const loading of ['srcset', 'poster', 'data', 'action', 'ping']) delete attribs[loading];
  }
  return DomUtils.getOuterHTML(page, { encodeEntities: 'utf8' });
}

/** A visitor may follow a link to another website. */
const linkOf = (address: string, pageOf: Beside['pageOf']): string | undefined =>
  /^(https?:\/\/|mailto:|tel:|#)/i.test(address) ? address : pageOf(address);

function set(attribs: Record<string, string>, name: string, value: string | undefined): void {
  if (value === undefined) delete attribs[name];
  else attribs[name] = value;
}
