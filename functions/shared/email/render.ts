import { productName } from '#contract/primitives/product';
import { contactMails } from './mail-words.ts';
import { escapeHtml as escape, subjectOf, unlinked, unlinkedText, type EmailContent } from './content.ts';

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

/** All text except our own address passes through `unlinked`, so that no caller can forget it. */
export function render(email: EmailContent): Rendered {
  const safe: EmailContent = {
    ...email,
    subject: subjectOf(email.subject),
    paragraphs: email.paragraphs.map(unlinked),
    details: email.details?.map(([label, value]) => [label, unlinked(value)]),
    quote: email.quote && unlinkedText(email.quote),
    note: email.note && unlinked(email.note),
  };
  return { subject: safe.subject, text: asText(safe), html: asHtml(safe) };
}

function asText({
  language = 'en',
  paragraphs,
  details = [],
  responseTo,
  quote,
  action,
  note,
}: EmailContent): string {
  const facts = [...details, ...(responseTo ? [[contactMails[language].email, responseTo]] : [])];
  return [
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote?.replaceAll(/^/gm, '> '),
    action && `${action.label}:\n${action.address}`,
    note,
    `-- \n${productName}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

// No colors are set, so that `color-scheme` applies the reader's own theme.
const styles = {
  body: 'margin:0;padding:32px 20px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif',
  column: 'max-width:560px;margin:0 auto',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.25',
  paragraph: 'margin:0 0 16px',
  quote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #f05123;white-space:pre-wrap',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#c93f14;color:#fff;font-weight:600;text-decoration:none',
  small: 'margin:24px 0 0;font-size:14px;opacity:.75',
};

function asHtml({
  subject,
  language = 'en',
  paragraphs,
  details = [],
  responseTo,
  quote,
  action,
  note,
}: EmailContent): string {
  const facts = details.map(([label, value]) => `<strong>${escape(label)}:</strong> ${escape(value)}`);
  if (responseTo)
    facts.push(
      `<strong>${escape(contactMails[language].email)}:</strong> ${link(`mailto:${encodeURI(responseTo)}`, responseTo)}`,
    );
  const parts = [
    ...paragraphs.map((words) => block('p', styles.paragraph, escape(words))),
    facts.length > 0 && block('p', styles.paragraph, facts.join('<br>')),
    quote && block('blockquote', styles.quote, escape(quote)),
    action && block('p', styles.paragraph, link(action.address, action.label, styles.button)),
    note && block('p', styles.small, escape(note)),
    block('p', styles.small, productName),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
</head>
<body style="${escape(styles.body)}">
<div style="${styles.column}">
${block('h1', styles.heading, escape(subject))}
${parts.filter(Boolean).join('\n')}
</div>
</body>
</html>`;
}

const block = (tag: string, style: string, content: string): string =>
  `<${tag} style="${style}">${content}</${tag}>`;

const link = (address: string, label: string, style = ''): string =>
  `<a href="${escape(address)}"${style && ` style="${style}"`}>${escape(label)}</a>`;
