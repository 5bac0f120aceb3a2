import { strToU8, zipSync } from 'fflate';

const ofOffice = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const ofPackage = 'http://schemas.openxmlformats.org/package/2006';
const ofDrawing = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const ofSlides = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const type = 'application/vnd.openxmlformats-officedocument.presentationml';

const lines = (runs: string[][]): string =>
  runs
    .map(
      (texts) =>
        `<a:p>${texts.map((text) => `<a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r>`).join('')}</a:p>`,
    )
    .join('');

/** A text of a slide: its paragraphs, each of the runs that PowerPoint made of it. */
export const shape = (name: string, ...runs: string[][]): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${name}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${lines(runs)}</p:txBody></p:sp>`;

export const slideTable = (name: string, ...rows: string[][]): string =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="3" name="${name}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><a:graphic><a:graphicData><a:tbl>${rows
    .map(
      (cells) =>
        `<a:tr>${cells.map((text) => `<a:tc><a:txBody><a:bodyPr/>${lines([[text]])}</a:txBody></a:tc>`).join('')}</a:tr>`,
    )
    .join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;

/** A picture of 4 × 2 in a slide. Its size is that of its layout, if it has none. */
export const slidePicture = (
  description: string,
  frame = '<a:xfrm><a:ext cx="400" cy="200"/></a:xfrm>',
): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Picture 3" descr="${description}"/><p:cNvPicPr/><p:nvPr><p:ph type="pic" idx="7"/></p:nvPr></p:nvPicPr><p:blipFill><a:blip r:embed="rId9"/><a:stretch/></p:blipFill><p:spPr>${frame}</p:spPr></p:pic>`;

export const group = (...shapes: string[]): string =>
  `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="5" name="Group 4"/></p:nvGrpSpPr>${shapes.join('')}</p:grpSp>`;

export interface FormSlide {
  shapes: string;
  notes?: string;
  /** Relations of the slide, beside those of its notes and its layout. */
  relations?: string;
}

const relations = (all: string) => `<Relationships xmlns="${ofPackage}/relationships">${all}</Relationships>`;
export const relation = (id: string, kind: string, target: string, mode = ''): string =>
  `<Relationship Id="${id}" Type="${ofOffice}/${kind}" Target="${target}" ${mode}/>`;

const part = (name: string, shapes: string) =>
  `<p:${name} xmlns:p="${ofSlides}" xmlns:a="${ofDrawing}" xmlns:r="${ofOffice}"><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${name}>`;

/** The smallest PowerPoint file with these slides. */
export function slideFile(
  slides: readonly FormSlide[],
  others: Record<string, string> = {},
  deckType = `${type}.presentation.main+xml`,
): Buffer {
  const members: Record<string, string> = { ...others };
  const types: string[] = [];
  const add = (name: string, kind: string, text: string) => {
    members[name] = text;
    types.push(`<Override PartName="/${name}" ContentType="${type}.${kind}+xml"/>`);
  };
  add(
    'ppt/slideLayouts/slideLayout1.xml',
    'slideLayout',
    part(
      'sldLayout',
      '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Picture"/><p:nvPr><p:ph type="pic" idx="7"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="5" y="6"/><a:ext cx="400" cy="100"/></a:xfrm></p:spPr></p:sp>',
    ),
  );
  slides.forEach(({ shapes, notes, relations: own = '' }, at) => {
    const n = at + 1;
    add(`ppt/slides/slide${n}.xml`, 'slide', part('sld', shapes));
    members[`ppt/slides/_rels/slide${n}.xml.rels`] = relations(
      relation('rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml') +
        (notes ? relation('rId2', 'notesSlide', `../notesSlides/notesSlide${n}.xml`) : '') +
        own,
    );
    if (!notes) return;
    add(`ppt/notesSlides/notesSlide${n}.xml`, 'notesSlide', part('notes', shape('Notes', [notes])));
    members[`ppt/notesSlides/_rels/notesSlide${n}.xml.rels`] = relations(
      relation('rId1', 'slide', `../slides/slide${n}.xml`),
    );
  });
  const ids = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`).join('');
  const inSection = slides.map((_, at) => `<p14:sldId id="${256 + at}"/>`).join('');
  members['ppt/presentation.xml'] =
    `<p:presentation xmlns:p="${ofSlides}" xmlns:r="${ofOffice}" xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"><p:sldIdLst>${ids}</p:sldIdLst><p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst><p14:section name="All" id="{1}"><p14:sldIdLst>${inSection}</p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst></p:presentation>`;
  members['ppt/_rels/presentation.xml.rels'] = relations(
    slides.map((_, at) => relation(`rId${at + 1}`, 'slide', `slides/slide${at + 1}.xml`)).join(''),
  );
  members['_rels/.rels'] = relations(relation('rId1', 'officeDocument', 'ppt/presentation.xml'));
  members['[Content_Types].xml'] =
    `<Types xmlns="${ofPackage}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/ppt/presentation.xml" ContentType="${deckType}"/>${types.join('')}</Types>`;
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(members).map(([name, text]) => [name, strToU8(text)]))),
  );
}
