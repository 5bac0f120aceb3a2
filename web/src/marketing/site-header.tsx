import { productName } from '#contract/product';

export function Brand() {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect x="10" y="4" width="18" height="18" rx="4" fill="#f05123" opacity=".38" />
        <rect x="4" y="10" width="18" height="18" rx="4" fill="#f05123" />
        <path d="M9 17h8M9 21.5h5" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {productName}
    </a>
  );
}

export function SiteHeader() {
  return (
    <header className="site-header">
      <Brand />
      <nav aria-label="Account">
        <ThemeToggle />
        <a className="quiet" href="/login">
          Sign in
        </a>
        <a className="button button-small" href="/signup">
          Sign up
        </a>
      </nav>
    </header>
  );
}

/** Hidden until the script that it needs is there. */
function ThemeToggle() {
  return (
    <button type="button" className="theme-toggle" data-theme-toggle="" aria-pressed="false" hidden>
      <span className="unseen">Dark theme</span>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="6.6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 3.4a6.6 6.6 0 0 1 0 13.2z" fill="currentColor" />
      </svg>
    </button>
  );
}
