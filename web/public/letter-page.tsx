import { useContext } from 'react';
import type { PublicCollection } from '#contract/resources/public';
import { wallOf } from '../shared/cards/card-style.ts';
import { wallProperties } from '../shared/cards/css-properties.ts';
import { initialsOf } from '../shared/cards/parts/initials.ts';
import { ReferenceCard } from '../shared/cards/reference-card.tsx';
import { safeLink } from '../shared/cards/safe-address.ts';
import { sideways } from '../shared/cards/sideways.ts';
import { PageBar } from './page-bar.tsx';
import { PageFooter } from './page-footer.tsx';
import { newTab, PageShell } from './page-shell.tsx';
import { cardBranding } from './page-style.ts';
import { PageWords } from './page-words.tsx';
import { Paging } from './paging.tsx';
import {
  languageOfText,
  ownerPathOf,
  placesOfList,
  shelfOf,
  storyPathOf,
  type PageView,
  type Shelf,
  type ShownPage,
} from './page-view.ts';

type Letter = NonNullable<PublicCollection['collection']['letter']>;
type Sender = NonNullable<Letter['sender']>;

/** A collection that was sent to somebody: the letter at the left, the stories at the right. */
export function LetterPageView({ view, letter }: { view: PageView; letter: Letter }) {
  const words = useContext(PageWords);
  const { page } = view;
  const shelf = shelfOf(view);
  return (
    <PageShell
      organizationId={page.organization.organizationId}
      className="page-letter"
      style={wallProperties(wallOf(shelf.cards, cardBranding(page.branding)))}
      footer={<PageFooter page={page} />}
    >
      <PageBar page={page} alternates={placesOfList(page)} />
      <main className="page-main">
        <LetterSheet page={page} letter={letter} />
        <div>
          <Stories page={page} shelf={shelf} />
          <Paging view={view} shelf={shelf} />
          <p className="letter-all">
            <a href={ownerPathOf(page)}>{words.allOf(page.organization.name)}</a>
          </p>
        </div>
      </main>
    </PageShell>
  );
}

function LetterSheet({ page, letter }: { page: ShownPage; letter: Letter }) {
  const words = useContext(PageWords);
  const { name, description, validUntil } = page.collection!;
  const { person, company, note, sender } = letter;
  const reader = company ?? person ?? '';
  return (
    <aside className="letter" aria-label={words.letter}>
      <header className="letter-for">
        <span className="letter-mark" aria-hidden="true">
          {initialsOf(reader)}
        </span>
        <p dir="auto">{words.preparedFor(company ? person : undefined)}</p>
        <h1 dir="auto">{reader}</h1>
        <p className="letter-name" dir="auto" lang={languageOfText(page, 'name')}>
          {name}
        </p>
        {description ? (
          <p className="letter-about" dir="auto" lang={languageOfText(page, 'description')}>
            {description}
          </p>
        ) : null}
      </header>
      {note ? (
        <p className="letter-note" dir="auto">
          {note}
        </p>
      ) : null}
      {sender ? <From sender={sender} organization={page.organization.name} /> : null}
      <p className="letter-until">
        {validUntil ? `${words.sharedUntil(validUntil)} ` : null}
        {words.linkOnly}
      </p>
    </aside>
  );
}

function From({ sender, organization }: { sender: Sender; organization: string }) {
  const words = useContext(PageWords);
  const { name, role, email } = sender;
  const calendar = safeLink(sender.calendar);
  const [firstName = name] = name.split(' ');
  return (
    <div className="letter-from">
      <p>
        <span className="letter-face" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span>
          <b dir="auto">{name}</b>
          <span dir="auto">{[role, organization].filter(Boolean).join(', ')}</span>
        </span>
      </p>
      {email ? (
        <a className="page-button" href={`mailto:${email}`}>
          {words.writeTo(firstName)}
        </a>
      ) : null}
      {calendar ? (
        <a className="letter-link" href={calendar} {...newTab}>
          {words.book}
        </a>
      ) : null}
    </div>
  );
}

/** The first of an odd number is wide, so that no row has a hole. */
function Stories({ page, shelf: { cards } }: { page: ShownPage; shelf: Shelf }) {
  const words = useContext(PageWords);
  const branding = cardBranding(page.branding);
  const wide = cards.length % 2 === 1 ? cards[0] : undefined;
  if (cards.length === 0) return <p className="page-empty">{words.none}</p>;
  return (
    <ul className="letter-stories">
      {cards.map((card) => (
        <li key={card.id} className={card === wide ? 'letter-wide' : undefined}>
          <ReferenceCard
            card={card === wide ? sideways(card) : card}
            branding={branding}
            headingLevel={2}
            link={{ href: storyPathOf(page, card) }}
            eager={card === cards[0]}
          />
        </li>
      ))}
    </ul>
  );
}
