import { limits } from '../../rules/limits.ts';

export const title = 'Inställningar';
export const description = 'Ditt konto, hur det skyddas och vad vi har sparat om dig.';
export const backToStart = 'Skapa din organisation';

export const youTitle = 'Du';
export const youDescription = 'Så visas du för ditt team.';
export const youLoadFailed = 'Din profil kunde inte hämtas';
export const youName = 'För- och efternamn';
export const youNameRequired = 'Ange ditt namn';
export const youEmail = 'E-post';
export const youEmailHint = 'Du loggar in med den här adressen. Den kan inte ändras.';
export const youLanguage = 'Språk i dina vyer';
export const youLanguageHint = 'Sidan laddas om.';
export const youSave = 'Spara';
export const youSaved = 'Sparat';

export const passwordTitle = 'Lösenord';
export const passwordDescription = 'Byt det om någon annan kan ha fått reda på det.';
export const passwordBody = `Minst ${limits.passwordLength} tecken. När du byter loggas du ut överallt.`;
export const passwordOpen = 'Byt lösenord';
export const passwordDialogTitle = 'Byt lösenord';
export const passwordCurrent = 'Nuvarande lösenord';
export const passwordNext = 'Nytt lösenord';
export const passwordNextHint = `Minst ${limits.passwordLength} tecken. Några ord på rad fungerar bra.`;
export const passwordCurrentRequired = 'Ange ditt nuvarande lösenord';
export const passwordSame = 'Välj ett lösenord som skiljer sig från det nuvarande';
export const passwordChange = 'Byt lösenord';
export const passwordConsequence =
  'Du måste logga in igen med det nya lösenordet i alla webbläsare och på alla enheter, även här.';
export const passwordNotConfirmed = 'Koden saknas. Försök igen.';

export const twoFactorTitle = 'Tvåfaktorsautentisering';
export const twoFactorDescription = 'En kod från din telefon utöver lösenordet.';
export const twoFactorOn = 'På';
export const twoFactorOff = 'Av';
export const twoFactorOnBody = 'När du loggar in behövs en kod från din autentiseringsapp.';
export const twoFactorOffBody = 'När den är på kan ingen logga in med bara ditt lösenord.';
export const twoFactorLoading = 'Kontrollerar om den är på…';
export const twoFactorSetUp = 'Aktivera';
export const twoFactorTurnOff = 'Stäng av';
export const twoFactorTurnOffTitle = 'Stäng av tvåfaktorsautentisering?';
export const twoFactorTurnOffBody =
  'Då räcker lösenordet för att komma in på ditt konto igen. Du kan slå på den på nytt när som helst.';
export const twoFactorTurnedOff = 'Tvåfaktorsautentisering är avstängd';
export const twoFactorTurnedOn = 'Tvåfaktorsautentisering är på';
export const twoFactorSetUpTitle = 'Aktivera tvåfaktorsautentisering';
export const twoFactorPreparing = 'Skapar din nyckel…';
export const twoFactorPrepareFailed = 'Nyckeln kunde inte skapas';
export const twoFactorScan =
  'Skanna koden med en autentiseringsapp, till exempel den i din lösenordshanterare eller telefon.';
export const twoFactorQrTitle = 'QR-kod med nyckeln till din autentiseringsapp';
export const twoFactorKey = 'Eller ange den här nyckeln i appen';
export const twoFactorCopyKey = 'Kopiera nyckeln';
export const twoFactorCode = 'Kod från appen';
export const twoFactorCodeHint = 'Sex siffror. Koden visar att appen och nyckeln hör ihop.';
export const twoFactorLost =
  'Det finns inga återställningskoder. Om du förlorar både appen och nyckeln kan bara vår support släppa in dig igen, efter att ha kontrollerat att det är du. Förvara nyckeln på ett säkert ställe.';
export const twoFactorTurnOn = 'Slå på';

export const sessionsTitle = 'Inloggningar';
export const sessionsDescription = 'För en borttappad eller delad dator.';
export const sessionsBody = 'Loggar ut dig direkt i alla webbläsare och på alla enheter, även här.';
export const sessionsOpen = 'Logga ut överallt';
export const sessionsConfirmTitle = 'Logga ut överallt?';
export const sessionsConfirmBody =
  'Du måste logga in igen i alla webbläsare och på alla enheter, även här. Osparad text på andra enheter ligger kvar där tills du loggar in igen.';
export const sessionsConfirm = 'Logga ut överallt';

export const appearanceTitle = 'Utseende';
export const appearanceDescription = 'Så ser Refdeck ut i den här webbläsaren.';
export const appearanceTheme = 'Tema';
export const appearanceLight = 'Ljust';
export const appearanceDark = 'Mörkt';

export const dataTitle = 'Dina uppgifter';
export const dataDescription = 'Ladda ner eller ta bort det vi har sparat om dig.';
export const dataExportTitle = 'Export';
export const dataExportBody =
  'En JSON-fil med din profil, dina organisationer och roller, det du har skapat och det du har gjort med ditt konto. Den anger också vad som inte ingår.';
export const dataExport = 'Exportera mina uppgifter';
export const dataExported = (file: string) => `${file} laddades ner`;
export const dataDeleteTitle = 'Ta bort kontot';
export const dataDeleteBody =
  'Avslutar ditt konto och ditt medlemskap i alla organisationer. Det går inte att ångra.';
export const dataDelete = 'Ta bort kontot';

export const deletionTitle = 'Ta bort ditt konto?';
export const deletionGoes = 'Det här tas bort';
export const deletionGoesList = [
  'Ditt namn, din e-postadress, ditt lösenord och din tvåfaktorsautentisering',
  'Ditt medlemskap i alla organisationer och inbjudningar till din adress',
  'Din prenumeration på nyhetsbrevet',
];
export const deletionStays = 'Det här finns kvar';
export const deletionStaysList = [
  'Referenser, kunder, samlingar och filer som du har skapat. De tillhör sin organisation, som visar ”Tidigare medlem” i stället för ditt namn.',
  'Poster i händelseloggen med ditt användar-ID, utan namn eller adress, i 400 dagar',
];
export const deletionExportFirst =
  'Exportera dina uppgifter först om du vill ha kvar dem: efteråt går det inte.';
export const deletionGoOn = 'Fortsätt';
export const deletionConfirmTitle = 'Ta bort ditt konto för gott?';
export const deletionConfirmBody = 'Det finns ingen väg tillbaka.';
export const deletionTyped = (email: string) => `Skriv ${email} för att bekräfta`;
export const deletionDelete = 'Ta bort mitt konto';
export const deletionRefusedTitle = 'Du är den enda ägaren';
export const deletionRefusedBody =
  'En organisation behöver en ägare. Gör någon annan till ägare i var och en av de här, eller ta bort organisationen (i menyn med dess namn), och kom sedan tillbaka.';
export const deletionOpenTeam = 'Öppna teamet';
export const deletionSuspended = 'Avstängd. Kontakta vår support.';
export const deletionClose = 'Stäng';

export const cancel = 'Avbryt';
export const retry = 'Försök igen';

/** Only read out, after the words of the link. */
export const openTeamOf = (organization: string) => ` i ${organization}`;
