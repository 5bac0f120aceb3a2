type Rgb = readonly [red: number, green: number, blue: number];

export const contrastLevels = ['AAA', 'AA', 'AA large', 'fail'] as const;
type Level = (typeof contrastLevels)[number];

const thresholds: readonly (readonly [Level, number])[] = [
  ['AAA', 7],
  ['AA', 4.5],
  ['AA large', 3],
];

interface Measured {
  ratio: number;
  level: Level;
}

export function contrastOf(
  colors: Record<'text' | 'background' | 'primary' | 'secondary', string>,
): Record<'textOnBackground' | 'textOnPrimary' | 'textOnSecondary', Measured> {
  return {
    textOnBackground: measure(colors.text, colors.background),
    textOnPrimary: measure(colors.text, colors.primary),
    textOnSecondary: measure(colors.text, colors.secondary),
  };
}

function measure(text: string, background: string): Measured {
  const ratio = contrast(text, background);
  const reached = thresholds.find(([, least]) => ratio >= least);
  // Rounding down keeps a ratio from looking sufficient when it is not.
  return { ratio: Math.floor(ratio * 100) / 100, level: reached?.[0] ?? 'fail' };
}

/** Returns the WCAG contrast ratio of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(rgb(one)), luminance(rgb(other))].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Any text but a color such as #F05123 counts as black. */
export function rgb(color: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  return match ? [byte(match[1]!), byte(match[2]!), byte(match[3]!)] : [0, 0, 0];
}

const byte = (text: string) => Number.parseInt(text, 16);
