import type { DemoWords } from './demo-words.ts';

const sample = '\n\n(Exempeldata: en påhittad berättelse.)';

export const swedish: DemoWords = {
  page: {
    heading: 'Arbete som håller även en måndagsmorgon',
    intro:
      'Färjor, broar, banker och bibliotek: vad vi byggde tillsammans med dem som använder det varje dag, och vad som blev annorlunda för dem.',
    buttonText: 'Berätta om ert projekt',
  },
  collections: {
    'For public tenders': {
      name: 'För offentliga upphandlingar',
      description: 'Uppdrag för städer och bibliotek, med plats och datum (exempeldata).',
    },
    'Digital services': {
      name: 'Digitala tjänster',
      description: 'Bokningar, betalningar och sök (exempeldata).',
    },
  },
  references: {
    'A booking desk that survives Monday mornings': {
      title: 'Bokningen som klarar måndagsmorgnar',
      shortDescription:
        'Varje måndag klockan åtta stod bokningen still. Nu ligger tidtabellen bakom en kö som tar emot rusningen, och veckans första färja avgår med passagerarna ombord.',
      longDescription: `## Problemet

Veckans bokningar öppnar på måndagen klockan åtta, och i åratal stod allt still redan en minut senare. Personalen hade lärt sig att svara i telefon med en ursäkt.

## Vad vi gjorde

Vi följde två måndagar innan vi rörde någonting. Tidtabellen räknades ut på nytt för varje besökare, fast ett sparat svar hade räckt för alla.

- **Ett svar för alla.** Tidtabellen räknas ut en gång i minuten, inte en gång per besökare.
- **En kö som talar sanning.** Alla ser sin plats i kön och hur länge de får vänta.
- **Ett genrep.** Vi spelade upp rusningen med personalen en torsdagskväll, två gånger.

## Vad som förändrades

Vi gick live torsdagen därpå. Den första måndagen var den lugnaste personalen kan minnas, med fler bokningar än någonsin.${sample}`,
      figures: [
        { unit: 'min', label: 'stillestånd sedan ändringen' },
        { unit: '×', label: 'så många bokningar den första timmen' },
        { unit: '%', label: 'färre samtal på måndagar' },
      ],
      quote: 'Förr började vi måndagen med en ursäkt. Nu är den första färjan full innan kaffet är klart.',
      quoteRole: 'Bokningschef, Sample Harbour Ferries',
    },
    'Harbour reading room': {
      title: 'Läsesalen vid vattnet',
      shortDescription: 'En läsesal över vattnet, byggd av virket från magasinet som stod där förut.',
      longDescription: `Det gamla magasinet gick inte att rädda, men det gjorde bjälkarna. Varje bjälke numrerades, hyvlades och hängdes upp på nytt som en lamell i fasaden, så att eftermiddagsljuset faller över borden i den gamla stommens rytm.

Huset stänger sina luckor självt när ingen läser.${sample}`,
      location: 'Hamnen i Exampleby',
    },
    'From nine approval steps to three': {
      title: 'Från nio godkännanden till tre',
      shortDescription:
        'Beställningar av nya förpackningar väntade i köer som ingen ägde. Tillsammans med dem som gör jobbet ritade vi upp den verkliga processen på en vägg och tog bort det som bara fanns där av gammal vana.',
      longDescription: `Nio underskrifter stod mellan en idé om en kartong och tryckeriet. På två workshoppar markerade teamet vilka av dem som någonsin hade ändrat ett beslut. Tre hade gjort det.

De andra sex blev en veckosammanfattning som vem som helst får invända mot. Hittills är invändningarna få och nyttiga.${sample}`,
      outcomes: 'Varje beställning har en ägare från idé till tryck, och alla ser var den befinner sig.',
      figures: [
        { label: 'underskrifter per kartong' },
        { unit: 'dagar', label: 'sparade på varje beställning' },
      ],
      projectDuration: '4 månader',
    },
    'One lift pass for the whole valley': {
      title: 'Ett liftkort för hela dalen',
      shortDescription:
        'Tre liftbolag, tre kort, ett fjäll. Nu åker gästerna på ett enda kort, och bolagen gör upp sinsemellan varje natt.',
      longDescription: `Det svåra var inte kortet utan förtroendet. Vi började med en gemensam bokföring som varje bolag kunde jämföra med sina egna grindar, körde den i det tysta i en månad och tryckte först därefter det första gemensamma kortet.${sample}`,
      figures: [{ label: 'kort i stället för tre' }],
      buttonText: 'Läs hela berättelsen',
    },
    'A library card in your pocket': {
      title: 'Lånekortet i fickan',
      shortDescription: 'Plastkortet var biblioteket i fyrtio år. Nu är det en av två vägar in.',
      longDescription: `Vi ersatte inte kortet. Vi gjorde ett till, i telefonen, och frågade i disken vilket av dem folk ville behålla.${sample}`,
      quote: 'Min äldsta låntagare är nittioett. Hon lånar med telefonen och visar de andra hur man gör.',
      quoteRole: 'Bibliotekarie, Exampleby City Library',
    },
    'A catalog that forgives spelling': {
      title: 'Sökningen som förlåter stavfel',
      shortDescription: 'Läsarna skriver titlar så som de minns dem. Den nya sökningen hittar det de menade.',
    },
  },
  drafts: ['A catalog that forgives spelling'],
  terms: {
    'Sample data': 'Exempel',
    'Case study': 'Kundcase',
    'Public building': 'Offentlig byggnad',
    'Brand identity': 'Visuell identitet',
    Advisory: 'Rådgivning',
    Project: 'Projekt',
    'Success story': 'Kundberättelse',
    Interview: 'Intervju',
    Hospitality: 'Besöksnäring',
    'Public sector': 'Offentlig sektor',
    Finance: 'Finans',
    'Food and drink': 'Livsmedel',
    Manufacturing: 'Industri',
    Waterfront: 'Strandläge',
    'Outdoor, −35 to +40 °C': 'Utomhus, −35 till +40 °C',
    'Food hygiene zone': 'Livsmedelshygienisk zon',
    'Arctic fell': 'Fjäll',
    Web: 'Webb',
    Performance: 'Prestanda',
    Operations: 'Drift',
    Timber: 'Trä',
    Reuse: 'Återbruk',
    Interior: 'Inredning',
    Brand: 'Varumärke',
    Writing: 'Texter',
    Process: 'Processer',
    Workshops: 'Workshoppar',
    Monitoring: 'Övervakning',
    'Field work': 'Fältarbete',
    Payments: 'Betalningar',
    Tourism: 'Turism',
    Accessibility: 'Tillgänglighet',
    Search: 'Sök',
    Continuity: 'Kontinuitet',
    Energy: 'Energi',
    Landscape: 'Landskap',
  },
};
