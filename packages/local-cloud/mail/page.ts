import type { MailMessage } from './mailbox.ts';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The mailbox as a page: no script, mails are shown in sandboxed frames. */
export function mailboxPage(messages: MailMessage[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  header { display: flex; justify-content: space-between; align-items: baseline; }
  details { border: 1px solid #8884; border-radius: 8px; margin: 0 0 .75rem; padding: .75rem 1rem; }
  summary { cursor: pointer; }
  summary small { display: block; opacity: .7; }
  iframe { width: 100%; height: 22rem; border: 0; border-radius: 4px; background: #fff; margin-top: .75rem; }
  pre { white-space: pre-wrap; }
</style>
<header><h1>Local mailbox</h1><a href="/__local/mail">Refresh</a></header>
<p>Mails that the product would have sent. They never leave this machine.</p>
${messages.length === 0 ? '<p>No mail yet.</p>' : messages.map(messageCard).join('\n')}
</html>`;
}

function messageCard(message: MailMessage, position: number): string {
  const body = message.html
    ? `<iframe sandbox title="${escapeHtml(message.subject)}" loading="lazy" src="/__local/mail/${message.id}"></iframe>`
    : `<pre>${escapeHtml(message.text)}</pre>`;
  return `<details${position === 0 ? ' open' : ''}>
  <summary><strong>${escapeHtml(message.subject)}</strong>
  <small>to ${escapeHtml(message.to.join(', '))}, ${escapeHtml(message.at)}</small></summary>
  ${body}
</details>`;
}
