export const next = 'Jos vastausta ei tule, kysy joltakulta muulta';
export const nextContact = 'Keneltä kysytään seuraavaksi';
export const nextNobody = 'Ei keneltäkään';
export const nextHint = 'Hän saa saman kysymyksen ja viestin, ja ensimmäinen linkki lakkaa toimimasta.';
export const nextAfter = 'Kuinka monen päivän kuluttua';
export const days = (count: number) => (count === 1 ? '1 päivä' : `${count} päivää`);

export const elsewhere = (fields: string) =>
  `Näkyy toiselta sivustolta: ${fields}. Sisältö voi muuttua siellä huomaamatta, joten kortissa ei lue ”Asiakkaan vahvistama”. Kopioi se ensin aineistopankkiin.`;
export const elsewhereStory = 'tarinan kuvat';
export const elsewhereOpen = 'Avaa referenssi';
export const elsewhereCopy = 'Kopioi aineistopankkiin';
export const elsewhereFailed = (addresses: string) =>
  `Näistä osoitteista ei saatu enintään 4 Mt:n kuvaa, joten lisää ne itse: ${addresses}`;
