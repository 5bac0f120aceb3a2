export const hidden = (references: number) =>
  `Hidden on ${references === 1 ? '1 reference' : `${references} references`} until it is allowed.`;
export const notHidden = (name: string, why: string) => `“${name}” is as it was: ${why}`;
export const undo = 'Undo';
