import { csvText } from '../../shared/files/csv.ts';
import type { Made, Manuscript } from './manuscript.ts';

export const csv = ({ table }: Manuscript): Promise<Made> =>
  Promise.resolve({ body: Buffer.from(csvText([table.headings, ...table.rows])) });
