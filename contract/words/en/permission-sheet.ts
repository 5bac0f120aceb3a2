import type { PermissionSummary } from '../../resources/permission.ts';

export const name = 'permissions';
export const head = [
  'Customer',
  'Reference',
  'Status',
  'Part',
  'Channel',
  'State',
  'Until',
  'Who',
  'How',
  'Public',
];
export const languages = 'Languages';
export const methods = {
  link: 'Approval link',
  contract: 'Contract',
  email: 'Email',
  spoken: 'Spoken',
} satisfies Record<NonNullable<PermissionSummary['method']>, string>;
export const yes = 'Yes';
export const no = 'No';
