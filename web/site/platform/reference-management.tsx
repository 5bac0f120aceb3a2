import { clsx } from 'clsx';
import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { limits } from '#contract/rules/limits';
import { fieldNames, type FieldName } from '#contract/reference/field-values';
import { templates } from '#contract/cards/templates';
import { fileSize } from '../../shared/format/file-size.ts';
import { Shot } from '../parts.tsx';
import { ScrolledTable } from './scrolled.tsx';
import { SurfacesTable } from './surfaces-table.tsx';
import { TemplateCards } from './template-cards.tsx';
import { StatusDrawing } from './status-drawing.tsx';
import styles from './reference-management-way.module.css';
import referenceManagement from './reference-management.module.css';
import common from '../common.module.css';

const offered = templates.filter(({ hidden }) => !hidden);
const fields = (Object.keys(fieldNames) as FieldName[]).filter((name) =>
  offered.some((template) => template.fields.some((field) => field.name === name)),
);

function Step({ shot, alt, children }: { shot: string; alt: string; children: ReactNode }) {
  return (
    <li>
      <div className={styles.wayWords}>{children}</div>
      <Shot name={shot} alt={alt} close={shot !== 'reference-page'} />
    </li>
  );
}

function FieldTable() {
  return (
    <>
      <ScrolledTable
        label="Fields of each template"
        className={styles.fieldTable}
        columns={['Field', ...offered.map(({ name }) => name)]}
        rows={fields.map((field) => [
          fieldNames[field],
          ...offered.map((template) => (
            <FieldMark key={template.id} field={template.fields.find(({ name }) => name === field)} />
          )),
        ])}
      />
      <p className={styles.fieldKey} aria-hidden="true">
        <span>
          <i className={clsx(styles.mark, styles.markRequired)} /> needed before it can be published
        </span>
        <span>
          <i className={styles.mark} /> shown when it is filled in
        </span>
      </p>
    </>
  );
}

function FieldMark({ field }: { field: { required: boolean } | undefined }) {
  if (!field) return <span className={common.unseen}>not shown</span>;
  return (
    <>
      <i className={field.required ? clsx(styles.mark, styles.markRequired) : styles.mark} />
      <span className={common.unseen}>{field.required ? 'required' : 'optional'}</span>
    </>
  );
}

const count = new Intl.NumberFormat('en');
const sizes = [
  [limits.collections, 'collections, in your own order'],
  [limits.collectionItems, 'references in one collection'],
  [limits.tags, 'tags on a reference'],
  [limits.longDescriptionLength, 'characters for the long story'],
  [limits.descriptionLength, 'characters for the short one'],
  [
    fileSize(limits.imageBytes),
    `and ${limits.imagePixels / 1_000_000} megapixels for a picture: PNG, JPEG, WebP, AVIF or GIF`,
  ],
] as const;

function Sizes() {
  return (
    <dl className={referenceManagement.sizes}>
      {sizes.map(([size, of]) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd>{typeof size === 'number' ? count.format(size) : size}</dd>
        </div>
      ))}
    </dl>
  );
}

export const referenceParts: MDXComponents = {
  Steps: ({ children }: { children?: ReactNode }) => <ol className={styles.waySteps}>{children}</ol>,
  Step,
  TemplateCards,
  FieldTable,
  StatusDrawing,
  SurfacesTable,
  Sizes,
};
