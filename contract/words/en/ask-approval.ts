export const next = 'If there is no answer, ask somebody else';
export const nextContact = 'Who is asked next';
export const nextNobody = 'Nobody';
export const nextHint = 'They get the same question and message, and the first link ends.';
export const nextAfter = 'After how many days';
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const elsewhere = (fields: string) =>
  `Shown from another website: ${fields}. It can change there unseen, so the card will not say “Confirmed by the customer”. Copy it into your library first.`;
export const elsewhereStory = 'pictures of the story';
export const elsewhereOpen = 'Open the reference';
export const elsewhereCopy = 'Copy into the library';
export const elsewhereFailed = (addresses: string) =>
  `These addresses gave no picture of at most 4 MB, so upload them yourself: ${addresses}`;
