import type { CardInput } from '../cards.ts';

/** Escaped markup; anything else is text. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);

type Part = Html | string | number | undefined | false | Part[];

const write = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(write).join('');
  return part === undefined || part === false ? '' : escapeHtml(String(part));
};

export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(strings.map((string, position) => string + write(values[position])).join(''));
}

const style = `
:root { color-scheme: light dark; --canvas: #fbfbfa; --surface: #fff; --line: #e0e0dc; --field: #8d8d89; --ink: #1a1a18; --ink-2: #55554f;
  --accent: #635bff; --on-accent: #fff; --link: #4c45d6; --note: #fdf1d8; --on-note: #6b3c00; --bad: #b3211d; --bad-soft: #fdecea; --good: #12692f; --good-soft: #e5f5ea; }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #111110; --surface: #181817; --line: #31312e; --field: #74746f; --ink: #f2f2ef; --ink-2: #b3b3ad;
    --accent: #8f88ff; --on-accent: #0f0b33; --link: #aaa5ff; --note: #35260b; --on-note: #f2b755; --bad: #ff8f86; --bad-soft: #3a1714; --good: #6fd68e; --good-soft: #12301c; } }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.note { margin: 0; padding: .5rem 1rem; background: var(--note); color: var(--on-note); text-align: center; font-size: .875rem; font-weight: 600; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
.two { display: grid; gap: 2rem 4rem; }
@media (min-width: 48rem) { main { padding-top: 4rem; } .two { grid-template-columns: 5fr 6fr; } }
h1 { margin: 0; font-size: 1.125rem; font-weight: 600; color: var(--ink-2); }
h2 { margin: 0 0 1rem; font-size: 1.125rem; }
p { margin: 0; }
a { color: var(--link); text-underline-offset: .2em; }
.amount { margin: .25rem 0; font-size: 2.25rem; font-weight: 650; line-height: 1.2; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.quiet { color: var(--ink-2); font-size: .9375rem; }
dl { margin: 1.5rem 0 0; border-top: 1px solid var(--line); }
dl > div, .line { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1.5rem; padding: .75rem 0; border-bottom: 1px solid var(--line); }
dd { margin: 0; font-variant-numeric: tabular-nums; }
section { padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
section + section { margin-top: 1.25rem; }
ul { margin: 0; padding: 0; list-style: none; }
ul > .line:last-child { border: 0; padding-bottom: 0; }
ul > .line:first-child { padding-top: 0; }
form { margin: 0; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.fields > :first-child { grid-column: 1 / -1; }
label { display: block; font-size: .875rem; font-weight: 600; }
input { width: 100%; margin-top: .25rem; padding: .5625rem .75rem; border: 1px solid var(--field); border-radius: 8px; background: var(--surface); color: inherit; font: inherit; font-size: 1rem; font-weight: 400; font-variant-numeric: tabular-nums; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.5rem; padding: .375rem .5rem; border: 1px solid var(--field); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; text-align: center; font-weight: 600; text-decoration: none; cursor: pointer; }
button.main { border-color: transparent; background: var(--accent); color: var(--on-accent); }
button.danger { color: var(--bad); }
button:hover, .button:hover { filter: brightness(.94); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
button, .button, .prices { width: 100%; }
.prices { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .5rem; }
.now { border-color: transparent; background: var(--good-soft); color: var(--good); cursor: default; }
.stack { display: grid; gap: .75rem; margin-top: 1.5rem; }
.row { display: grid; gap: .5rem; }
@media (min-width: 30rem) { .row { grid-template-columns: 3fr 2fr; } }
.message { margin-bottom: 1.25rem; padding: .75rem 1rem; border-radius: 8px; font-weight: 600; }
.bad { background: var(--bad-soft); color: var(--bad); }
.good { background: var(--good-soft); color: var(--good); }
.tag { padding: .0625rem .5rem; border-radius: 99px; background: var(--good-soft); color: var(--good); font-size: .8125rem; font-weight: 600; }
.back { margin-bottom: 1.5rem; }
summary { cursor: pointer; font-weight: 600; }
details[open] > summary { margin-bottom: 1rem; }
details { margin-top: 1rem; }
`;

export function page(title: string, main: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} (Local Stripe)</title>
        <link rel="icon" href="data:," />
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <p class="note">Local Stripe, no money moves</p>
        <main>${main}</main>
      </body>
    </html>`.text;
}

export const message = (kind: 'bad' | 'good', text: string | undefined): Html =>
  text ? html`<p class="message ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">${text}</p>` : html``;

/** Prefilled, so that trying it needs no knowledge of test cards. */
export const cardFields = ({ number, expiry, cvc }: CardInput): Html => html`
  <div class="fields">
    <label
      >Card number<input name="number" value="${number}" inputmode="numeric" autocomplete="off" required
    /></label>
    <label
      >Expiry (MM / YY)<input name="expiry" value="${expiry}" inputmode="numeric" autocomplete="off" required
    /></label>
    <label
      >Security code<input name="cvc" value="${cvc}" inputmode="numeric" autocomplete="off" required
    /></label>
  </div>
`;

export const cardOfForm = (form: URLSearchParams): CardInput => ({
  number: form.get('number') ?? '',
  expiry: form.get('expiry') ?? '',
  cvc: form.get('cvc') ?? '',
});

export const filledIn: CardInput = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };

export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

// No form-action, because the response redirects to the product's origin.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

export const showPage = (body: string, status = 200): PageResponse => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
  },
  body,
});

export const seeOther = (location: string): PageResponse => ({
  status: 303,
  headers: { location },
  body: '',
});
