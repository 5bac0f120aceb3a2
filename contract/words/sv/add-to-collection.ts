const references = (count: number) => (count === 1 ? '1 referens' : `${count} referenser`);

export const title = (count: number) => `Lägg till ${references(count)} i en samling`;
export const titleOne = (name: string) => `Lägg till ”${name}” i en samling`;
export const loading = 'Laddar samlingar…';
export const failed = 'Samlingarna kunde inte laddas.';
export const retry = 'Försök igen';
export const choose = 'Samling';
export const search = 'Sök samlingar';
export const noneFound = 'Ingen samling har det namnet.';
export const fresh = 'Ny samling';
export const name = 'Namn';
export const seen = 'Vem kan se den';
export const seenBy = {
  public: 'Alla.',
  unlisted: 'Bara de som har länken.',
  private: 'Bara personer i den här arbetsytan.',
} as const;
export const chooseFirst = 'Välj en samling eller skapa en ny.';
export const holds = references;
export const holdsAll = 'Finns redan där';
export const holdsSome = (count: number) => `${count} finns redan där`;
export const full = (limit: number) => `Ingen plats: en samling rymmer högst ${references(limit)}`;
export const cancel = 'Avbryt';
export const add = 'Lägg till';
export const create = 'Skapa och lägg till';
export const notAdded = 'Inte tillagd';
export const partly = (added: number, total: number) => `${added} av ${total} lades till innan detta hände:`;
export const added = (count: number, collection: string) =>
  `Lade till ${references(count)} i ”${collection}”`;
export const view = 'Visa';
