import { clsx } from 'clsx';
import { useContext, type CSSProperties, type ReactNode } from 'react';
import { productName } from '#contract/primitives/product';
import { PageWords } from './page-words.tsx';

export const newTab = { target: '_blank', rel: 'noopener' };

export function PageShell({
  organizationId,
  referenceId,
  framed = false,
  className,
  style,
  footer,
  children,
}: {
  organizationId: string;
  referenceId?: string;
  framed?: boolean;
  className?: string;
  style?: CSSProperties;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const words = useContext(PageWords);
  return (
    <div
      className={clsx('page', framed && 'page-framed', className)}
      style={style}
      data-organization={organizationId}
      data-story={referenceId}
    >
      {children}
      <footer className="page-footer">
        {footer}
        <a className="page-made" href="/" {...(framed ? newTab : {})}>
          {words.madeWith(productName)}
        </a>
      </footer>
    </div>
  );
}
