import { clsx } from 'clsx';
import { useContext, type CSSProperties, type ReactNode } from 'react';
import { productName } from '#contract/primitives/product';
import type { ReferencePage } from '#contract/resources/public';
import { isDark } from '../shared/cards/color.ts';
import { logoPlate } from '../shared/cards/logo-plate.ts';
import { safeImage, safeLink } from '../shared/cards/safe-address.ts';
import { PageWords } from './page-words.tsx';
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
  const words = useContext(PageWords);
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
          {words.madeWith(productName)}
        </a>
      </footer>
    </div>
  );
}

export function PageOwner({
  home = false,
  ...owner
}: Pick<ReferencePage, 'organization' | 'branding' | 'languages'> & { home?: boolean }) {
  const { organization, branding } = owner;
  const logo = safeImage(branding.logo);
  const plate = logo && !isDark(branding.brandColors.background) ? plateOf(logo) : undefined;
  const shown = logo ? (
    <img className="page-logo" src={logo} alt={organization.name} style={plate} />
  ) : (
    organization.name
  );
  const address = home ? safeLink(branding.website) : ownerPathOf(owner);
  return address ? (
    <a className="page-owner" dir="auto" href={address}>
      {shown}
    </a>
  ) : (
    <p className="page-owner" dir="auto">
      {shown}
    </p>
  );
}

/** On a light page an uploaded light logo has a dark plate, and any other a white one by night. */
const plateOf = (logo: string) =>
  ({
    '--page-plate': 'light-dark(#0000, #fff)',
    ...(logo.startsWith('/') ? logoPlate(logo) : undefined),
  }) as CSSProperties;
