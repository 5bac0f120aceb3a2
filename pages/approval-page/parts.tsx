import type { ReactNode } from 'react';
import type { Snapshot } from '#contract/resources/approval';
import type { LinkRow } from '#functions/approval/link';
import { cardBranding } from '#web/public/page-style.ts';
import { isShort, StoryArticle } from '#web/public/story-page.tsx';
import { ReferenceCard } from '#web/shared/cards/reference-card.tsx';
import { safeImage } from '#web/shared/cards/safe-address.ts';
import { words } from './words.ts';

export interface Shown {
  link: LinkRow;
  snapshot: Snapshot;
}

export function Page({ snapshot, children }: { snapshot: Snapshot; children: ReactNode }) {
  const logo = safeImage(snapshot.branding.logo);
  return (
    <div className="page page-story approval">
      <header className="page-bar">
        <p className="page-owner" dir="auto">
          {logo ? (
            <img className="page-logo" src={logo} alt={snapshot.organization} />
          ) : (
            snapshot.organization
          )}
        </p>
      </header>
      <main className="page-main">{children}</main>
    </div>
  );
}

/** The card comes from the text that was hashed. */
export function CardAndStory({ link, snapshot: { card, branding, organization } }: Shown) {
  const { card: cardTitle, story: storyTitle, noStory } = words[link.language];
  const story = {
    // A page's address also takes the id, and the link's row stores no slug.
    organization: { organizationId: link.organizationId, name: organization, slug: link.organizationId },
    branding,
    card,
    references: [],
  };
  const short = isShort(story);
  return (
    <>
      <section className="approval-part">
        <h2>{cardTitle}</h2>
        <div className="approval-card">
          <ReferenceCard card={card} branding={cardBranding(branding)} headingLevel={3} eager />
        </div>
        {short ? <p className="approval-note">{noStory}</p> : null}
      </section>
      {short ? null : (
        <section className="approval-part approval-story">
          <h2>{storyTitle}</h2>
          <StoryArticle {...story} plain />
        </section>
      )}
    </>
  );
}

export function Mistake({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p className="approval-mistake" id={`${id}-mistake`}>
      {text}
    </p>
  ) : null;
}

export const inputProps = (id: string, mistake: string | undefined) => ({
  id,
  name: id,
  ...(mistake && { 'aria-invalid': true, 'aria-describedby': `${id}-mistake` }),
});

export function Choices<Name extends string>({
  name,
  title,
  choices,
  chosen,
  labels,
  mistake,
}: {
  name: string;
  title: string;
  choices: readonly Name[];
  chosen: readonly Name[];
  labels: Readonly<Record<Name, { label: string; note: string }>>;
  mistake?: string | undefined;
}) {
  return (
    <fieldset id={name} aria-describedby={mistake && `${name}-mistake`}>
      <legend>{title}</legend>
      <Mistake id={name} text={mistake} />
      {choices.map((choice) => (
        <label key={choice} className="approval-choice">
          <input type="checkbox" name={name} value={choice} defaultChecked={chosen.includes(choice)} />
          <b>{labels[choice].label}</b>
          <span>{labels[choice].note}</span>
        </label>
      ))}
    </fieldset>
  );
}
