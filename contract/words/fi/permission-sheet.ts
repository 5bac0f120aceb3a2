import type { PermissionSummary } from '../../resources/permission.ts';

export const name = 'luvat';
export const head = [
  'Asiakas',
  'Referenssi',
  'Tila',
  'Osa',
  'Kanava',
  'Lupa',
  'Päättyy',
  'Kuka',
  'Miten',
  'Julkisena',
];
export const languages = 'Kielet';
export const methods = {
  link: 'Hyväksyntälinkki',
  contract: 'Sopimus',
  email: 'Sähköposti',
  spoken: 'Suullisesti',
} satisfies Record<NonNullable<PermissionSummary['method']>, string>;
export const yes = 'Kyllä';
export const no = 'Ei';
