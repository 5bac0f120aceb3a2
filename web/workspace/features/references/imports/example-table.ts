import { rows } from '#words/import-example';
import { fields as labels } from '#words/imports';

const fields = Object.keys(rows[0]) as (keyof (typeof rows)[number])[];

/** Every column of it is recognized when it is brought in. */
export const exampleTable = (): string[][] => [
  fields.map((field) => labels[field]),
  ...rows.map((row) => fields.map((field) => row[field])),
];
