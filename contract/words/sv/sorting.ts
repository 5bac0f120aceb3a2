export const instructions =
  'Ta upp raden med mellanslag eller Enter, flytta den med piltangenterna, lägg ner den med mellanslag eller Enter och lämna den på sin plats med Escape.';
export const start = (title: string, position: number, total: number) =>
  `Tog upp ${title}. Nummer ${position} av ${total}.`;
export const over = (title: string, position: number, total: number) =>
  `${title} är nu nummer ${position} av ${total}.`;
export const end = (title: string, position: number, total: number) =>
  `Lade ner ${title}. Nummer ${position} av ${total}.`;
export const cancel = (title: string) => `${title} är tillbaka på sin plats.`;
