import { parseAsync, renderDocument } from 'docx-preview';

/** Pictures become data and HTML within the file is left out, because the frame loads nothing. */
const options = { ignoreFonts: true, useBase64URL: true, renderAltChunks: false };

const ownStyle = `
html { background: gray }
body { margin: 0 }
.docx-wrapper { padding: 16px 0 0; align-items: safe center }`;

export interface DrawnWord {
  pages: HTMLElement[];
  style: string;
}

export async function drawWord(file: Blob): Promise<DrawnWord> {
  const nodes = await renderDocument(await parseAsync(file, options), options);
  const elements = nodes.filter((node) => node instanceof HTMLElement);
  const isStyle = ({ nodeName }: HTMLElement) => nodeName === 'STYLE';
  const pages = elements.filter((element) => !isStyle(element));
  for (const page of pages) {
    for (const link of page.querySelectorAll('a')) link.removeAttribute('href');
    for (const picture of page.querySelectorAll('img')) picture.alt = '';
  }
  const styles = elements.filter(isStyle).map(({ textContent }) => textContent);
  return { pages, style: [...styles, ownStyle].join('\n') };
}

/** A policy of its own, because a buyer's form decides what the frame holds. */
export const emptyFrame = (language: string): string =>
  `<!doctype html><html lang="${language}"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src-attr 'unsafe-inline'">`;

/** The policy of our pages refuses style elements, but not a sheet that a script adopts. */
export function fillFrame({ contentDocument }: HTMLIFrameElement, { pages, style }: DrawnWord): void {
  const sheet = new contentDocument!.defaultView!.CSSStyleSheet();
  sheet.replaceSync(style);
  contentDocument!.adoptedStyleSheets = [sheet];
  contentDocument!.body.replaceChildren(...pages);
}

/** A page is as wide as paper, and is made smaller on a narrow screen. */
export function fitFrame({ contentDocument }: HTMLIFrameElement): void {
  const { body, documentElement } = contentDocument!;
  body.style.zoom = '1';
  const { clientWidth, scrollWidth } = documentElement;
  body.style.zoom = String(clientWidth / scrollWidth);
}
