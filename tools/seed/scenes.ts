import {
  below,
  blend,
  Canvas,
  circle,
  fade,
  hex,
  line,
  polygon,
  rectangle,
  ring,
  type Color,
  type Point,
} from './canvas.ts';

const width = 800;
const height = 600;

/** Five colours from the light of the sky to the darkest shade. */
export type Palette = readonly [sky: Color, light: Color, middle: Color, deep: Color, dark: Color];

const palette = (...colors: [string, string, string, string, string]): Palette =>
  colors.map(hex) as unknown as Palette;

export const palettes = {
  coral: palette('#ffe9df', '#ffb698', '#f26a3d', '#b53a18', '#571a0c'),
  sea: palette('#e2f3f5', '#9fd6dc', '#3e9fb0', '#186275', '#0b2f3d'),
  forest: palette('#eef4e4', '#bdd6a3', '#6f9f5c', '#35653c', '#17301f'),
  dusk: palette('#fbe3e6', '#e9a5b8', '#a0568c', '#582f6e', '#271a42'),
  sand: palette('#fbf1de', '#ecd1a0', '#d19a55', '#8e5a2f', '#45291a'),
  night: palette('#dfe6fb', '#a4b6ee', '#5468cf', '#2c3590', '#141a4d'),
};

export type Scene = (colors: Palette) => Buffer;

const sky = ([from, to]: Palette) => new Canvas(width, height, fade(from, blend(from, to, 0.75), height));

/** A small repeatable sequence of numbers from 0 to 1. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const skyline: Scene = (colors) => {
  const [pale, light, middle, deep, dark] = colors;
  const canvas = sky(colors);
  canvas.draw(circle(570, 190, 92), pale);
  const next = sequence(7);
  for (let x = -20; x < width; x += 92) {
    const top = 250 + Math.round(next() * 5) * 30;
    canvas.draw(rectangle(x, top, 74, height), fade(light, middle, 420, top));
  }
  for (let x = -60; x < width; x += 148) {
    const top = 300 + Math.round(next() * 4) * 34;
    canvas.draw(rectangle(x, top, 96, height), fade(middle, deep, 360, top));
    canvas.draw(rectangle(x + 96, top + 18, 34, height), dark);
    for (let row = top + 22; row < height; row += 36)
      for (const column of [14, 42, 70])
        if (next() > 0.35) canvas.draw(rectangle(x + column, row, 13, 18), pale, 0.75);
  }
  return canvas.png();
};

export const fells: Scene = (colors) => {
  const [pale, light, middle, deep, dark] = colors;
  const canvas = sky(colors);
  canvas.draw(circle(255, 205, 88), pale);
  const layers: [Color, number, number, number][] = [
    [light, 330, 62, 0.4],
    [middle, 395, 54, 2.1],
    [deep, 460, 46, 3.9],
    [dark, 535, 34, 5.4],
  ];
  for (const [color, level, size, shift] of layers)
    canvas.draw(
      below(
        (x) => level + size * Math.sin(x / 118 + shift) + size * 0.45 * Math.sin(x / 47 + shift * 2),
        width,
        height,
      ),
      color,
    );
  return canvas.png();
};

export const blocks: Scene = (colors) => {
  const [, light, middle, deep, dark] = colors;
  const canvas = sky(colors);
  const next = sequence(11);
  for (let row = 0; row < 7; row++) {
    for (let column = -1; column < 6; column++) {
      const x = column * 160 + (row % 2) * 80 + 80;
      const y = 190 + row * 66 - Math.round(next() * 4) * 30;
      cube(canvas, x, y, [light, row % 3 ? middle : deep, row % 3 ? deep : dark]);
    }
  }
  return canvas.png();
};

function cube(canvas: Canvas, x: number, y: number, [top, left, right]: readonly [Color, Color, Color]) {
  const [half, rise, depth] = [80, 40, 420];
  const front: Point = [x, y + rise];
  canvas.draw(polygon([[x, y - rise], [x + half, y], front, [x - half, y]]), top);
  canvas.draw(polygon([[x - half, y], front, [x, y + rise + depth], [x - half, y + depth]]), left);
  canvas.draw(polygon([front, [x + half, y], [x + half, y + depth], [x, y + rise + depth]]), right);
}

export const bridge: Scene = (colors) => {
  const [pale, light, middle, deep, dark] = colors;
  const canvas = sky(colors);
  canvas.draw(circle(620, 170, 70), pale);
  canvas.draw(
    below((x) => 420 + 26 * Math.sin(x / 140 + 1), width, height),
    light,
  );
  canvas.draw(rectangle(0, 490, width, 110), fade(middle, deep, 110, 490));
  const deck = 440;
  for (const tower of [235, 565]) {
    for (let step = 1; step <= 6; step++) {
      for (const side of [-1, 1])
        canvas.draw(line([tower, 120 + step * 12], [tower + side * step * 44, deck], 2.6), deep);
    }
    canvas.draw(
      polygon([
        [tower - 9, 100],
        [tower + 9, 100],
        [tower + 22, 560],
        [tower - 22, 560],
      ]),
      dark,
    );
  }
  canvas.draw(rectangle(0, deck, width, 16), dark);
  for (let y = 512; y < height; y += 22) canvas.draw(rectangle((y * 37) % 300, y, 420, 3), light, 0.4);
  return canvas.png();
};

export const tiles: Scene = (colors) => {
  const [pale, light, middle, deep, dark] = colors;
  const canvas = new Canvas(width, height, pale);
  const next = sequence(23);
  const size = 200;
  for (let y = 0; y < height; y += size) {
    for (let x = 0; x < width; x += size) {
      const [ground, figure] = pickTwo([pale, light, middle, deep, dark], next);
      canvas.draw(rectangle(x, y, size, size), ground);
      drawTile(canvas, Math.floor(next() * 4), x, y, size, figure);
    }
  }
  return canvas.png();
};

function pickTwo(colors: readonly Color[], next: () => number): [Color, Color] {
  const first = Math.floor(next() * colors.length);
  const second = (first + 2 + Math.floor(next() * (colors.length - 3))) % colors.length;
  return [colors[first]!, colors[second]!];
}

function drawTile(canvas: Canvas, kind: number, x: number, y: number, size: number, color: Color) {
  const corner: Point = kind % 2 ? [x, y + size] : [x + size, y];
  const clip = { box: [x, y, x + size - 1, y + size - 1] as const };
  if (kind === 0) canvas.draw(circle(x + size / 2, y + size / 2, size * 0.34), color);
  else if (kind === 3)
    canvas.draw(
      polygon([
        [x, y],
        [x + size, y + size],
        [x, y + size],
      ]),
      color,
    );
  else canvas.draw({ ...circle(...corner, size), ...clip }, color);
}

export const orbit: Scene = (colors) => {
  const [pale, light, middle, deep, dark] = colors;
  const canvas = sky(colors);
  for (const [radius, color] of [
    [430, light],
    [330, middle],
    [230, deep],
    [130, dark],
  ] as const)
    canvas.draw(circle(600, 600, radius), color);
  canvas.draw(ring(600, 600, 500, 3), middle);
  canvas.draw(circle(190, 178, 58), middle);
  canvas.draw(circle(212, 160, 46), pale, 0.35);
  return canvas.png();
};

/** Fins of a façade in raking light, with a doorway. */
export const facade: Scene = (colors) => {
  const [pale, light, middle, deep, dark] = colors;
  const canvas = sky(colors);
  canvas.draw(rectangle(90, 110, 620, 490), fade(light, middle, 490, 110));
  for (let x = 90; x < 710; x += 31) {
    canvas.draw(rectangle(x, 110, 10, 490), deep);
    canvas.draw(rectangle(x + 10, 110, 5, 490), pale, 0.55);
  }
  for (const y of [110, 262, 414]) canvas.draw(rectangle(70, y, 660, 14), dark);
  canvas.draw(rectangle(338, 442, 124, 158), dark);
  canvas.draw(rectangle(352, 456, 96, 144), pale, 0.9);
  canvas.draw(rectangle(0, 588, width, 12), dark);
  return canvas.png();
};

const logoSize = 160;

/** Abstract marks; `kind` picks one of three. */
export function logo([pale, light, middle, deep, dark]: Palette, kind: number): Buffer {
  const canvas = new Canvas(logoSize, logoSize, kind % 2 ? dark : pale);
  const [one, two] = kind % 2 ? [light, middle] : [deep, middle];
  if (kind % 3 === 0) {
    canvas.draw(circle(62, 80, 34), one);
    canvas.draw(circle(98, 80, 34), two, 0.8);
  } else if (kind % 3 === 1) {
    canvas.draw(
      polygon([
        [80, 32],
        [126, 118],
        [34, 118],
      ]),
      one,
    );
    canvas.draw(
      polygon([
        [80, 74],
        [103, 118],
        [57, 118],
      ]),
      two,
    );
  } else {
    canvas.draw(ring(80, 80, 38, 15), one);
    canvas.draw(circle(80, 80, 13), two);
  }
  return canvas.png();
}
