import { limits } from '../../rules/limits.ts';

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

export const dialogCount = (cells: number) => `Kysytään: ${cells}`;
export const dialogRefused = (parts: string, contact: string) =>
  `Kielletty aiemmin: ${parts}. Uusi kysymys näyttää aiemman kiellon (${contact}), ja sen voi esittää kerran ${limits.askAgainDays} päivässä.`;
export const dialogMatrixHint = 'Valitse rivit ja sarakkeet. Täytetyistä kysytään.';
export const dialogAskedNow = 'Kysytään nyt';
export const dialogAllowed = 'Sallittu';
export const dialogRefusedCell = 'Kielletty aiemmin';
export const someContact = 'yhteyshenkilö';
export const dialogTitle = 'Pyydä hyväksyntää';
export const dialogDescription = (days: number) =>
  `Yhteyshenkilö saa henkilökohtaisen linkin sähköpostiinsa. Se näyttää kortin ja tarinan täsmälleen sellaisina kuin ne on nyt tallennettu. Vastausaikaa on ${days} päivää, eikä vastaaja tarvitse tunnusta.`;
export const dialogReference = 'Referenssi';
export const dialogChooseReference = 'Valitse referenssi';
export const dialogNoReference = 'Valitse, mistä kysytään';
export const dialogNoContact = 'Valitse, keneltä kysytään';
export const dialogSubjects = 'Mihin lupa pyydetään';
export const dialogChannels = 'Missä se näkyisi';
export const dialogUntil = 'Mihin asti';
export const dialogUntilHint = 'Viimeinen päivä. Tyhjänä: kunnes lupa perutaan.';
export const dialogLanguage = 'Viestin ja sivun kieli';
export const dialogOwnLanguage = (language: string) => `Yhteyshenkilön kieli: ${language}`;
export const dialogMessage = 'Henkilökohtainen viesti';
export const dialogMessageHint = 'Näkyy sähköpostissa ja sivulla. Muutama oma sana lisää vastauksia.';
export const dialogWording = 'Mihin suostutaan, jos kaikki sallitaan';
export const dialogPreview = (contact: string) => `Sähköposti: ${contact}`;
export const dialogPreviewNobody = 'Sähköposti';
export const dialogSubject = 'Aihe';
export const dialogLinkHere = 'Linkki korttiin tulee tähän.';
export const dialogCancel = 'Peruuta';
export const dialogSend = 'Lähetä pyyntö';
export const dialogFailed = 'Pyyntöä ei lähetetty';
export const dialogSent = (contact: string) => `Pyyntö lähetettiin: ${contact}`;
export const unsaved = 'Muutoksia on tallentamatta. Pyyntö näyttää viimeksi tallennetun version.';
export const save = 'Tallenna muutokset';
export const dialogContact = 'Keneltä kysytään';
export const dialogChooseContact = 'Valitse yhteyshenkilö';
export const dialogNobody = (customer: string) =>
  `Asiakkaalla ${customer} ei ole vielä yhteyshenkilöitä. Lisää joku, joka voi päättää asiasta.`;
export const dialogLoadingContacts = 'Ladataan yhteyshenkilöitä…';
export const dialogContactsFailed = 'Yhteyshenkilöitä ei voitu ladata.';
export const dialogAddContact = 'Lisää yhteyshenkilö';
export const dialogReplaces = (contact: string) =>
  `${contact} ei ole vastannut edelliseen pyyntöön tästä referenssistä. Tämä pyyntö korvaa sen.`;
