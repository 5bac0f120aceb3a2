interface Letter {
  firm: string;
  tender: string;
  /** Each place is the title of a document and the number of the reference in it. */
  places: readonly { document: string; number: number }[];
  title: string;
  parts: string;
}

/** Asks a buyer to leave out what a customer no longer allows. */
export const letter = ({ firm, tender, places, title, parts }: Letter) =>
  [
    `In the tender “${tender}” ${firm} has sent you this:`,
    ...places.map(({ document, number }) => `– ${document}, reference ${number}`),
    '',
    `The customer no longer allows all of what is said there about “${title}” (${parts}). Please leave this reference out, and do not use it further.`,
  ].join('\n');
