import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CardConfig } from '#contract/cards/card-config';
import { fieldNames, type FieldName } from '#contract/reference/field-values';
import { templateOf } from '#contract/cards/templates';
import { ReferenceCard } from '../../shared/cards/reference-card.tsx';
import { sampleCard } from '../samples.ts';
import styles from './industries.module.css';
import solutions from './solutions.module.css';

export const Trades = ({ children }: { children: ReactNode }) => (
  <nav className={styles.trades} aria-label="Industries">
    <ul>{children}</ul>
  </nav>
);

export function TradeLink({ to, template, name }: { to: string; template: string; name: string }) {
  return (
    <li>
      <a href={`#${to}`}>
        <strong>{name}</strong> <span>{templateOf(template).description}</span>
      </a>
    </li>
  );
}

export function Sample({ template, layout }: { template: string; layout?: CardConfig['layout'] }) {
  const card = sampleCard(template);
  const templateConfig = JSON.stringify({ ...JSON.parse(card.templateConfig), ...(layout && { layout }) });
  return (
    <figure className={styles.sample}>
      <ReferenceCard card={{ ...card, templateConfig }} />
      <figcaption>
        The {templateOf(template).name} template, live, with sample data. The company is invented.
      </figcaption>
    </figure>
  );
}

export function Asks({
  template,
  field,
  children,
}: {
  template: string;
  field: FieldName;
  children: ReactNode;
}) {
  const found = templateOf(template).fields.find(({ name }) => name === field);
  if (!found) throw new Error(`The template ${template} has no field "${field}"`);
  return (
    <div>
      <dt>{children}</dt>
      <dd>
        {sentence(fieldNames[field])}
        {found.required && <span className={styles.needed}>needed to publish</span>}
      </dd>
    </div>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function Fields({ template }: { template: string }) {
  const { fields } = templateOf(template);
  const names = (required: boolean) =>
    fields.filter((field) => field.required === required).map(({ name }) => fieldNames[name]);
  return (
    <p className={styles.fields}>
      <strong>Needs</strong> {names(true).join(', ')}. <strong>Takes</strong> {names(false).join(', ')}.
    </p>
  );
}

export function SampleText({
  template,
  field,
}: {
  template: string;
  field: 'outcomes' | 'shortDescription';
}) {
  return <>{sampleCard(template)[field]}</>;
}

export function Proof({
  requirement,
  fields,
  storedIn = fields?.map((field) => sentence(fieldNames[field])).join(', '),
  children,
}: {
  requirement: string;
  fields?: FieldName[];
  storedIn?: string;
  children?: ReactNode;
}) {
  return (
    <tr className={storedIn ? undefined : styles.proofMissing}>
      <th scope="row">{requirement}</th>
      <td>{storedIn || 'None'}</td>
      <td>{children}</td>
    </tr>
  );
}

export const Proofs = ({ children }: { children: ReactNode }) => (
  <table className={clsx(solutions.solutionTable, styles.proofs)}>
    <thead>
      <tr>
        <th scope="col">A notice often asks for</th>
        <th scope="col">Its place in Refdeck</th>
        <th scope="col">To know</th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

export const industryParts = { Trades, TradeLink, Sample, Asks, Fields, SampleText, Proofs, Proof };
