import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { dayCell } from '#web/shared/analytics/csv.ts';
import { toWorkbook } from '#web/workspace/files/write-workbook.ts';

const written = async (...rows: Parameters<typeof toWorkbook>[1]) =>
  new Uint8Array(await (await toWorkbook('customers', rows)).arrayBuffer());

describe('the workbook of a list', () => {
  it('has texts, numbers and days, and nothing where the list has nothing', async () => {
    const body = await written(
      ['Name', 'Views', 'Share', 'Updated', 'Tags'],
      ['Åland & <Co>', 3, -0.25, dayCell('2026-03-01T23:59:00Z'), ''],
      ['2026-03-01', undefined, 0, undefined, 'a; b'],
    );
    expect(await readExcelFile(Buffer.from(body))).toMatchObject([
      {
        sheet: 'customers',
        data: [
          ['Name', 'Views', 'Share', 'Updated', 'Tags'],
          ['Åland & <Co>', 3, -0.25, new Date('2026-03-01'), null],
          ['2026-03-01', null, 0, null, 'a; b'],
        ],
      },
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("https://evil.example")', '\u202E=1', '</t></si><f>'])(
    'keeps %s as a text',
    async (text) => {
      const body = await written(['Name'], [text]);
      expect(await readExcelFile(Buffer.from(body))).toMatchObject([{ data: [['Name'], [text]] }]);
      expect(Object.values(unzipSync(body)).map((file) => strFromU8(file))).not.toContainEqual(
        expect.stringContaining('<f>'),
      );
    },
  );
});
