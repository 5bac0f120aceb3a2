import { useContext } from 'react';
import { limits } from '#contract/rules/limits';
import type { Words } from '#contract/words/words-of';
import { logoPlate } from '../shared/cards/logo-plate.ts';
import { safeImage, safeLink } from '../shared/cards/safe-address.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { newTab, PageOwner } from './page-shell.tsx';
import { PageWords } from './page-words.ts';
import {
  headingOf,
  languageOfText,
  placesOfList,
  queryOf,
  type PageView,
  type ShownPage,
} from './page-view.ts';

export function PageHeader({ view }: { view: PageView }) {
  const words = useContext(PageWords);
  const { page, filter } = view;
  const { branding, collection } = page;
  const text = collection ? collection.description : branding.intro;
  const places = placesOfList(page, queryOf(view, filter));
  const owner = <PageOwner {...page} home={!collection} />;
  return (
    <header className="page-header" data-layout={branding.headerLayout}>
      <div className="page-heading">
        {places.length > 1 ? (
          <div className="page-top">
            {owner}
            <LanguageSwitch alternates={places} shown={page.languages?.shown} />
          </div>
        ) : (
          owner
        )}
        <h1 dir="auto" lang={languageOfText(page, collection ? 'name' : 'heading')}>
          {headingOf(page, words)}
        </h1>
        {text ? (
          <p
            className="page-description"
            dir="auto"
            lang={languageOfText(page, collection ? 'description' : 'intro')}
          >
            {text}
          </p>
        ) : null}
        <CallToAction page={page} />
        {page.references.length > 0 ? <p className="page-sum">{sumOf(page, words)}</p> : null}
        <Logos page={page} />
      </div>
    </header>
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

function sumOf({ references }: ShownPage, words: Words<'page'>): string {
  const customers = new Set(references.map(({ company }) => company).filter(Boolean)).size;
  const confirmed = references.filter((card) => card.confirmed).length;
  const sum = customers > 1 ? words.sumFrom(references.length, customers) : words.sum(references.length);
  return confirmed > 0 ? `${sum}, ${words.confirmed(confirmed)}` : sum;
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
  return (
    <ul className="page-logos" aria-label={words.customers}>
      {[...logos].slice(0, to).map(([company, logo]) => (
        <li key={company}>
          <img src={logo} alt={company} style={logoPlate(logo)} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
