export const download = 'Ladda ner';
export const formats = { csv: 'CSV-fil', xlsx: 'Excel-fil' };
/** Part of the name of the file. */
export const references = 'referenser';
/** Part of the name of the file. */
export const customers = 'kunder';
export const address = 'Offentlig adress';
