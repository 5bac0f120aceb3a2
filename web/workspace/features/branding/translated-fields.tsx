import { useWatch } from 'react-hook-form';
import { limits } from '#contract/rules/limits';
import { pageTexts, type PageText, type SavedBranding } from '#contract/resources/organization';
import * as words from '#words/branding';
import { Card } from '../../ui/page/card.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import type { BrandingForm } from './branding-kind.ts';

const OtherLanguages = onDemand(() => import('../../languages/other-languages.tsx'));

interface TextField {
  field: Exclude<keyof BrandingForm, `${string}:${string}`>;
  label: string;
  maxLength: number;
  isLong?: boolean;
}

export const textFields: Record<PageText, TextField> = {
  heading: { field: 'heading', label: words.heading, maxLength: limits.headingLength },
  intro: { field: 'intro', label: words.intro, maxLength: limits.introLength, isLong: true },
  buttonText: {
    field: 'callToActionText',
    label: words.callToActionText,
    maxLength: limits.buttonTextLength,
  },
  closingHeading: {
    field: 'closingHeading',
    label: words.closingHeading,
    maxLength: limits.headingLength,
  },
  closingText: {
    field: 'closingText',
    label: words.closingText,
    maxLength: limits.closingTextLength,
    isLong: true,
  },
};

/** An organization with one language loads nothing for it. */
export function TranslatedFields({ saved, readOnly }: { saved: SavedBranding; readOnly: boolean }) {
  const originals = useWatch<BrandingForm>();
  if (!saved.languages) return null;
  return (
    <Card>
      <OtherLanguages
        languages={saved.languages}
        fieldOf={(code, name) => `${code}:${name}`}
        readOnly={readOnly}
        onClose={() => {}}
        texts={pageTexts.map((name) => {
          const { field, ...shown } = textFields[name];
          return { name, original: originals[field] ?? '', ...shown };
        })}
      />
    </Card>
  );
}
