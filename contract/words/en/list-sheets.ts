export const download = 'Download';
export const formats = { csv: 'CSV file', xlsx: 'Excel file' };
/** Part of the name of the file. */
export const references = 'references';
/** Part of the name of the file. */
export const customers = 'customers';
export const address = 'Public address';
