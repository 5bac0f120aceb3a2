import { productName } from '#contract/product';
import { Brand } from './site-header.tsx';

/** Where the links of the newsletter's mails lead; `newsletter.ts` fills it in. */
export function NewsletterPage() {
  return (
    <>
      <header className="newsletter-header">
        <Brand />
      </header>
      <main className="newsletter">
        <div data-words="" aria-live="polite">
          <h1>The {productName} newsletter</h1>
          <p />
        </div>
        <button type="button" className="button" hidden>
          Continue
        </button>
        <noscript>This page needs JavaScript to confirm or to end a subscription.</noscript>
      </main>
    </>
  );
}
