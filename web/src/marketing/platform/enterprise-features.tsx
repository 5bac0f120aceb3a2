import type { MDXComponents } from 'mdx/types';
import { limits } from '#contract/limits';
import { maxCards, plans, storageBytes } from '#contract/plans';
import { fileSize } from '../../files/file-size.ts';
import { AskedTable } from './asked.tsx';
import { OrganizationsDrawing } from './organizations-drawing.tsx';
import { Actions, band, block, Shot } from './parts.tsx';
import { RecordedActions } from './recorded.tsx';
import { RoleTable } from './roles.tsx';

const Limit = ({ name }: { name: keyof typeof limits }) => <>{limits[name]}</>;

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
    <div className="plan-figures">
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
  Opening: band('opening enterprise-opening'),
  OpeningWords: block('opening-words'),
  OrganizationsDrawing,
  Apart: band('apart'),
  ApartText: block('apart-text'),
  Limit,
  Roles: band('roles', 'roles'),
  RoleTable,
  Team: band('team'),
  TeamWords: block('team-words'),
  Record: band('record', 'record'),
  RecordWords: block('record-words'),
  RecordedActions,
  Look: band('look'),
  LookWords: block('look-words'),
  Plan: band('plan'),
  PlanFigures,
  Asked: band('asked', 'asked'),
  AskedTable,
  Closing: band('closing'),
  Shot,
  Actions,
};
