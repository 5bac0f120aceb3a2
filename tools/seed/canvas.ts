import { encodePng } from './png.ts';

export type Color = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];

/** A colour, or one that changes from row to row, which a PNG keeps in very few bytes. */
export type Paint = Color | ((y: number) => Color);

export interface Shape {
  /** Pixels from (x, y) to the edge; negative inside. The last pixel's share makes edges smooth. */
  distance: (x: number, y: number) => number;
  box: readonly [left: number, top: number, right: number, bottom: number];
}

export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly pixels: Uint8Array;

  constructor(width: number, height: number, background: Paint) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height * 3);
    this.draw({ distance: () => -1, box: [0, 0, width, height] }, background);
  }

  draw({ distance, box }: Shape, paint: Paint, opacity = 1): void {
    const [left, top, right, bottom] = box.map(Math.round) as [number, number, number, number];
    for (let y = Math.max(0, top - 1); y < Math.min(this.height, bottom + 1); y++) {
      const color = typeof paint === 'function' ? paint(y) : paint;
      for (let x = Math.max(0, left - 1); x < Math.min(this.width, right + 1); x++) {
        const cover = Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5))) * opacity;
        if (cover > 0) this.blend((y * this.width + x) * 3, color, cover);
      }
    }
  }

  png(): Buffer {
    return encodePng(this.width, this.height, this.pixels);
  }

  private blend(at: number, color: Color, cover: number): void {
    for (let channel = 0; channel < 3; channel++) {
      const under = this.pixels[at + channel]!;
      this.pixels[at + channel] = under + (color[channel]! - under) * cover + 0.5;
    }
  }
}

export function circle(x: number, y: number, radius: number): Shape {
  return {
    distance: (px, py) => Math.hypot(px - x, py - y) - radius,
    box: [x - radius, y - radius, x + radius, y + radius],
  };
}

export function ring(x: number, y: number, radius: number, width: number): Shape {
  const reach = radius + width / 2;
  return {
    distance: (px, py) => Math.abs(Math.hypot(px - x, py - y) - radius) - width / 2,
    box: [x - reach, y - reach, x + reach, y + reach],
  };
}

export function rectangle(x: number, y: number, width: number, height: number): Shape {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

/** A convex polygon; its corners run clockwise. */
export function polygon(corners: readonly Point[]): Shape {
  const edges = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    const length = Math.hypot(nextX - x, nextY - y);
    return { x, y, normalX: (nextY - y) / length, normalY: (x - nextX) / length };
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    distance: (px, py) => {
      let farthest = -Infinity;
      for (const edge of edges)
        farthest = Math.max(farthest, (px - edge.x) * edge.normalX + (py - edge.y) * edge.normalY);
      return farthest;
    },
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  };
}

/** Everything below a line that is given as a function of x. */
export function below(edge: (x: number) => number, width: number, height: number): Shape {
  return { distance: (x, y) => edge(x) - y, box: [0, 0, width, height] };
}

export function line([x1, y1]: Point, [x2, y2]: Point, width: number): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [acrossX, acrossY] = [((y2 - y1) / length) * (width / 2), ((x1 - x2) / length) * (width / 2)];
  return polygon([
    [x1 + acrossX, y1 + acrossY],
    [x2 + acrossX, y2 + acrossY],
    [x2 - acrossX, y2 - acrossY],
    [x1 - acrossX, y1 - acrossY],
  ]);
}

export function hex(color: string): Color {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function blend(from: Color, to: Color, share: number): Color {
  const part = Math.min(1, Math.max(0, share));
  return [0, 1, 2].map(
    (channel) => from[channel]! + (to[channel]! - from[channel]!) * part,
  ) as unknown as Color;
}

export const fade =
  (from: Color, to: Color, height: number, top = 0): Paint =>
  (y) =>
    blend(from, to, (y - top) / height);
