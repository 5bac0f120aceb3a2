export const title = 'Ensimmäinen korttisi on sivullasi';
export const note = 'Tästä lähtien sen näkevät kaikki, joilla on linkki.';
export const next = 'Mitä seuraavaksi?';
export const ask = {
  title: 'Pyydä asiakkaan hyväksyntä',
  note: 'Asiakas vastaa linkistä, ja sivusi kertoo, kuka tarinan vahvisti.',
} as const;
export const branding = {
  title: 'Lisää logosi ja värisi',
  note: 'Ne näkyvät sivullasi ja kaikissa sen korteissa.',
} as const;
export const embed = {
  title: 'Näytä kortti verkkosivustollasi',
  note: 'Valitse ulkoasu, kopioi koodi ja liitä se.',
} as const;
