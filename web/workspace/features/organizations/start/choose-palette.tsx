import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { CardContent } from '#contract/cards/card';
import { palettes, type Palette } from '#contract/cards/palettes';
import { sampleStory } from '#contract/reference/sample-story';
import * as words from '#words/start';
import { useMay, useOrganization } from '../../../lib/organization/active-organization.tsx';
import { messageOf } from '../../../lib/api/api-client.ts';
import { useSaveBranding } from '../../../lib/organization/branding.ts';
import { useBranding } from '../../../lib/organization/records.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { CardThumbnail } from '../../../cards/card-thumbnail.tsx';
import { ButtonLink } from '../../../ui/elements/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';

const firstReference = '/app/references/new';

const card: CardContent = {
  ...sampleStory,
  id: 'sample',
  status: 'Published',
  templateId: 'quote',
  templateConfig: '{}',
  tags: [],
};

export default function ChoosePalette() {
  useTitle(words.colorsTitle);
  const navigate = useNavigate();
  const mayChoose = useMay('branding:write');
  const { data: branding } = useBranding();
  const { mutateAsync } = useSaveBranding();
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  if (!mayChoose) return <Navigate to={firstReference} replace />;

  const choose = async ({ id, colors: brandColors }: Palette) => {
    if (chosen || !branding) return;
    setChosen(id);
    setError(undefined);
    try {
      const { layout, template, version } = branding;
      await mutateAsync({ brandColors, layout, template: { id: template.id }, version });
      await navigate(firstReference);
    } catch (failure) {
      setError(messageOf(failure));
      setChosen(undefined);
    }
  };
  return (
    <div className="fade-in mx-auto w-full max-w-3xl py-8 sm:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold">{words.colorsTitle}</h1>
          <p className="mt-2 max-w-lg text-[0.9375rem] leading-6 text-pretty text-ink-2">
            {words.colorsNote}
          </p>
        </div>
        <ButtonLink to={firstReference} variant="ghost" className="-ms-3.5">
          {words.colorsSkip}
        </ButtonLink>
      </div>
      <div className="mt-4 empty:hidden">
        <FormError title={error ? words.colorsFailed : undefined}>{error}</FormError>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5">
        {palettes.map((palette) => (
          <li
            key={palette.id}
            className="relative overflow-hidden rounded-xl border border-line-strong bg-surface transition-colors duration-100 focus-within:border-field-line hover:border-field-line"
          >
            <SmallPage palette={palette} />
            {/* Only the name is the button, but its target covers the whole page. */}
            <button
              type="button"
              aria-busy={chosen === palette.id || undefined}
              disabled={!branding}
              onClick={() => void choose(palette)}
              className="flex w-full items-center justify-between rounded-b-xl border-t border-line px-3.5 py-2.5 text-start font-medium -outline-offset-2 after:absolute after:inset-0"
            >
              {palette.name}
              {chosen === palette.id ? <Spinner /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SmallPage({ palette: { colors } }: { palette: Palette }) {
  const { name } = useOrganization();
  return (
    <div
      aria-hidden
      className="px-4 pt-4 sm:px-6"
      style={{
        background: `linear-gradient(90deg, ${colors.primary} 76%, ${colors.secondary} 76%) 0 0 / 100% 4px no-repeat, ${colors.background}`,
      }}
    >
      <div
        className="mb-2.5 truncate text-center text-[0.8125rem] font-semibold"
        style={{ color: colors.text }}
      >
        {name}
      </div>
      <div className="max-h-44 overflow-hidden sm:max-h-52">
        <CardThumbnail card={card} branding={{ brandColors: colors }} />
      </div>
    </div>
  );
}
