/** The approval page and the receipt of a withdrawal say it. */
export const stillNamed = (count: number, day: string, org: string) =>
  `Nimetty ${count === 1 ? 'yhdessä tarjouksessa' : `${count} tarjouksessa`} ${day} asti: ${org} sai tehtäväksi kertoa tästä ${count === 1 ? 'tilaajalle' : 'tilaajille'}.`;
