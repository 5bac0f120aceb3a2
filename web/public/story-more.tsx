import { createElement, useContext } from 'react';
import type { CardContent } from '#contract/cards/card';
import { wallOf } from '../shared/cards/card-style.ts';
import { wallProperties } from '../shared/cards/css-properties.ts';
import { ReferenceCard } from '../shared/cards/reference-card.tsx';
import { aroundStory } from './around-story.ts';
import { cardBranding } from './page-style.ts';
import { StoryWords } from './page-words.ts';
import { ownerPathOf, storyPathOf, type ShownStory } from './page-view.ts';

/** Pixels; three columns of this width fit beside each other. */
const widest = 330;

export function StoryMore(story: ShownStory) {
  const words = useContext(StoryWords);
  const { organization, references, card } = story;
  const { related, previous, next } = aroundStory(references, card);
  return (
    <>
      {related.length > 0 ? <Related story={story} related={related} /> : null}
      <nav className="story-end" aria-label={words.more}>
        <Neighbor story={story} to={previous} rel="prev" name={words.morePrevious} />
        {createElement('a', { href: ownerPathOf(story) }, ...words.moreOf(<bdi>{organization.name}</bdi>))}
        <Neighbor story={story} to={next} rel="next" name={words.moreNext} />
      </nav>
    </>
  );
}

function Related({ story, related }: { story: ShownStory; related: readonly CardContent[] }) {
  const words = useContext(StoryWords);
  const branding = cardBranding(story.branding);
  const { column, radius } = wallOf(related, branding);
  return (
    <section
      className="story-related"
      aria-labelledby="related"
      style={wallProperties({ column: Math.min(column, widest), radius })}
    >
      <h2 id="related">{words.related}</h2>
      <ul className="page-cards page-cards-mixed">
        {related.map((other) => (
          <li key={other.id}>
            <ReferenceCard
              card={other}
              branding={branding}
              headingLevel={3}
              link={{ href: storyPathOf(story, other) }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Neighbor({
  story,
  to,
  rel,
  name,
}: {
  story: ShownStory;
  to: CardContent | undefined;
  rel: 'prev' | 'next';
  name: string;
}) {
  if (!to) return null;
  return (
    <a className="story-neighbor" rel={rel} href={storyPathOf(story, to)}>
      <span>{name}</span>
      <bdi>{to.title}</bdi>
    </a>
  );
}
