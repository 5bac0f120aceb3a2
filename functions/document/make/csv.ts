import { csvText } from '../../shared/files/csv.ts';
import type { Manuscript } from './manuscript.ts';

export const csv = ({ table }: Manuscript): Promise<Buffer> =>
  Promise.resolve(Buffer.from(csvText([table.headings, ...table.rows])));
