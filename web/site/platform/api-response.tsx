import { defaultBranding } from '#contract/cards/default-branding';
import { publicRoutes, type ReferencePage } from '#contract/resources/public';
import { sampleCard } from '../samples.ts';
import { Scrolled } from './scrolled.tsx';
import styles from './integration-code.module.css';

const { tags, referenceType, ...card } = sampleCard('consulting');
const { template, templateConfigs, ...branding } = defaultBranding;
const one = (value: string) => ({ value, count: 1 });

export const exampleResponse: ReferencePage = {
  organization: { organizationId: 'YOUR-ORGANIZATION', name: 'Birchline Studio', slug: 'birchline-studio' },
  branding: { ...branding, template, templateConfigs },
  references: [{ ...card, referenceType, tags }],
  facets: {
    tags: tags.map(one),
    types: [one(referenceType!)],
    industries: [one(card.clientIndustry!)],
    templates: [one(card.templateId)],
  },
  version: 7,
};

export function ApiPaths() {
  return (
    <ul>
      {Object.values(publicRoutes).map(({ method, path }) => (
        <li key={path}>
          <code>
            {method} {path}
          </code>
        </li>
      ))}
    </ul>
  );
}

export function ApiResponse() {
  return (
    <figure className={styles.apiResponse}>
      <Scrolled label="Example of a response">
        <pre>
          <code>{JSON.stringify(exampleResponse, undefined, 2)}</code>
        </pre>
      </Scrolled>
      <figcaption>A response with one reference. Sample data: the companies are invented.</figcaption>
    </figure>
  );
}
