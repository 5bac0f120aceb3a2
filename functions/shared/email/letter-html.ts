import { shortDiff } from './short-diff.ts';
import { escapeHtml, unlinked, unlinkedText } from './content.ts';
import type { Block, InlinePicture, Letter, Row, WordChange } from './letter.ts';

const font = "font-family:Geist,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = '#1a1a18';
const soft = '#55554f';
const line = '#e6e6e3';
const sunk = '#f4f4f2';
const green = '#12692f';
const red = '#b3211d';

const dark = {
  '.m-bg': 'background:#111110',
  '.m-card': 'background:#1a1a19;border-color:#30302d',
  '.m-ink': 'color:#f2f2ef',
  '.m-soft': 'color:#b3b3ad',
  '.m-line': 'border-color:#30302d',
  '.m-sunk': 'background:#242422',
  '.m-warn': 'background:#35260b',
  '.m-no': 'color:#ff8f86',
  '.m-yes': 'color:#6fd68e',
  '.m-go': 'background:#1f7a3d',
};

const darkRules = (within: readonly string[]) =>
  Object.entries(dark)
    .map(([name, style]) => {
      const names = within.length ? within.map((one) => `${one} ${name}`) : [name];
      return `${names.join()}{${style.replaceAll(';', '!important;')}!important}`;
    })
    .join('');

// Outlook.com and its app mark what they darken.
const styles = `:root{color-scheme:light dark}@media (max-width:620px){.m-pad{padding-left:20px!important;padding-right:20px!important}.m-btn,.m-btn tbody,.m-btn tr,.m-btn td,.m-goa{width:100%!important;display:block!important;box-sizing:border-box!important}.m-k{width:132px!important;font-size:14px!important;overflow-wrap:anywhere;word-break:break-word}.m-goa{padding-left:12px!important;padding-right:12px!important}}@media (prefers-color-scheme:dark){${darkRules([])}}${darkRules(['[data-ogsc]', '[data-ogsb]'])}`;

/** Words of the mail itself and of others are treated alike, so that no caller can forget it. */
const safe = (words: string) => escapeHtml(unlinked(words));
const safeLines = (words: string) => escapeHtml(unlinkedText(words)).replaceAll('\n', '<br>');

// Some programs would fill the preview with what follows.
const blank = '&#847;&zwnj;&nbsp;'.repeat(60);

export function letterHtml({ subject, language, preheader, blocks, foot }: Letter): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles}</style>
</head>
<body class="m-bg" style="margin:0;background:${sunk}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${safe(preheader)}${blank}</div>
${table(
  `<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
${table(blocks.map(rowOf).join('\n'), {
  name: 'm-card',
  bgcolor: '#ffffff',
  style: `max-width:600px;background:#ffffff;border:1px solid ${line};border-radius:16px;border-collapse:separate`,
})}
${table(cell(paragraph(safe(foot), { size: 13 }), '18px 32px 8px'), { style: 'max-width:600px' })}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>`,
  { name: 'm-bg', bgcolor: sunk, style: `background:${sunk}` },
)}
</body>
</html>`;
}

function rowOf(block: Block, index: number, blocks: readonly Block[]): string {
  const last = index === blocks.length - 1;
  switch (block.kind) {
    case 'brand':
      return cell(brand(block), '28px 32px 24px');
    case 'title':
      return cell(
        `<h1 class="m-ink" style="margin:0;${font};font-size:24px;line-height:1.25;font-weight:650;letter-spacing:-.3px;color:${ink}">${safe(block.words)}</h1>`,
        '0 32px 8px',
      );
    case 'lead':
      return cell(paragraph(safe(block.words), { size: 16 }), '0 32px 20px');
    case 'heading':
      return cell(
        `<h1 class="m-ink" style="margin:0;${font};font-size:17px;line-height:1.5;font-weight:600;color:${ink}">${safe(block.words)}</h1>`,
        '0 32px 10px',
      );
    case 'small':
      return cell(paragraph(safe(block.words), { size: 15 }), `0 32px ${last ? 32 : 24}px`);
    case 'warning':
      return cell(
        table(
          `<tr><td class="m-warn" bgcolor="#fdf1d8" style="background:#fdf1d8;border-radius:10px;padding:14px 18px">${paragraph(safe(block.words), { size: 15, name: 'm-ink' })}</td></tr>`,
        ),
        '0 32px 24px',
      );
    case 'message':
      return cell(message(block, index > 1), '0 32px 24px');
    case 'card':
      return cell(card(block), '0 32px 24px');
    case 'rows':
      return cell(table(block.rows.map(factRow).join('')), '0 32px 24px');
    case 'changes':
      return cell(changesOf(block.title, block.changes), '0 32px 24px');
    case 'action':
    default:
      return (
        cell(button(block.label, block.address), `0 32px ${block.note ? 10 : 32}px`) +
        (block.note ? cell(paragraph(safe(block.note), { size: 15 }), `0 32px ${last ? 32 : 28}px`) : '')
      );
  }
}

function table(content: string, { name = '', bgcolor = '', style = '', width = '100%' } = {}): string {
  return `<table role="presentation"${width && ` width="${width}"`} cellpadding="0" cellspacing="0" border="0"${
    name && ` class="${name}"`
  }${bgcolor && ` bgcolor="${bgcolor}"`}${style && ` style="${style}"`}>${content}</table>`;
}

const cell = (content: string, padding: string): string =>
  `<tr><td class="m-pad" style="padding:${padding}">${content}</td></tr>`;

const paragraph = (html: string, { size = 16, name = 'm-soft', more = '' } = {}): string =>
  `<p class="${name}" style="margin:0;${font};font-size:${size}px;line-height:1.5;color:${name === 'm-ink' ? ink : soft};overflow-wrap:anywhere${more}">${html}</p>`;

const image = ({ id, width, height }: InlinePicture, style: string, alt = ''): string =>
  `<img src="cid:${id}" width="${width}" height="${height}" alt="${safe(alt)}" style="display:block;${style}">`;

function brand({ name, logo }: Block & { kind: 'brand' }): string {
  const mark = logo ? `<td style="padding-right:10px">${image(logo, 'border-radius:8px')}</td>` : '';
  const words = `<td class="m-ink" style="${font};font-size:16px;font-weight:600;color:${ink}">${safe(name)}</td>`;
  return table(`<tr>${mark}${words}</tr>`, { width: '' });
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => Array.from(part)[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

function message({ from, of, intro, words }: Block & { kind: 'message' }, ruled: boolean): string {
  const face = table(
    `<tr><td width="44" height="44" align="center" bgcolor="#c93f14" style="background:#c93f14;border-radius:22px;${font};font-size:15px;font-weight:600;color:#ffffff">${safe(initials(from))}</td></tr>`,
    { width: '' },
  );
  const who =
    paragraph(`<b style="font-weight:600">${safe(from)}</b>`, { size: 16, name: 'm-ink' }) +
    paragraph(safe(of), { size: 14 });
  const head = table(
    `<tr><td width="44" valign="top" style="padding-right:12px">${face}</td><td valign="middle">${who}</td></tr>`,
  );
  const text = words
    ? `<div style="height:14px;line-height:14px">&nbsp;</div>${intro ? paragraph(safe(intro), { size: 14, more: ';margin-bottom:4px' }) : ''}${paragraph(safeLines(words), { size: 17, name: 'm-ink' })}`
    : '';
  return ruled
    ? `<div class="m-line" style="border-top:1px solid ${line};padding-top:24px">${head}${text}</div>`
    : head + text;
}

function card({ title, line: under, alt, picture, logo }: Block & { kind: 'card' }): string {
  const top = picture
    ? `<tr><td>${image(picture, 'width:100%;height:auto;border-radius:11px 11px 0 0', alt)}</td></tr>`
    : '';
  const mark = logo
    ? `<td valign="top" style="padding-right:12px">${table(
        `<tr><td class="m-line" bgcolor="#ffffff" style="background:#ffffff;border:1px solid ${line};border-radius:9px;padding:3px">${image(logo, 'border-radius:6px')}</td></tr>`,
        { width: '' },
      )}</td>`
    : '';
  const words =
    paragraph(`<b style="font-weight:600">${safe(title)}</b>`, {
      size: 17,
      name: 'm-ink',
      more: ';line-height:1.3',
    }) + (under ? paragraph(safe(under), { size: 14, more: ';margin-top:3px' }) : '');
  const below = table(`<tr>${mark}<td valign="top">${words}</td></tr>`, { width: '' });
  return table(`${top}<tr><td style="padding:16px 18px 18px">${below}</td></tr>`, {
    name: 'm-line',
    style: `border:1px solid ${line};border-radius:12px;border-collapse:separate;overflow:hidden`,
  });
}

function factRow({ label, value, refused }: Row): string {
  const common = `border-top:1px solid ${line};${font};font-size:15px;line-height:1.4`;
  const color = refused ? `color:${red};font-weight:600` : `color:${ink}`;
  return `<tr><td class="m-soft m-line m-k" valign="top" width="150" style="padding:10px 12px 10px 0;${common};color:${soft}">${safe(label)}</td><td class="${refused ? 'm-no' : 'm-ink'} m-line" valign="top" style="padding:10px 0;${common};${color};overflow-wrap:anywhere">${safe(value)}</td></tr>`;
}

function changesOf(title: string, changes: readonly WordChange[]): string {
  const each = changes.map(
    ({ label, before, after }) =>
      paragraph(safe(label), { size: 13, more: ';font-weight:600' }) +
      paragraph(difference(before, after), { size: 15, name: 'm-ink', more: ';margin-bottom:10px' }),
  );
  return (
    paragraph(`<b style="font-weight:600">${safe(title)}</b>`, {
      size: 16,
      name: 'm-ink',
      more: ';margin-bottom:8px',
    }) +
    table(
      `<tr><td class="m-sunk" bgcolor="${sunk}" style="background:${sunk};border-radius:10px;padding:16px 18px 8px">${each.join('')}</td></tr>`,
    )
  );
}

function difference(before: string, after: string): string {
  return shortDiff(before, after)
    .map(({ kind, text }) => {
      if (kind === 'added')
        return `<span class="m-yes" style="color:${green};font-weight:600;text-decoration:underline">${safe(text)}</span>`;
      if (kind === 'removed')
        return `<span class="m-no" style="color:${red};text-decoration:line-through">${safe(text)}</span> `;
      return safe(text);
    })
    .join('');
}

const button = (label: string, address: string): string =>
  table(
    `<tr><td bgcolor="${green}" class="m-go" style="background:${green};border-radius:10px;text-align:center"><a href="${escapeHtml(address)}" class="m-goa" style="display:inline-block;padding:15px 28px;${font};font-size:17px;line-height:1.2;font-weight:600;color:#ffffff;text-decoration:none;border-radius:10px">${safe(label)}</a></td></tr>`,
    { name: 'm-btn', width: '' },
  );
