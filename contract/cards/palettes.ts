import * as words from '#words/palettes';
import type { Branding } from '../resources/organization.ts';

export interface Palette {
  id: string;
  name: string;
  colors: Branding['brandColors'];
}

/** Readable combinations. Light ones come first because most websites are light. */
export const palettes = [
  {
    id: 'paper',
    name: words.paper,
    colors: { primary: '#c2410c', secondary: '#1d4ed8', text: '#1c1917', background: '#ffffff' },
  },
  {
    id: 'harbour',
    name: words.harbour,
    colors: { primary: '#1d4e89', secondary: '#0f766e', text: '#0f1f33', background: '#f5f8fb' },
  },
  {
    id: 'meadow',
    name: words.meadow,
    colors: { primary: '#276749', secondary: '#b7791f', text: '#17231c', background: '#f7faf5' },
  },
  {
    id: 'clay',
    name: words.clay,
    colors: { primary: '#9a3b26', secondary: '#3f6212', text: '#2a1d17', background: '#faf6f0' },
  },
  {
    id: 'plum',
    name: words.plum,
    colors: { primary: '#6d28a8', secondary: '#be185d', text: '#241a2e', background: '#fbf9fd' },
  },
  {
    id: 'midnight',
    name: words.midnight,
    colors: { primary: '#7cc4ff', secondary: '#f0b429', text: '#eef2f7', background: '#0f1722' },
  },
] as const satisfies readonly Palette[];
