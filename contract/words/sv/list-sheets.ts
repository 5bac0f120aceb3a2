export const download = 'Ladda ner';
/** Part of the name of the file. */
export const references = 'referenser';
/** Part of the name of the file. */
export const customers = 'kunder';
export const address = 'Offentlig adress';
