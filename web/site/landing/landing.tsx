import { clsx } from 'clsx';
import type { MDXContent } from 'mdx/types';
import { productName } from '#contract/primitives/product';
import { templateOf } from '#contract/cards/templates';
import * as insightsWords from '#words/insights';
import { ReferenceCard } from '../../shared/cards/reference-card.tsx';
import { sampleCard, sampleCards } from '../samples.ts';
import { metrics } from '../../shared/analytics/metrics.ts';
import { ProductPicture } from '../picture.tsx';
import { questionParts } from '../questions.tsx';
import { Live } from './live.tsx';
import { PageGallery } from './page-gallery.tsx';
import { Permissions } from './permissions.tsx';
import { Aside, Band, Reader, Wide } from './parts.tsx';
import { StoryData } from './story-data.tsx';
import styles from './landing.module.css';
import hero from './hero.module.css';
import workspace from './workspace.module.css';
import readers from './readers.module.css';
import questions from '../questions.module.css';
import common from '../common.module.css';

const texts = import.meta.glob<MDXContent>('../../content/landing/*.mdx', {
  import: 'default',
  eager: true,
});
const textOf = (name: string): MDXContent => texts[`../../content/landing/${name}.mdx`]!;

const PermissionsText = textOf('permissions');
const Workspace = textOf('workspace');
const ReadersText = textOf('readers');
const Answers = textOf('questions');

export function LandingPage() {
  return (
    <>
      <Hero />
      <Permissions Text={PermissionsText} />
      <Live />
      <Workspace components={{ Wide, Aside, Band, Metrics, Steps: 'div' }} />
      <Readers />
      <PageGallery />
      <Gallery />
      <Questions />
      <Closing />
    </>
  );
}

function Hero() {
  return (
    <section className={hero.hero}>
      <div>
        <h1>Your customers’ stories, dealt as cards</h1>
        <p className={clsx(common.lead, hero.lead)}>
          {productName} is a workspace for customer references. Write each story once, choose how its card
          looks, and publish it to a page that prospects can search.
        </p>
        <p className={styles.actions}>
          <a className={common.button} href="/signup">
            Create your reference page
          </a>
          <a className={clsx(common.button, common.buttonOutline)} href="#live">
            Try a live embed
          </a>
        </p>
      </div>
      <div className={hero.deck} aria-hidden="true" inert>
        {['design', 'architectural', 'standard'].map((templateId) => (
          <div key={templateId} className={clsx(hero.deckCard, hero[templateId])}>
            <ReferenceCard card={sampleCard(templateId)} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Metrics() {
  return (
    <dl className={workspace.metrics}>
      {metrics.map((metric) => (
        <div key={metric}>
          <dt>{insightsWords.metrics[metric].label}</dt>
          <dd>{insightsWords.metrics[metric].definition}</dd>
        </div>
      ))}
    </dl>
  );
}

function Readers() {
  return (
    <section className={readers.readers} aria-label="The reference page">
      <div className={readers.readersText}>
        <ReadersText components={{ Reader }} />
      </div>
      <div>
        <ProductPicture
          name="reference-page"
          alt="A reference page in the colors of its organization, with a search, filters and cards"
        />
        <StoryData />
      </div>
    </section>
  );
}

function Gallery() {
  return (
    <section className={styles.gallery} id="cards" aria-labelledby="cards-title">
      <h2 id="cards-title">A template for each kind of story</h2>
      <p className={clsx(common.lead, styles.lead)}>
        These are live cards, drawn by the same code as yours will be. They show sample data: every company on
        them is invented.
      </p>
      <ul className={styles.galleryCards}>
        {sampleCards.map((card) => (
          <li key={card.id}>
            <p className={styles.galleryLabel}>
              <strong>{templateOf(card.templateId).name}</strong> {templateOf(card.templateId).description}
            </p>
            <ReferenceCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions() {
  return (
    <section className={questions.questions} id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">Asked before signing up</h2>
      <div>
        <Answers components={questionParts} />
      </div>
    </section>
  );
}

function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">You have the stories already</h2>
      <p className={common.lead}>
        An account needs an email address and a password. You enter a payment card only for a larger plan.
      </p>
      <p className={styles.actions}>
        <a className={common.button} href="/signup">
          Publish the first one
        </a>
        <a className={clsx(common.button, common.buttonOutline)} href="/demo">
          Watch it first
        </a>
      </p>
    </section>
  );
}
