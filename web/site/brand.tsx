import { productName } from '#contract/primitives/product';
import common from './common.module.css';

export function Brand() {
  return (
    <a className={common.brand} href="/">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect x="10" y="4" width="18" height="18" rx="4" fill="#f05123" opacity=".38" />
        <rect x="4" y="10" width="18" height="18" rx="4" fill="#f05123" />
        <path d="M9 17h8M9 21.5h5" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {productName}
    </a>
  );
}
