import type { CSSProperties } from 'react';
import type { Branding } from '#contract/organization';
import { mix, readableOn, reads, textOn } from '../cards/color.ts';

/** An organisation's colours as the page uses them: a text colour that cannot be read gives way to black or white. */
export function readableBranding<B extends Pick<Branding, 'brandColors'>>(branding: B): B {
  const { text, background } = branding.brandColors;
  const readable = reads(text, background) ? text : textOn(background);
  return { ...branding, brandColors: { ...branding.brandColors, text: readable } };
}

export function pageStyle(branding: Pick<Branding, 'brandColors'>): CSSProperties {
  const { background, text, primary, secondary } = branding.brandColors;
  const field = mix(text, background, 0.05);
  const style: Record<`--page-${string}`, string> = {
    '--page-background': background,
    '--page-ink': text,
    '--page-muted': readableOn(mix(text, background, 0.7), background, field),
    '--page-line': mix(text, background, 0.16),
    '--page-field': reads(text, field) ? field : background,
    '--page-field-line': mix(text, background, 0.5),
    '--page-primary': primary,
    '--page-on-primary': textOn(primary),
    '--page-secondary': secondary,
    '--page-accent': readableOn(primary, background),
  };
  // The browser's own parts (lists of a select, scroll bars) follow the page's brightness.
  return { ...style, colorScheme: textOn(background) === '#ffffff' ? 'dark' : 'light' };
}
