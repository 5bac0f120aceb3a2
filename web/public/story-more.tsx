import { useContext } from 'react';
import type { CardContent } from '#contract/cards/card';
import { ReferenceCard } from '../shared/cards/reference-card.tsx';
import { aroundStory } from './around-story.ts';
import { cardBranding } from './page-style.ts';
import { PageWords, StoryWords } from './page-words.tsx';
import { ownerPathOf, storyPathOf, type ShownStory } from './page-view.ts';
import { rowsOf, wallOfRows } from '../shared/cards/wall.ts';

export function StoryMore(story: ShownStory) {
  const words = useContext(StoryWords);
  const { references, card } = story;
  const { related, previous, next } = aroundStory(references, card);
  return (
    <div className="story-room">
      {related.length > 0 ? <Related story={story} related={related} /> : null}
      {previous || next ? (
        <nav className="story-turn" aria-label={words.more}>
          <Neighbor story={story} to={previous} rel="prev" name={words.morePrevious} />
          <Neighbor story={story} to={next} rel="next" name={words.moreNext} />
        </nav>
      ) : null}
    </div>
  );
}

function Related({ story, related }: { story: ShownStory; related: readonly CardContent[] }) {
  const words = useContext(StoryWords);
  const { all } = useContext(PageWords);
  const branding = cardBranding(story.branding);
  return (
    <section className="story-related" aria-labelledby="related">
      <header>
        <h2 id="related">{words.related}</h2>
        <a href={ownerPathOf(story)}>{all(story.references.length)}</a>
      </header>
      <ul className={rowsOf({ ...wallOfRows(related, true, branding), columns: 3 })}>
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

interface Neighbor {
  story: ShownStory;
  to: CardContent | undefined;
  rel: 'prev' | 'next';
  name: string;
}

function Neighbor({ story, to, rel, name }: Neighbor) {
  if (!to) return null;
  return (
    <a rel={rel} href={storyPathOf(story, to)}>
      <small>{name}</small>
      <bdi>{to.title}</bdi>
    </a>
  );
}
