export const download = 'Lataa';
export const formats = { csv: 'CSV-tiedosto', xlsx: 'Excel-tiedosto' };
/** Part of the name of the file. */
export const references = 'referenssit';
/** Part of the name of the file. */
export const customers = 'asiakkaat';
export const address = 'Julkinen osoite';
