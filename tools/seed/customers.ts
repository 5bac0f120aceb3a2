import { palettes, type Palette } from './scenes.ts';

export interface DemoCustomer {
  key: string;
  name: string;
  industry: string;
  location: string;
  website: string;
  contactName: string;
  colors: Palette;
  /** The color of a name on a transparent background; without it, the logo is a mark on a tile. */
  wordmark?: string;
}

export const demoCustomers: readonly DemoCustomer[] = [
  {
    key: 'ferries',
    name: 'Sample Harbour Ferries',
    industry: 'Transport',
    location: 'Turku, Finland',
    website: 'https://ferries.example',
    contactName: 'Aino Esimerkki',
    colors: palettes.sea,
  },
  {
    key: 'library',
    name: 'Exampleby City Library',
    industry: 'Public sector',
    location: 'Exampleby',
    website: 'https://library.example',
    contactName: 'Otto Muster',
    colors: palettes.sand,
  },
  {
    key: 'dairy',
    name: 'Demo Dairy Cooperative',
    industry: 'Food and drink',
    location: 'Seinäjoki, Finland',
    website: 'https://dairy.example',
    contactName: 'Maria Specimen',
    colors: palettes.forest,
  },
  {
    key: 'bank',
    name: 'Placeholder Savings Bank',
    industry: 'Finance',
    location: 'Tampere, Finland',
    website: 'https://bank.example',
    contactName: 'Jonas Platz',
    colors: palettes.night,
  },
  {
    key: 'instruments',
    name: 'Specimen Instruments',
    industry: 'Manufacturing',
    location: 'Oulu, Finland',
    website: 'https://instruments.example',
    contactName: 'Ruth Sample',
    colors: palettes.coral,
  },
  {
    key: 'resort',
    name: 'Mockup Fell Resort',
    industry: 'Hospitality',
    location: 'Kittilä, Finland',
    website: 'https://resort.example',
    contactName: 'Elias Demo',
    colors: palettes.dusk,
  },
];
