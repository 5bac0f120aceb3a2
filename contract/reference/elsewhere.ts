/** Only the library keeps the bytes that a contact saw; another server can change what is at an address. */
export const isElsewhere = (address: string): boolean => /^https?:/i.test(address);

/** A picture in Markdown, to the end of its address. */
const picture = /(!\[(?:\\.|[^[\]\\])*\]\(\s*<?)(https?:[^\s<>)]*)/gi;

/** Returns the addresses of the pictures that a story draws from other websites. */
export const picturesElsewhere = (story: string): string[] => [
  ...new Set([...story.matchAll(picture)].map(([, , address]) => address!)),
];

/** The story with the copies of these pictures; the same address in its words or in a link stays. */
export const withCopies = (story: string, copies: ReadonlyMap<string, string>): string =>
  story.replaceAll(picture, (whole, before: string, address: string) => {
    const copy = copies.get(address);
    return copy === undefined ? whole : before + copy;
  });
