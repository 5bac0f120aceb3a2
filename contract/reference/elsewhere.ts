/** Only the library keeps the bytes that a contact saw; another server can change what is at an address. */
export const isElsewhere = (address: string): boolean => /^https?:/i.test(address);

export const drawsElsewhere = (story: string): boolean => /!\[(?:\\.|[^[\]\\])*\]\(\s*<?https?:/i.test(story);
