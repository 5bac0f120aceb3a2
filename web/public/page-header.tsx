import { useContext, type CSSProperties } from 'react';
import { limits } from '#contract/rules/limits';
import type { Words } from '#contract/words/words-of';
import { FigureValue } from '../shared/cards/parts/card-figure.tsx';
import { isWordmark, logoPlate } from '../shared/cards/logo-plate.ts';
import { safeImage, safeLink } from '../shared/cards/safe-address.ts';
import { headerLayoutOf, storiesInHeader } from './header-layout.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { PageOwner, WebsiteLink } from './page-owner.tsx';
import { newTab } from './page-shell.tsx';
import { PageWords } from './page-words.tsx';
import {
  headingOf,
  languageOfText,
  placesOfList,
  queryOf,
  storyPathOf,
  type PageView,
  type ShownPage,
} from './page-view.ts';

export function PageHeader({ view }: { view: PageView }) {
  const words = useContext(PageWords);
  const { page } = view;
  const { branding, collection } = page;
  const text = collection ? collection.description : branding.intro;
  const layout = headerLayoutOf(page, words);
  const heading = headingOf(page, words);
  return (
    <header className={`page-header page-header-${layout}`}>
      <PageTop view={view} />
      <div className="page-hero">
        <h1
          dir="auto"
          lang={languageOfText(page, collection ? 'name' : 'heading')}
          style={layout === 'statement' ? lettersOf(heading) : undefined}
        >
          {heading}
        </h1>
        <div className="page-lead">
          {text ? (
            <p
              className="page-description"
              dir="auto"
              lang={languageOfText(page, collection ? 'description' : 'intro')}
            >
              {text}
            </p>
          ) : null}
          <div className="page-doors">
            <CallToAction page={page} />
            {layout === 'statement' ? null : <Sum page={page} />}
          </div>
        </div>
        {layout === 'picture' ? (
          <div className="page-picture">
            <img src={safeImage(branding.headerImage)} alt="" fetchPriority="high" />
          </div>
        ) : null}
        <Figures page={page} />
      </div>
      <Logos page={page} />
    </header>
  );
}

/** A statement is as large as its longest word allows. */
const lettersOf = (heading: string) =>
  ({ '--longest': Math.max(...heading.split(/\s+/).map((word) => word.length)) }) as CSSProperties;

/** It says whose page it is, and repeats the page's button for visitors who need no introduction. */
function PageTop({ view }: { view: PageView }) {
  const { page, filter } = view;
  return (
    <div className="page-top">
      <PageOwner {...page} home={!page.collection} />
      {page.collection ? null : <WebsiteLink {...page} />}
      <LanguageSwitch alternates={placesOfList(page, queryOf(view, filter))} shown={page.languages?.shown} />
      <CallToAction page={page} />
    </div>
  );
}

export function CallToAction({ page }: { page: Pick<ShownPage, 'branding' | 'languages'> }) {
  const { callToAction } = page.branding;
  const address = safeLink(callToAction?.link);
  if (!callToAction || !address) return null;
  return (
    <p className="page-action">
      <a
        className="page-button"
        dir="auto"
        lang={languageOfText(page, 'buttonText')}
        href={address}
        {...(address.startsWith('mailto:') ? {} : newTab)}
      >
        {callToAction.text}
      </a>
    </p>
  );
}

function Sum({ page: { references } }: { page: ShownPage }) {
  const words = useContext(PageWords);
  if (references.length === 0) return null;
  const confirmed = references.filter((card) => card.confirmed).length;
  return (
    <p className="page-sum">
      {confirmed > 0 ? <span className="rd-card-seal" aria-hidden="true" /> : null}
      {sumOf(references, confirmed, words)}
    </p>
  );
}

function sumOf(references: ShownPage['references'], confirmed: number, words: Words<'page'>): string {
  const customers = new Set(references.map(({ company }) => company).filter(Boolean)).size;
  const sum = customers > 1 ? words.sumFrom(references.length, customers) : words.sum(references.length);
  return confirmed > 0 ? `${sum}, ${words.confirmed(confirmed)}` : sum;
}

/** Each leads to its story, and counts as opening it. */
function Figures({ page }: { page: ShownPage }) {
  const stories = storiesInHeader(page);
  if (stories.length === 0) return null;
  return (
    <ul className="page-figures">
      {stories.map((card) => {
        const figure = card.figures![0]!;
        const letters = figure.value.length + (figure.unit?.length ?? 0) / 2;
        return (
          <li key={card.id} style={{ '--rd-letters': Math.max(4, letters) } as CSSProperties}>
            <a href={storyPathOf(page, card)} data-open="" data-reference={card.id}>
              <FigureValue {...figure} />
              <span dir="auto">{figure.label}</span>
              <span className="page-figure-of" dir="auto">
                {card.company ?? card.alias}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Logos({ page: { references } }: { page: ShownPage }) {
  const words = useContext(PageWords);
  const logos = new Map<string, string>();
  for (const { company, logoImage } of references) {
    const logo = safeImage(logoImage);
    if (company && logo && !logos.has(company)) logos.set(company, logo);
  }
  const { from, to } = limits.pageLogos;
  if (logos.size < from) return null;
  const count = Math.min(logos.size, to);
  const perRow = Math.ceil(count / Math.ceil(count / 8));
  return (
    <ul className="page-logos" aria-label={words.customers} style={{ '--count': perRow } as CSSProperties}>
      {[...logos].slice(0, to).map(([company, logo]) => (
        <li key={company}>
          {isWordmark(logo) ? (
            <span className="page-wordmark" style={{ '--logo': `url("${logo}")` } as CSSProperties}>
              <img src={logo} alt={company} style={logoPlate(logo)} loading="lazy" />
            </span>
          ) : (
            <>
              <img src={logo} alt="" style={logoPlate(logo)} loading="lazy" />
              <bdi>{company}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
