import {
  Document,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  type FileChild,
} from 'docx';
import sharp from 'sharp';

export const heading = (text: string, level: 1 | 2 | 3 = 2): Paragraph =>
  new Paragraph({ text, heading: HeadingLevel[`HEADING_${level}`] });

export const line = (text: string): Paragraph => new Paragraph(text);

export const bullet = (text: string): Paragraph => new Paragraph({ text, bullet: { level: 0 } });

export const tableOf = (...rows: string[][]): Table =>
  new Table({
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
    ),
  });

export async function picture(alt: string, color: string, side = 300): Promise<Paragraph> {
  const create = { width: side, height: side, channels: 3, background: color } as const;
  const image = new ImageRun({
    type: 'png',
    data: await sharp({ create }).png().toBuffer(),
    transformation: { width: side, height: side },
    altText: { name: alt, title: alt, description: alt },
  });
  return new Paragraph({ children: [image] });
}

export const wordFile = async (...children: FileChild[]): Promise<Uint8Array> =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
