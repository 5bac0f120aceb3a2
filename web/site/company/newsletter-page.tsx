import { productName } from '#contract/primitives/product';
import styles from './newsletter-page.module.css';
import common from '../common.module.css';

export function NewsletterPage() {
  return (
    <div className={styles.newsletter}>
      <div data-words="" aria-live="polite">
        <h1>The {productName} newsletter</h1>
        <p />
      </div>
      <button type="button" className={common.button} data-act="" hidden>
        Continue
      </button>
      <noscript>This page needs JavaScript to confirm or to end a subscription.</noscript>
    </div>
  );
}
