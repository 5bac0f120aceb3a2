const references = (count: number) => `${count} ${count === 1 ? 'referens' : 'referenser'}`;
export const bulk = 'Med de valda referenserna';
export const bulkMenu = 'Åtgärder';
export const duplicateName = (title: string) => `Kopia av ${title}`;
export const duplicated = (title: string) => `Utkastet ”${title}” skapades`;
export const open = 'Öppna';
export const undo = 'Ångra';
export const moved = {
  publish: (title: string) => `”${title}” publicerades`,
  unpublish: (title: string) => `”${title}” är ett utkast igen`,
  restore: (title: string) => `”${title}” återställdes som utkast`,
  archive: (title: string) => `”${title}” arkiverades`,
} as const;
export const movedAll = {
  publish: (count: number) => `${references(count)} publicerades`,
  unpublish: (count: number) => `${references(count)} avpublicerades`,
  restore: (count: number) => `${references(count)} återställdes som utkast`,
  archive: (count: number) => `${references(count)} arkiverades`,
} as const;
export const moving = {
  publish: 'Publicerar',
  unpublish: 'Avpublicerar',
  restore: 'Återställer',
  archive: 'Arkiverar',
  undo: 'Ångrar',
  remove: 'Tar bort',
} as const;
export const progress = (verb: string, settled: number, total: number) => `${verb} ${settled} av ${total}…`;
export const stop = 'Stoppa';
export const underWay = 'En annan åtgärd pågår fortfarande. Vänta tills den är klar eller stoppa den.';

export const problems = {
  publish: (count: number) => `${references(count)} kunde inte publiceras`,
  unpublish: (count: number) => `${references(count)} kunde inte avpubliceras`,
  restore: (count: number) => `${references(count)} kunde inte återställas`,
  archive: (count: number) => `${references(count)} kunde inte arkiveras`,
  undo: (count: number) => `Ändringen kunde inte ångras för ${references(count)}`,
  remove: (count: number) => `${references(count)} kunde inte tas bort`,
} as const;
export const notBegun = (count: number) => `Stoppat: ${references(count)} ändrades inte.`;
export const fillIn = (names: string) => `Fyll i: ${names}`;
export const notAllowed = 'Inte tillåtet än: referensen är kvar som utkast.';
export const changedByOther =
  'Någon annan har ändrat referensen under tiden. Titta på den och försök sedan igen.';
export const gone = 'Referensen har tagits bort under tiden.';

export const undoDone = 'Ångra genomförda ändringar';
export const undone = (count: number) => `Ändringen ångrades för ${references(count)}`;
export const dismiss = 'Stäng';
export const needs = (names: string) => `Fyll i det här för att publicera med mallen: ${names}`;

export const deleteTitle = (count: number) => `Ta bort ${references(count)}?`;
export const deleteBody = (published: number) =>
  `Det går inte att ångra.${
    published === 0
      ? ''
      : published === 1
        ? ' En är publicerad och försvinner direkt från din sida.'
        : ` ${published} är publicerade och försvinner direkt från din sida.`
  } Vill du bara få undan dem kan du arkivera i stället.`;
export const deleteAction = (count: number) => `Ta bort ${references(count)}`;
export const deleted = (count: number) => `${references(count)} togs bort`;
