const mark = 'Exempel';

export const standard = {
  title: 'Ett bokningssystem som klarar måndagsmorgnar',
  shortDescription:
    'Varje måndag klockan åtta låste sig bokningen. Vi flyttade tidtabellen till en kö som tål rusningen, och nu går veckans första färja med passagerarna ombord.',
  referenceType: 'Kundcase',
  tags: [mark, 'Transport', 'Webb', 'Drift'],
};

export const standardCTA = {
  title: 'En prislista för fyrtio kaffebarer',
  shortDescription:
    'Fyrtio barer, fyrtio kalkylark. Nu finns en enda prislista: varje bar öppnar den på sin surfplatta, och huvudkontoret ändrar ett pris en gång.',
  referenceType: 'Framgångssaga',
  buttonText: 'Läs berättelsen',
  tags: [mark, 'Handel', 'Surfplattor'],
};

export const consulting = {
  title: 'Från nio godkännanden till tre',
  shortDescription:
    'Skadeärenden väntade i köer som ingen ägde. Tillsammans med skadeteamet ritade vi den verkliga processen på en vägg och tog bort det som fanns där bara av vana.',
  referenceType: 'Rådgivning',
  clientIndustry: 'Försäkring',
  projectDuration: '4 månader',
  outcomes:
    'Varje ärende har en ansvarig från första samtalet till utbetalningen, och kunden ser var det ligger.',
  tags: [mark, 'Processer', 'Workshoppar'],
};

export const engineering = {
  title: 'Ögon på en bro som aldrig stänger',
  shortDescription:
    'Brobanan kunde bara inspekteras på natten. Nu mäter fyrtio töjningsgivare varje minut, och inspektörerna går dit data visar.',
  referenceType: 'Projekt',
  location: 'Tammerfors',
  environmentType: 'Utomhus, −35 till +40 °C',
  projectDuration: '9 månader',
  outcomes: 'Inspektioner planeras efter belastning i stället för efter kalendern.',
  tags: [mark, 'Övervakning', 'IoT'],
};

export const architectural = {
  title: 'En äng ovanför läsesalen',
  shortDescription:
    'Ett bibliotek som gav tillbaka sin tomt: gräset som försvann från marken växer nu på taket.',
  referenceType: 'Offentlig byggnad',
  environmentType: 'Takträdgård',
  tags: [mark, 'Landskap', 'Bibliotek'],
};

export const design = {
  title: 'En lugnare bank',
  shortDescription: 'Nytt namn, nya bokstäver och en app som bara talar när den har något att säga.',
  referenceType: 'Varumärke',
  tags: [mark, 'Varumärke', 'App'],
};

export const quote = {
  title: 'En inkorg för fem mottagningar',
  shortDescription: 'Fem mottagningars samtal, brev och meddelanden kommer nu till ett och samma ställe.',
  quote:
    'Förr började måndagarna med en ursäkt. Nu är varje meddelande besvarat innan den första patienten kliver in genom dörren.',
  quoteRole: 'Chef för receptionen',
  figures: [
    { value: '38', unit: '%', label: 'färre samtal på måndagar' },
    { value: '9', unit: 'min', label: 'till det första svaret' },
  ],
  referenceType: 'Intervju',
  tags: [mark, 'Hälsa', 'Support'],
};
