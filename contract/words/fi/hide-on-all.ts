export const hidden = (references: number) =>
  `Piilossa, kunnes lupa saadaan: ${references} ${references === 1 ? 'referenssi' : 'referenssiä'}.`;
export const notHidden = (name: string, why: string) => `”${name}” on ennallaan: ${why}`;
export const undo = 'Kumoa';
