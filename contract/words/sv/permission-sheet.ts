import type { PermissionSummary } from '../../resources/permission.ts';

export const name = 'tillatelser';
export const head = [
  'Kund',
  'Referens',
  'Status',
  'Del',
  'Kanal',
  'Tillåtelse',
  'Gäller till',
  'Vem',
  'Hur',
  'Visas offentligt',
];
export const languages = 'Språk';
export const methods = {
  link: 'Godkännandelänk',
  contract: 'Avtal',
  email: 'E-post',
  spoken: 'Muntligen',
} satisfies Record<NonNullable<PermissionSummary['method']>, string>;
export const yes = 'Ja';
export const no = 'Nej';
