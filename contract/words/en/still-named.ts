/** The approval page and the receipt of a withdrawal say it. */
export const stillNamed = (count: number, day: string, org: string) =>
  `Named in ${count} ${count === 1 ? 'tender' : 'tenders'} until ${day}: ${org} has been told to inform the ${count === 1 ? 'buyer' : 'buyers'}.`;
