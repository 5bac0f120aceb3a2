import sharp from 'sharp';

const width = 800;
const height = 600;

export type Palette = readonly [sky: string, light: string, middle: string, deep: string, dark: string];

export const palettes = {
  coral: ['#ffe9df', '#ffb698', '#f26a3d', '#b53a18', '#571a0c'],
  sea: ['#e2f3f5', '#9fd6dc', '#3e9fb0', '#186275', '#0b2f3d'],
  forest: ['#eef4e4', '#bdd6a3', '#6f9f5c', '#35653c', '#17301f'],
  dusk: ['#fbe3e6', '#e9a5b8', '#a0568c', '#582f6e', '#271a42'],
  sand: ['#fbf1de', '#ecd1a0', '#d19a55', '#8e5a2f', '#45291a'],
  night: ['#dfe6fb', '#a4b6ee', '#5468cf', '#2c3590', '#141a4d'],
} satisfies Record<string, Palette>;

export type Scene = (colors: Palette) => string;

export const toPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();

const svg = (w: number, h: number, ...shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${shapes.join('')}</svg>`;

const picture = ([from, to]: Palette, ...shapes: string[]) =>
  svg(width, height, fade('sky', from, to, 4 / 3), rect(0, 0, width, height, 'url(#sky)'), ...shapes);

const fade = (id: string, from: string, to: string, share = 1) =>
  `<linearGradient id="${id}" x2="0" y2="${share}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" opacity="${opacity}"/>`;
const circle = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
const ring = (x: number, y: number, radius: number, stroke: string, thickness: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${thickness}"/>`;
const polygon = (fill: string, ...points: number[]) =>
  `<polygon points="${points.join(' ')}" fill="${fill}"/>`;
const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, thickness: number) =>
  `<path d="M${x1} ${y1} L${x2} ${y2}" stroke="${stroke}" stroke-width="${thickness}"/>`;

const below = (edge: (x: number) => number, fill: string) =>
  polygon(fill, 0, height, ...range(0, width, 5).flatMap((x) => [x, edge(x)]), width, height);

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Repeatable numbers from 0 to 1. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const skyline: Scene = (colors) => {
  const [pale, light, middle, deep, dark] = colors;
  const next = sequence(7);
  const far = range(-20, width, 92).map((x) =>
    rect(x, 250 + Math.round(next() * 5) * 30, 74, height, 'url(#far)'),
  );
  const near = range(-60, width, 148).map((x) => {
    const top = 300 + Math.round(next() * 4) * 34;
    const windows = range(top + 22, height, 36).flatMap((row) =>
      [14, 42, 70].map((column) => (next() > 0.35 ? rect(x + column, row, 13, 18, pale, 0.75) : '')),
    );
    const front = rect(x, top, 96, height, 'url(#near)') + rect(x + 96, top + 18, 34, height, dark);
    return front + windows.join('');
  });
  const fades = fade('far', light, middle, 0.7) + fade('near', middle, deep, 0.6);
  return picture(colors, fades, circle(570, 190, 92, pale), ...far, ...near);
};

export const fells: Scene = (colors) => {
  const [pale, light, middle, deep, dark] = colors;
  const layer = (color: string, level: number, size: number, shift: number) =>
    below(
      (x) => level + size * Math.sin(x / 118 + shift) + size * 0.45 * Math.sin(x / 47 + shift * 2),
      color,
    );
  return picture(
    colors,
    circle(255, 205, 88, pale),
    layer(light, 330, 62, 0.4),
    layer(middle, 395, 54, 2.1),
    layer(deep, 460, 46, 3.9),
    layer(dark, 535, 34, 5.4),
  );
};

export const blocks: Scene = (colors) => {
  const [, light, middle, deep, dark] = colors;
  const next = sequence(11);
  const cubes = range(0, 6, 1).flatMap((row) =>
    range(-1, 5, 1).map((column) => {
      const x = column * 160 + (row % 2) * 80 + 80;
      const y = 190 + row * 66 - Math.round(next() * 4) * 30;
      return cube(x, y, light, row % 3 ? middle : deep, row % 3 ? deep : dark);
    }),
  );
  return picture(colors, ...cubes);
};

function cube(x: number, y: number, top: string, left: string, right: string): string {
  const [half, rise, depth] = [80, 40, 420];
  return (
    polygon(top, x, y - rise, x + half, y, x, y + rise, x - half, y) +
    polygon(left, x - half, y, x, y + rise, x, y + rise + depth, x - half, y + depth) +
    polygon(right, x, y + rise, x + half, y, x + half, y + depth, x, y + rise + depth)
  );
}

export const bridge: Scene = (colors) => {
  const [pale, light, middle, deep, dark] = colors;
  const deck = 440;
  const towers = [235, 565].flatMap((x) => [
    ...range(1, 6, 1).flatMap((step) =>
      [-44, 44].map((side) => line(x, 120 + step * 12, x + side * step, deck, deep, 2.6)),
    ),
    polygon(dark, x - 9, 100, x + 9, 100, x + 22, 560, x - 22, 560),
  ]);
  return picture(
    colors,
    circle(620, 170, 70, pale),
    below((x) => 420 + 26 * Math.sin(x / 140 + 1), light),
    fade('water', middle, deep),
    rect(0, 490, width, 110, 'url(#water)'),
    ...towers,
    rect(0, deck, width, 16, dark),
    ...range(512, height, 22).map((y) => rect((y * 37) % 300, y, 420, 3, light, 0.4)),
  );
};

export const tiles: Scene = (colors) => {
  const next = sequence(23);
  const size = 200;
  const drawn = range(0, height - size, size).flatMap((y) =>
    range(0, width - size, size).map((x) => {
      const first = Math.floor(next() * colors.length);
      const second = (first + 2 + Math.floor(next() * (colors.length - 3))) % colors.length;
      const inside =
        rect(0, 0, size, size, colors[first]!) + tile(Math.floor(next() * 4), size, colors[second]!);
      return `<svg x="${x}" y="${y}" width="${size}" height="${size}">${inside}</svg>`;
    }),
  );
  return svg(width, height, ...drawn);
};

function tile(kind: number, size: number, color: string): string {
  if (kind === 0) return circle(size / 2, size / 2, size * 0.34, color);
  if (kind === 3) return polygon(color, 0, 0, size, size, 0, size);
  return kind === 1 ? circle(0, size, size, color) : circle(size, 0, size, color);
}

export const orbit: Scene = (colors) => {
  const [pale, light, middle, deep, dark] = colors;
  return picture(
    colors,
    ...[light, middle, deep, dark].map((color, index) => circle(600, 600, 430 - index * 100, color)),
    ring(600, 600, 500, middle, 3),
    circle(190, 178, 58, middle),
    circle(212, 160, 46, pale, 0.35),
  );
};

export const facade: Scene = (colors) => {
  const [pale, light, middle, deep, dark] = colors;
  return picture(
    colors,
    fade('wall', light, middle),
    rect(90, 110, 620, 490, 'url(#wall)'),
    ...range(90, 709, 31).map((x) => rect(x, 110, 10, 490, deep) + rect(x + 10, 110, 5, 490, pale, 0.55)),
    ...[110, 262, 414].map((y) => rect(70, y, 660, 14, dark)),
    rect(338, 442, 124, 158, dark),
    rect(352, 456, 96, 144, pale, 0.9),
    rect(0, 588, width, 12, dark),
  );
};

export function logo([pale, light, middle, deep, dark]: Palette, kind: number): string {
  const [one, two] = kind % 2 ? [light, middle] : [deep, middle];
  const marks = [
    circle(62, 80, 34, one) + circle(98, 80, 34, two, 0.8),
    polygon(one, 80, 32, 126, 118, 34, 118) + polygon(two, 80, 74, 103, 118, 57, 118),
    ring(80, 80, 38, one, 15) + circle(80, 80, 13, two),
  ];
  return svg(160, 160, rect(0, 0, 160, 160, kind % 2 ? dark : pale), marks[kind % 3]!);
}
