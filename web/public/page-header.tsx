import { limits } from '#contract/rules/limits';
import { logoPlate } from '../shared/cards/logo-plate.ts';
import { safeImage, safeLink } from '../shared/cards/safe-address.ts';
import { newTab, PageOwner } from './page-shell.tsx';
import { headingOf, type ShownPage } from './page-view.ts';

export function PageHeader({ page }: { page: ShownPage }) {
  const { organization, branding, collection } = page;
  const text = collection ? collection.description : branding.intro;
  return (
    <header className="page-header" data-layout={branding.headerLayout}>
      <div className="page-heading">
        <PageOwner organization={organization} branding={branding} home={!collection} />
        <h1 dir="auto">{headingOf(page)}</h1>
        {text ? (
          <p className="page-description" dir="auto">
            {text}
          </p>
        ) : null}
        <CallToAction {...branding} />
        {page.references.length > 0 ? <p className="page-sum">{sumOf(page)}</p> : null}
        <Logos page={page} />
      </div>
    </header>
  );
}

function CallToAction({ callToAction }: Pick<ShownPage['branding'], 'callToAction'>) {
  const address = safeLink(callToAction?.link);
  if (!callToAction || !address) return null;
  return (
    <p className="page-action">
      <a className="page-button" dir="auto" href={address} {...(address.startsWith('mailto:') ? {} : newTab)}>
        {callToAction.text}
      </a>
    </p>
  );
}

function sumOf({ references }: ShownPage): string {
  const customers = new Set(references.map(({ company }) => company).filter(Boolean)).size;
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  const sum = counted(references.length, 'customer reference');
  return customers > 1
    ? `${sum} from ${counted(customers, 'company').replace('companys', 'companies')}`
    : sum;
}

function Logos({ page: { references } }: { page: ShownPage }) {
  const logos = new Map<string, string>();
  for (const { company, logoImage } of references) {
    const logo = safeImage(logoImage);
    if (company && logo && !logos.has(company)) logos.set(company, logo);
  }
  const { from, to } = limits.pageLogos;
  if (logos.size < from) return null;
  return (
    <ul className="page-logos" aria-label="Customers">
      {[...logos].slice(0, to).map(([company, logo]) => (
        <li key={company}>
          <img src={logo} alt={company} style={logoPlate(logo)} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
