/** The approval page and the receipt of a withdrawal say it. */
export const stillNamed = (count: number, day: string, org: string) =>
  `In ${count === 1 ? 'einem Angebot' : `${count} Angeboten`} bis ${day} genannt: ${org} wurde aufgefordert, ${count === 1 ? 'den Auftraggeber' : 'die Auftraggeber'} zu informieren.`;
