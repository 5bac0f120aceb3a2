export const instructions =
  'Press Space or Enter to pick it up, the arrow keys to move it, Space or Enter to put it down, and Escape to leave it where it was.';
export const start = (title: string, position: number, total: number) =>
  `Picked up ${title}. It is number ${position} of ${total}.`;
export const over = (title: string, position: number, total: number) =>
  `${title} is now number ${position} of ${total}.`;
export const end = (title: string, position: number, total: number) =>
  `Put down ${title}. It is number ${position} of ${total}.`;
export const cancel = (title: string) => `${title} is back where it was.`;
