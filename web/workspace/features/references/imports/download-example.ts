import { file, rows } from '#words/import-example';
import { fields as labels } from '#words/imports';
import { downloadCsv } from '../../../lib/device/download.ts';

const fields = Object.keys(rows[0]) as (keyof (typeof rows)[number])[];

/** Every column of it is recognized when it is brought in. */
export const downloadExample = (): void =>
  downloadCsv(file, [
    fields.map((field) => labels[field]),
    ...rows.map((row) => fields.map((field) => row[field])),
  ]);
