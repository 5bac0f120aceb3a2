import { permissionState } from '#contract/permission/state';
import type { OrganizationSettings } from '#contract/resources/organization';
import type { PermissionTable } from '#contract/resources/permission';
import type { Subject } from '#contract/rules/choices';
import { exposedSubjects } from '../../permissions/state/exposed.ts';
import { groupCells, withRequests, type GroupCell } from '../../permissions/state/groups.ts';
import type { ReferenceRow } from '../../permissions/state/overview.ts';

export type Policy = OrganizationSettings['permissionPolicy'] | undefined;

/** A reference with its state in every place, which the dashboard does not need. */
export interface PlaceRow extends ReferenceRow {
  table: PermissionTable;
  groups: readonly GroupCell[];
  /** Returns the parts that are public although nobody allows them. */
  exposed: readonly Subject[];
}

export const placesOf = (rows: readonly ReferenceRow[], policy: Policy, today: string): PlaceRow[] =>
  rows.map((row) => {
    const { reference, customer, entries, requests, shown } = row;
    const table = permissionState(entries, { referenceId: reference.id, today });
    return {
      ...row,
      table,
      groups: groupCells(withRequests(table, requests), shown),
      exposed: exposedSubjects({ reference, customer: customer.name, state: table, policy }),
    };
  });
