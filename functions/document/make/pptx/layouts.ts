import type Pptx from 'pptxgenjs';
import type { Manuscript, Told } from '../manuscript.ts';

/** Inches, of a slide of 13.33 by 7.5. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const ink = '1F2328';
export const muted = '57606A';
export const hex = (color: string): string => color.slice(1);

const slideWidth = 13.33;

/** Arabic and Hebrew begin at the right. */
export const mirrored = <Given extends Pick<Frame, 'x' | 'w'>>(frame: Given, { direction }: Told): Given =>
  direction ? { ...frame, x: slideWidth - frame.x - frame.w } : frame;

export const wide = { x: 0.9, w: 11.53 };
const beside = { x: 6.9, w: 5.85 };
export const pictureFrame: Frame = { x: 0, y: 0, w: 6.4, h: 7.5 };

/** The first slide of a reference, whose layout has the name of the look. */
export interface FirstSlide {
  name: string;
  title: Frame;
  fontSize: number;
  /** The width of the foot, which else is that of the title. */
  across?: Pick<Frame, 'x' | 'w'>;
  /** Drawn below everything else. */
  ground?: { frame: Frame; color: string };
}

/** What a slide has decides where the rest of it is, so that nothing leaves an empty frame. */
export interface SheetParts {
  picture: boolean;
  figures: boolean;
  text: boolean;
}

export const sheetFrames = ({ picture, figures }: Omit<SheetParts, 'text'>) => {
  const column = picture ? beside : wide;
  // A title has three lines beside a picture, and two without one.
  const titled = picture ? 1.35 : 0.95;
  const below = 0.98 + titled + 0.15;
  const top = figures ? below + 1.05 : below;
  return {
    customer: { ...column, y: 0.65, h: 0.3 },
    title: { ...column, y: 0.98, h: titled },
    figures: { ...column, y: below, h: 0.95 },
    text: { ...column, y: top, h: 6.75 - top },
    foot: { ...column, y: 6.25, h: 0.5 },
  };
};

export const textFrames = {
  title: { x: 0.9, y: 0.65, w: 3.3, h: 3.4 },
  text: { x: 4.7, y: 0.65, w: 7.75, h: 6.05 },
  picture: { x: 4.7, y: 0.65, w: 7.75, h: 5.5 },
  caption: { x: 4.7, y: 6.25, w: 7.75, h: 0.5 },
};

export const coverFrames = {
  logo: { x: 0.9, y: 0.8, w: 2.4, h: 1 },
  title: { x: 0.9, y: 2.2, w: 11.53, h: 2.4 },
  text: { x: 0.9, y: 4.9, w: 11.53, h: 1.4 },
};

export interface Layouts {
  cover: (told: Told) => Pptx.Slide;
  sheet: (parts: SheetParts, told: Told) => Pptx.Slide;
  text: (parts: { text: boolean }, told: Told) => Pptx.Slide;
  first: (slide: FirstSlide, told: Told) => Pptx.Slide;
}

const startOf = ({ direction }: Told) => (direction ? 'right' : 'left');
const endOf = ({ direction }: Told) => (direction ? 'left' : 'right');

type Objects = NonNullable<Pptx.SlideMasterProps['objects']>;
type Style = Pick<Pptx.PlaceholderProps, 'fontSize' | 'bold' | 'color' | 'valign'>;

const placeholder = (type: 'title' | 'body', frame: Frame, told: Told, style: Style): Objects[number] => ({
  placeholder: {
    options: {
      name: type === 'title' ? 'title' : 'text',
      type,
      ...mirrored(frame, told),
      margin: 0,
      align: startOf(told),
      ...style,
    },
    text: '',
  },
});

/** Each layout is made when a slide first needs it. */
export function layoutsOf(file: Pptx, manuscript: Manuscript): Layouts {
  const { palette, firm, stamp } = manuscript;
  const made = new Set<string>();
  const slide = (
    name: string,
    { direction }: Told,
    objects: () => Objects,
    more: Partial<Pptx.SlideMasterProps> = {},
  ) => {
    const title = direction ? `${name}, right to left` : name;
    if (!made.has(title)) file.defineSlideMaster({ title, objects: objects(), ...more });
    made.add(title);
    return file.addSlide({ masterName: title });
  };
  const bar = (x: number, told: Told): Objects[number] => ({
    rect: {
      ...mirrored({ x, w: 0.6 }, told),
      y: 0.45,
      h: 0.06,
      fill: { color: hex(palette.accent) },
      line: { type: 'none' },
    },
  });
  const small = { y: 7, h: 0.3, fontSize: 8, color: muted, margin: 0, valign: 'middle' } as const;
  const foot = ({ x, w }: Pick<Frame, 'x' | 'w'>, told: Told): Objects[number] => ({
    text: {
      text: `${firm} · ${stamp}`,
      options: { ...small, ...mirrored({ x, w: w - 0.7 }, told), align: startOf(told) },
    },
  });
  const number = ({ x, w }: Pick<Frame, 'x' | 'w'>, told: Told): Partial<Pptx.SlideMasterProps> => ({
    background: { color: 'FFFFFF' },
    slideNumber: {
      ...small,
      ...mirrored({ x: x + w - 0.6, w: 0.6 }, told),
      align: endOf(told),
    },
  });
  const dark: Style = { color: ink, valign: 'top' };
  return {
    cover: (told) =>
      slide(
        'Reference cover',
        told,
        () => [
          placeholder('title', coverFrames.title, told, {
            fontSize: 40,
            bold: true,
            color: hex(palette.onField),
            valign: 'bottom',
          }),
          placeholder('body', coverFrames.text, told, {
            fontSize: 16,
            color: hex(palette.onField),
            valign: 'top',
          }),
        ],
        { background: { color: hex(palette.field) } },
      ),
    sheet: ({ picture, figures, text }, told) => {
      const frames = sheetFrames({ picture, figures });
      const has = { picture, figures, text };
      const names = Object.entries(has).flatMap(([name, isThere]) => (isThere ? [name] : []));
      return slide(
        ['Reference', names.join(' and ')].filter(Boolean).join(' with '),
        told,
        () => [
          bar(frames.title.x, told),
          foot(frames.title, told),
          placeholder('title', frames.title, told, { ...dark, fontSize: 26, bold: true }),
          ...(text ? [placeholder('body', frames.text, told, { ...dark, fontSize: 14 })] : []),
        ],
        number(frames.title, told),
      );
    },
    first: ({ name, title, fontSize, ground, across = title }, told) =>
      slide(
        `Reference ${name}`,
        told,
        () => [
          ...(ground
            ? [
                {
                  rect: {
                    ...mirrored(ground.frame, told),
                    fill: { color: ground.color },
                    line: { type: 'none' as const },
                  },
                },
              ]
            : [bar(title.x, told)]),
          foot(across, told),
          placeholder('title', title, told, { ...dark, fontSize, bold: true }),
        ],
        number(across, told),
      ),
    text: ({ text }, told) =>
      slide(
        text ? 'Reference text' : 'Reference picture',
        told,
        () => [
          bar(wide.x, told),
          foot(wide, told),
          placeholder('title', textFrames.title, told, { ...dark, fontSize: 20, bold: true }),
          ...(text ? [placeholder('body', textFrames.text, told, { ...dark, fontSize: 14 })] : []),
        ],
        number(wide, told),
      ),
  };
}
