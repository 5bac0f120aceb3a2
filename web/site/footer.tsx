import { clsx } from 'clsx';
import { productName } from '#contract/primitives/product';
import { emailTexts } from '#contract/primitives/schema';
import { Brand } from './brand.tsx';
import { FieldProblem, SiteForm } from './form-parts.tsx';
import { menus } from './menus.ts';
import styles from './footer.module.css';
import common from './common.module.css';

const legal = [
  ['Terms of service', '/terms-of-service'],
  ['Privacy policy', '/privacy-policy'],
  ['Cookie policy', '/cookie-policy'],
] as const;

export function SiteFooter() {
  return (
    <footer className={styles.siteFooter}>
      <div className={clsx(common.pageWidth, styles.footerTop)}>
        <div>
          <Brand />
          <Newsletter />
        </div>
        <nav aria-label="Footer" className={styles.footerColumns}>
          {menus.map(({ name, links }) => (
            <div key={name}>
              <p className={styles.footerTitle}>{name}</p>
              <ul aria-label={name}>
                {links.map((link) => (
                  <li key={link.path}>
                    <a href={link.path}>{link.name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <p className={styles.footerTitle}>Start</p>
            <ul aria-label="Start">
              <li>
                <a href="/pricing">Pricing</a>
              </li>
              <li>
                <a href="/demo">Watch the demo</a>
              </li>
              <li>
                <a href="/signup">Sign up</a>
              </li>
              <li>
                <a href="/login">Sign in</a>
              </li>
              <li>
                <a href="/sales">Contact sales</a>
              </li>
            </ul>
          </div>
        </nav>
      </div>
      <ul className={clsx(common.pageWidth, styles.footerLegal)}>
        {legal.map(([name, path]) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </footer>
  );
}

function Newsletter() {
  return (
    <SiteForm
      kind="newsletter"
      className={styles.newsletterForm}
      button="Subscribe"
      thanks={<p>Almost there: press the link in the mail that we have just sent you.</p>}
      title={`The ${productName} newsletter`}
    >
      <p className={styles.newsletterAbout}>
        Emails about references that sell. You confirm by a link, and the welcome email has a link to
        unsubscribe. See our <a href="/privacy-policy">privacy policy</a>.
      </p>
      <label className={common.unseen} htmlFor="newsletter-email">
        Email
      </label>
      <input
        id="newsletter-email"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="you@company.com"
        required
        aria-describedby="newsletter-email-problem"
        data-required={emailTexts.missing}
        data-invalid={emailTexts.invalid}
      />
      <FieldProblem id="newsletter-email" name="email" />
    </SiteForm>
  );
}
