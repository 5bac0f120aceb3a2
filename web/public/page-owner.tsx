import type { CSSProperties } from 'react';
import type { ReferencePage } from '#contract/resources/public';
import { isDark } from '../shared/cards/color.ts';
import { logoPlate } from '../shared/cards/logo-plate.ts';
import { hostOf, safeImage, safeLink } from '../shared/cards/safe-address.ts';
import { newTab } from './page-shell.tsx';
import { ownerPathOf } from './page-view.ts';

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

/** Leads away from the reference pages, to the website of their owner. */
export function WebsiteLink({ branding }: Pick<ReferencePage, 'branding'>) {
  const website = safeLink(branding.website);
  if (!website) return null;
  return (
    <a href={website} {...newTab}>
      {hostOf(website)} ↗
    </a>
  );
}
