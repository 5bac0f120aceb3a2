const references = (count: number) => (count === 1 ? '1 referenssi' : `${count} referenssiä`);

export const title = (count: number) => `Lisää ${references(count)} kokoelmaan`;
export const titleOne = (name: string) => `Lisää ”${name}” kokoelmaan`;
export const loading = 'Ladataan kokoelmia…';
export const failed = 'Kokoelmia ei voitu ladata.';
export const retry = 'Yritä uudelleen';
export const choose = 'Kokoelma';
export const search = 'Hae kokoelmia';
export const noneFound = 'Tämännimistä kokoelmaa ei ole.';
export const fresh = 'Uusi kokoelma';
export const name = 'Nimi';
export const seen = 'Kuka sen näkee';
export const seenBy = {
  public: 'Kaikki.',
  unlisted: 'Vain ne, joilla on linkki.',
  private: 'Vain tämän työtilan jäsenet.',
} as const;
export const chooseFirst = 'Valitse kokoelma tai tee uusi.';
export const holds = references;
export const holdsAll = 'On jo kokoelmassa';
export const holdsSome = (count: number) => `${count} on jo kokoelmassa`;
export const full = (limit: number) => `Ei tilaa: kokoelmassa voi olla enintään ${references(limit)}`;
export const cancel = 'Peruuta';
export const add = 'Lisää';
export const create = 'Luo ja lisää';
export const notAdded = 'Ei lisätty';
export const partly = (added: number, total: number) => `${added} / ${total} lisättiin ennen tätä:`;
export const added = (count: number, collection: string) =>
  `${references(count)} lisätty kokoelmaan ”${collection}”`;
export const view = 'Näytä';
