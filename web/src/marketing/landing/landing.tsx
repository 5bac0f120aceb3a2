import { productName } from '#contract/product';
import { templateOf } from '#contract/templates/index';
import { ReferenceCard } from '../../cards/reference-card.tsx';
import { sampleCard, sampleCards } from '../../cards/sample.ts';

export function LandingPage() {
  return (
    <>
      <Hero />
      <Steps />
      <Gallery />
      <Details />
      <Closing />
    </>
  );
}

function Hero() {
  return (
    <section className="hero">
      <div className="hero-words">
        <h1>Your customers’ stories, dealt as cards</h1>
        <p className="lead">
          {productName} is a workspace for customer references. Write each story once, choose how its card
          looks, and publish it to a page that prospects can search.
        </p>
        <p className="actions">
          <a className="button" href="/signup">
            Create your reference page
          </a>
          <a className="button button-outline" href="#cards">
            See the cards
          </a>
        </p>
      </div>
      <div className="deck" aria-hidden="true" inert>
        {['design', 'architectural', 'standard'].map((templateId) => (
          <div key={templateId} className={`deck-card deck-card-${templateId}`}>
            <ReferenceCard card={sampleCard(templateId)} />
          </div>
        ))}
      </div>
    </section>
  );
}

const steps = [
  {
    title: 'Add the customer',
    text: 'Who the story is about. A customer can carry as many references as you have stories.',
  },
  {
    title: 'Write the reference',
    text: 'Fill in a form on one side and watch the finished card on the other. What you see there is what visitors get.',
  },
  {
    title: 'Publish it',
    text: 'The card appears on your public reference page. Unpublish it, and it leaves at once.',
  },
];

function Steps() {
  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">From conversation to page in three steps</h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Gallery() {
  return (
    <section className="gallery" id="cards" aria-labelledby="cards-title">
      <h2 id="cards-title">Six templates, one for each kind of story</h2>
      <p className="lead">
        These are live cards, drawn by the same code as yours will be. They show sample data: every company on
        them is invented.
      </p>
      <ul className="gallery-cards">
        {sampleCards.map((card) => (
          <li key={card.id}>
            <p className="gallery-label">
              <strong>{templateOf(card.templateId).name}</strong> {templateOf(card.templateId).description}
            </p>
            <ReferenceCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const details = [
  [
    'Drafts stay yours',
    'A card is a draft until you publish it, and each template says what is still missing.',
  ],
  ['Public, unlisted or private', 'Decide for every reference who may see it.'],
  [
    'Easy to search',
    'Visitors search your page and filter it by tag, type and industry. Any view can be shared as a link.',
  ],
  ['Colours that can be read', 'Choose any colour for a card: its text adjusts until the contrast is right.'],
  [
    'Separate organizations',
    'Keep up to five organizations under one sign-in, each with its own customers and cards.',
  ],
  ['Light and dark', 'Cards and workspace come in both, and follow the theme that you choose.'],
] as const;

function Details() {
  return (
    <section className="details" aria-labelledby="details-title">
      <h2 id="details-title">Made with care where it shows</h2>
      <dl>
        {details.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Closing() {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <h2 id="closing-title">You have the stories already</h2>
      <a className="button" href="/signup">
        Publish the first one
      </a>
    </section>
  );
}
