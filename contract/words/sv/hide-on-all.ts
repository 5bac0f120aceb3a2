export const hidden = (references: number) =>
  `Dolt på ${references} ${references === 1 ? 'referens' : 'referenser'} tills det är tillåtet.`;
export const notHidden = (name: string, why: string) => `”${name}” är som förut: ${why}`;
export const undo = 'Ångra';
