import { clsx } from 'clsx';
import type { MDXContent } from 'mdx/types';
import { preload } from 'react-dom';
import * as insightsWords from '#words/insights';
import { ReferenceCard } from '../../shared/cards/reference-card.tsx';
import { metrics } from '../../shared/analytics/metrics.ts';
import { preloadedFonts } from '../../shared/typefaces/typeface-styles.ts';
import { useFileAddress } from '../files.tsx';
import { ProductPicture } from '../picture.tsx';
import { questionParts } from '../questions.tsx';
import { heroCards } from './hero-cards.ts';
import { Live } from './live.tsx';
import { PageGallery } from './page-gallery.tsx';
import { Permissions } from './permissions.tsx';
import { Aside, Band, Reader, Wide } from './parts.tsx';
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
      <Questions />
      <Closing />
    </>
  );
}

function Hero() {
  return (
    <section className={hero.hero} aria-labelledby="hero-title">
      <div className={hero.words}>
        <h1 id="hero-title">Your customers’ stories, dealt as cards</h1>
        <div>
          <p className={common.lead}>
            Ask your customers, write each story once, and publish it in your own brand: on a page that
            prospects can search, and on your website.
          </p>
          <p className={clsx(styles.actions, hero.actions)}>
            <a className={common.button} href="/signup">
              Create your reference page
            </a>
            <a className={clsx(common.button, common.buttonOutline)} href="#live">
              Try a live embed
            </a>
          </p>
        </div>
      </div>
      <Wall />
      <p className={hero.note}>Cards of our demo’s six brands. Every company on them is invented.</p>
    </section>
  );
}

function Wall() {
  const cards = heroCards(useFileAddress());
  // Without its letters at the first paint, a card keeps others (`font-display: optional`).
  for (const { typefaces } of cards.slice(0, 4))
    preload(preloadedFonts(typefaces)[0]!, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard too
    <ul className={hero.wall} aria-label="Cards of six brands" tabIndex={0}>
      {cards.map(({ card, branding, typefaces }, index) => (
        <li key={card.id} data-typefaces={typefaces}>
          <ReferenceCard card={card} branding={branding} headingLevel={2} eager={index < 2} />
        </li>
      ))}
    </ul>
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
      </div>
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
