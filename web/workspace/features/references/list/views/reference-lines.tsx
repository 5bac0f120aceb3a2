import { clsx } from 'clsx';
import * as words from '#words/reference-list';
import { StatusBadge } from '../../../../ui/elements/badge.tsx';
import { RelativeTime } from '../../../../ui/elements/relative-time.tsx';
import type { RowsProps } from './list-view.ts';
import { PermissionBadge } from './permission-badge.tsx';
import { ReferenceMenu } from '../actions/reference-menu.tsx';
import { SelectOne } from './select-one.tsx';
import { TitleCell } from './title-cell.tsx';

export function ReferenceLines({ references, names, actions, selection, onNear, permissions }: RowsProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {references.map((reference) => {
        const selected = selection.ids.has(reference.id);
        const permission = permissions?.get(reference.id);
        return (
          <li
            key={reference.id}
            className={clsx('relative flex items-start gap-1 py-2.5 pe-1 ps-2', selected && 'bg-accent-soft')}
          >
            <div className="relative z-10">
              <SelectOne
                id={reference.id}
                title={reference.name}
                checked={selected}
                onToggle={selection.toggle}
              />
            </div>
            <div className="min-w-0 flex-1 pt-1">
              <TitleCell
                reference={reference}
                company={names.companies.get(reference.attributes.customerId)}
                onNear={onNear}
              />
              <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-ink-2">
                <StatusBadge status={reference.status} />
                {permission ? <PermissionBadge state={permission} /> : null}
                <span>
                  · <RelativeTime at={reference.updatedAt} />
                </span>
                {reference.visibility === 'public' ? null : (
                  <span>· {words.visibilities[reference.visibility]}</span>
                )}
              </p>
            </div>
            <div className="relative z-10">
              <ReferenceMenu reference={reference} actions={actions} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
