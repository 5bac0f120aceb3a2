import type { OrganizationSettings } from '#contract/resources/organization';
import { sampleStory } from '#contract/reference/sample-story';
import { ownName } from '#contract/words/language-name';
import * as words from '#words/settings';
import { CardThumbnail } from '../../../cards/card-thumbnail.tsx';
import { useBranding } from '../../../lib/organization/records.ts';
import { sampleCard } from '../../../../shared/cards/sample.ts';

interface Props {
  choice: OrganizationSettings['untranslated'];
  original: string;
  language: string;
}

const translated = sampleCard('standard');
const untranslated = { ...sampleCard('consulting'), title: sampleStory.title };

/** The picture shows two references on a page in another language, of which only the first is translated. */
export default function UntranslatedPicture({ choice, original, language }: Props) {
  const { data: branding } = useBranding();
  const card = (shown: typeof translated, code: string) => (
    <figure className="min-w-0">
      <div inert aria-hidden>
        <CardThumbnail card={shown} branding={branding} />
      </div>
      <figcaption className="mt-1 truncate text-center text-xs text-ink-2">
        <bdi lang={code}>{ownName(code)}</bdi>
      </figcaption>
    </figure>
  );
  return (
    <section
      aria-label={words.languagesPicture(words.languagesChoices[choice].label)}
      className="grid grid-cols-2 gap-3 rounded-lg border border-line bg-sunken p-3"
    >
      {card(translated, language)}
      {choice === 'show' ? card(untranslated, original) : null}
    </section>
  );
}
