import { useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { CardContent } from '#contract/cards/card';
import { palettes } from '#contract/cards/palettes';
import { sampleStory } from '#contract/reference/sample-story';
import type { Branding } from '#contract/resources/organization';
import { hostOf } from '#web/shared/cards/safe-address.ts';
import * as words from '#words/start';
import { useActionContext, useMay, useOrganization } from '../../../lib/organization/active-organization.tsx';
import { messageOf } from '../../../lib/api/api-client.ts';
import { useSaveBranding } from '../../../lib/organization/branding.ts';
import { useBranding } from '../../../lib/organization/records.ts';
import { useClaims } from '../../../lib/session/session.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { CardThumbnail } from '../../../cards/card-thumbnail.tsx';
import { ButtonLink } from '../../../ui/elements/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import type { WebsiteLook } from './website-look.ts';
import { WebsiteOffer } from './website-offer.tsx';

const firstReference = '/app/references/new';

const card: CardContent = {
  ...sampleStory,
  id: 'sample',
  status: 'Published',
  templateId: 'quote',
  templateConfig: '{}',
  tags: [],
};

type Colors = Branding['brandColors'];

interface Choice {
  id: string;
  name: string;
  colors: Colors;
  look?: WebsiteLook;
}

export default function ChoosePalette() {
  useTitle(words.colorsTitle);
  const navigate = useNavigate();
  const mayChoose = useMay('branding:write');
  const { data: branding } = useBranding();
  const { mutateAsync } = useSaveBranding();
  const uploadLogo = useLogoUpload();
  const [look, setLook] = useState<WebsiteLook>();
  const [chosen, setChosen] = useState<string>();
  const [failed, setFailed] = useState<{ title: string; message: string }>();
  if (!mayChoose) return <Navigate to={firstReference} replace />;

  const choose = async ({ id, colors: brandColors, look: taken }: Choice) => {
    if (chosen || !branding) return;
    setChosen(id);
    setFailed(undefined);
    let title = words.websiteLogoFailed;
    try {
      const own = taken && { website: taken.website, logo: await uploadLogo(taken.logo) };
      title = words.colorsFailed;
      const { layout, template, version } = branding;
      await mutateAsync({ brandColors, layout, template: { id: template.id }, version, ...own });
      await navigate(firstReference);
    } catch (failure) {
      setFailed({ title, message: messageOf(failure) });
      setChosen(undefined);
    }
  };
  const host = hostOf(look?.website);
  const choices: Choice[] = [
    ...(look ? [{ id: 'website', name: words.websiteFrom(host!), colors: look.colors, look }] : []),
    ...palettes,
  ];
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
      <WebsiteOffer disabled={chosen !== undefined} onFound={setLook} />
      <div className="mt-4 empty:hidden">
        <FormError title={failed?.title}>{failed?.message}</FormError>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5">
        {choices.map((choice) => (
          <li
            key={choice.id}
            className="relative overflow-hidden rounded-xl border border-line-strong bg-surface transition-colors duration-100 focus-within:border-field-line hover:border-field-line"
          >
            <SmallPage choice={choice} />
            {/* Only the name is the button, but its target covers the whole page. */}
            <button
              type="button"
              aria-busy={chosen === choice.id || undefined}
              disabled={!branding}
              onClick={() => void choose(choice)}
              className="flex w-full items-center justify-between rounded-b-xl border-t border-line px-3.5 py-2.5 text-start font-medium -outline-offset-2 after:absolute after:inset-0"
            >
              <span className="min-w-0 truncate">{choice.name}</span>
              {chosen === choice.id ? <Spinner /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns a function that resolves to the picture's address. A second attempt does not upload the same file again. */
function useLogoUpload(): (file: File | undefined) => Promise<string | undefined> {
  const context = useActionContext();
  const { sub } = useClaims();
  const done = useRef<{ file: File; address: string }>(undefined);
  return async (file) => {
    if (!file) return undefined;
    if (done.current?.file === file) return done.current.address;
    const { uploadOne } = await import('../../../files/uploads.ts');
    const { state } = await uploadOne({ ...context, sub }, file);
    if (state.phase !== 'ready') throw new Error('reason' in state ? state.reason : state.phase);
    done.current = { file, address: state.asset.url ?? '' };
    return state.asset.url;
  };
}

function SmallPage({ choice: { colors, look } }: { choice: Choice }) {
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
        className="mb-2.5 flex h-5 items-center justify-center text-[0.8125rem] font-semibold"
        style={{ color: colors.text }}
      >
        {look?.picture ? (
          <img src={look.picture} alt="" className="max-h-full max-w-full object-contain" />
        ) : (
          <span className="truncate">{name}</span>
        )}
      </div>
      <div className="max-h-44 overflow-hidden sm:max-h-52">
        <CardThumbnail card={card} branding={{ brandColors: colors }} />
      </div>
    </div>
  );
}
