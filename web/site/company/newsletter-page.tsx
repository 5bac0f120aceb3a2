import { productName } from '#contract/product';

/** Where the links of the newsletter's mails lead; `scripts/newsletter-links.ts` fills it in. */
export function NewsletterPage() {
  return (
    <div className="newsletter">
      <div data-words="" aria-live="polite">
        <h1>The {productName} newsletter</h1>
        <p />
      </div>
      <button type="button" className="button" data-act="" hidden>
        Continue
      </button>
      <noscript>This page needs JavaScript to confirm or to end a subscription.</noscript>
    </div>
  );
}
