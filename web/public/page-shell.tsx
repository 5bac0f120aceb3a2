import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { productName } from '#contract/primitives/product';
import type { ReferencePage } from '#contract/resources/public';
import { logoPlate } from '../shared/cards/logo-plate.ts';
import { safeImage, safeLink } from '../shared/cards/safe-address.ts';
import { schemeOf } from './page-style.ts';
import { ownerPathOf } from './page-view.ts';

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
  return (
    <div
      className={clsx('page', className)}
      style={style}
      data-organization={organizationId}
      data-story={referenceId}
      data-embedded={framed || undefined}
    >
      {children}
      <footer className="page-footer">
        {footer}
        <a href="/" {...(framed ? newTab : {})}>
          Made with {productName}
        </a>
      </footer>
    </div>
  );
}

export function PageOwner({
  organization,
  branding,
  home = false,
}: Pick<ReferencePage, 'organization' | 'branding'> & { home?: boolean }) {
  const logo = safeImage(branding.logo);
  // A plate is only for an uploaded light logo on a light page.
  const plate = logo?.startsWith('/') && schemeOf(branding) === 'light' ? logoPlate(logo) : undefined;
  const owner = logo ? (
    <img className="page-logo" src={logo} alt={organization.name} style={plate} />
  ) : (
    organization.name
  );
  const address = home ? safeLink(branding.website) : ownerPathOf({ organization });
  return address ? (
    <a className="page-owner" dir="auto" href={address}>
      {owner}
    </a>
  ) : (
    <p className="page-owner" dir="auto">
      {owner}
    </p>
  );
}
