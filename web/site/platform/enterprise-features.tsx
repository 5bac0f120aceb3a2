import type { MDXComponents } from 'mdx/types';
import { limits } from '#contract/rules/limits';
import { maxCards, plans, storageBytes } from '#contract/rules/plans';
import { fileSize } from '../../shared/format/file-size.ts';
import { RequestedFeaturesTable } from './requested-features.tsx';
import { OrganizationsDrawing } from './organizations-drawing.tsx';
import { RecordedActions } from './recorded.tsx';
import { RoleTable } from './roles.tsx';
import styles from './enterprise-features.module.css';

const count = new Intl.NumberFormat('en');

function PlanFigures() {
  const largest = plans.toSorted((a, b) => maxCards(b) - maxCards(a))[0]!;
  const figures = [
    [count.format(maxCards(largest)), 'reference cards'],
    [fileSize(storageBytes(largest)), 'of files'],
    [count.format(limits.collections), 'collections'],
    [count.format(limits.members), 'members, at no price per seat'],
    [count.format(limits.embedOrigins), 'websites on the list of those that may embed'],
  ];
  return (
    <div className={styles.planFigures}>
      <p>{largest.name}</p>
      <ul>
        {figures.map(([figure, of]) => (
          <li key={of}>
            <strong>{figure}</strong> {of}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const enterpriseParts: MDXComponents = {
  OrganizationsDrawing,
  RoleTable,
  RecordedActions,
  PlanFigures,
  RequestedFeaturesTable,
};
