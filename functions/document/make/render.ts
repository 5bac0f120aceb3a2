import type { DocumentFormat } from '#contract/resources/document';
import { csv } from './csv.ts';
import type { Manuscript } from './manuscript.ts';
import { xlsx } from './xlsx.ts';

interface Renderer {
  render: (manuscript: Manuscript) => Promise<Buffer>;
  contentType: string;
}

export const renderers: Record<DocumentFormat, Renderer> = {
  xlsx: {
    render: xlsx,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { render: csv, contentType: 'text/csv; charset=utf-8' },
};
