/** The approval page and the receipt of a withdrawal say it. */
export const stillNamed = (count: number, day: string, org: string) =>
  `Nämnd i ${count === 1 ? 'ett anbud' : `${count} anbud`} till och med ${day}: ${org} har fått besked om att informera ${count === 1 ? 'beställaren' : 'beställarna'}.`;
