import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';

export interface Family {
  name: string;
  /** The package in the scope `@fontsource-variable`. */
  source: string;
  /** The file with all axes that are cut. */
  file: string;
  /** A number fixes an axis; headings have one weight, texts those from 400 to 700. */
  axes: Record<string, number | { min: number; max: number }>;
  /** These stand in until the font has arrived: a font of most systems, and its like on Linux. */
  fallback: { metrics: typeof arial; like: string; generic: 'serif' | 'sans-serif' };
}

const sans = { metrics: arial, like: 'Liberation Sans', generic: 'sans-serif' } as const;
const roman = { metrics: timesNewRoman, like: 'Liberation Serif', generic: 'serif' } as const;
const book = { metrics: georgia, like: 'Gelasio', generic: 'serif' } as const;

const text = { wght: { min: 400, max: 700 } };

export const families = {
  literata: family('Literata', 'standard', { wght: 500, opsz: 48 }, book),
  newsreader: family('Newsreader', 'standard', { wght: 400, opsz: 60 }, roman),
  garamond: family('EB Garamond', 'wght', { wght: 500 }, roman),
  wide: { ...family('Archivo', 'standard', { wght: 600, wdth: 112 }, sans), name: 'Archivo Wide' },
  bricolage: family('Bricolage Grotesque', 'standard', { wght: 800, opsz: 96, wdth: 80 }, sans),
  jost: family('Jost', 'wght', { wght: 400 }, sans),
  gabarito: family('Gabarito', 'wght', { wght: 600 }, sans),
  hanken: family('Hanken Grotesk', 'wght', text, sans),
  archivo: family('Archivo', 'wght', text, sans),
  public: family('Public Sans', 'wght', text, sans),
  dm: family('DM Sans', 'wght', text, sans),
  albert: family('Albert Sans', 'wght', text, sans),
  figtree: family('Figtree', 'wght', text, sans),
  geist: family('Geist', 'wght', text, sans),
} satisfies Record<string, Family>;

function family(name: string, file: string, axes: Family['axes'], fallback: Family['fallback']): Family {
  return { name, source: name.toLowerCase().replaceAll(' ', '-'), file, axes, fallback };
}
