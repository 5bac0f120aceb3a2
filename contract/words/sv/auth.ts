import { limits } from '../../rules/limits.ts';

export const home = (product: string) => `${product}, startsida`;

export const emailLabel = 'E-post';
export const emailMissing = 'Ange din e-postadress';
export const emailWrong = 'Ange en adress som namn@foretag.se';
export const nameLabel = 'För- och efternamn';
export const nameMissing = 'Ange ditt namn';
export const nameTooLong = `Högst ${limits.nameLength} tecken`;
export const passwordLabel = 'Lösenord';
export const passwordMissing = 'Ange ditt lösenord';
export const newPasswordMissing = 'Välj ett lösenord';
export const newPasswordTooShort = `Använd minst ${limits.passwordLength} tecken`;
export const newPasswordTooLong = 'Använd högst 256 tecken';
export const codeLabel = 'Kod';
export const codeMissing = 'Ange koden från mejlet';
export const codeWrong = 'Koden är siffrorna i mejlet';

export const signInTitle = 'Logga in';
export const signInWelcome = 'Välkommen tillbaka.';
export const signInForgot = 'Glömt lösenordet?';
export const signInNow = 'Logga in';
export const signInNew = <T>(link: T): readonly (string | T)[] => ['Ny här? ', link];
export const signInNewLink = 'Skapa ett konto';
export const signedOutEverywhere = 'Du är utloggad på alla enheter. Logga in igen för att fortsätta här.';
export const passwordChanged = 'Lösenordet är bytt och du är utloggad på alla enheter. Logga in med det nya.';

export const signUpTitle = 'Skapa ditt konto';
export const signUpFree = (cards: number) => `Dina första ${cards} referenskort är gratis.`;
export const signUpEmail = 'E-post på jobbet';
export const signUpPasswordHint = `Minst ${limits.passwordLength} tecken. Några ord på rad fungerar bra.`;
export const signUpNow = 'Skapa konto';
export const signUpKnown = <T>(link: T): readonly (string | T)[] => ['Har du redan ett konto? ', link];
export const signUpKnownLink = 'Logga in';

export const codeTitle = 'Kolla din e-post';
export const codeSent = <T>(email: T): readonly (string | T)[] => [
  'Vi har skickat en kod till ',
  email,
  '. Den visar att adressen är din.',
];
export const codeConfirm = 'Bekräfta';
export const codeOtherAddress = 'Använd en annan adress';
export const codeResend = 'Skicka koden igen';
export const codeResendIn = (seconds: number) => `Skicka igen om ${seconds} s`;
export const codeResent = 'En ny kod är på väg.';

export const resetTitle = 'Återställ lösenordet';
export const resetDescription = 'Vi skickar en kod till din e-postadress.';
export const resetSend = 'Skicka kod';
export const resetBack = 'Tillbaka till inloggningen';
export const resetNewTitle = 'Välj ett nytt lösenord';
export const resetNewDescription = <T>(email: T): readonly (string | T)[] => [
  'Om det finns ett konto för ',
  email,
  ' är en kod på väg dit. När du sparar ett nytt lösenord loggas du ut på alla enheter.',
];
export const resetNewPassword = 'Nytt lösenord';
export const resetNewPasswordHint = `Minst ${limits.passwordLength} tecken.`;
export const resetSave = 'Spara och logga in';

export const totpTitle = 'Tvåfaktorsautentisering';
export const totpDescription = <T>(email: T): readonly (string | T)[] => [
  'Ange koden som din autentiseringsapp visar för ',
  email,
  '.',
];
export const totpMissing = 'Ange koden från din autentiseringsapp';
export const totpWrong = 'Koden har sex siffror';
export const totpLabel = 'Kod från appen';
export const totpVerify = 'Verifiera';
export const totpBack = 'Tillbaka';
export const totpLost = 'Har du tappat bort enheten?';

export const againEndedTitle = 'Din session har gått ut';
export const againEndedDescription =
  'Logga in för att fortsätta där du är. Allt du har skrivit finns kvar här.';
export const againConfirmTitle = 'Bekräfta att det är du';
export const againConfirmDescription =
  'Ange ditt lösenord för att fortsätta. Du får inte frågan igen de närmaste minuterna.';
export const againConfirm = 'Bekräfta';
export const againSomebodyElse = 'Logga in som någon annan';

export const failedCredentials = 'Fel e-postadress eller lösenord.';
export const failedCurrentPassword = 'Det nuvarande lösenordet är fel.';
export const failedAccountExists =
  'Det finns redan ett konto med den här e-postadressen. Logga in i stället.';
export const failedSignUpCheck = 'Registreringen kunde inte kontrolleras. Försök igen.';
export const failedManySignUps = 'Just nu är det för många som registrerar sig. Försök igen om en timme.';
export const failedCode = 'Koden stämmer inte. Titta i det senaste mejlet eller be om en ny kod.';
export const failedCodeExpired = 'Koden har gått ut. Be om en ny.';
export const failedTooOften = 'För många försök. Vänta några minuter och försök sedan igen.';
export const failedNewPassword = `Välj ett lösenord på minst ${limits.passwordLength} tecken.`;
export const failedMail = 'Mejlet kunde inte skickas. Kontrollera adressen och försök igen.';
export const failedResetRequired =
  'Det här kontot behöver ett nytt lösenord. Välj ett via ”Glömt lösenordet?”.';
export const failedDisabled = 'Det här kontot har stängts av. Kontakta oss om det är ett misstag.';
export const failedConfirmed = 'Adressen är redan bekräftad. Logga in i stället.';
export const failedTotp = 'Koden stämmer inte. Ange den som appen visar just nu.';
export const failedTotpUsed = 'Koden har redan använts. Vänta på nästa.';
export const failedTotpLate = 'Det tog för lång tid. Gå tillbaka och ange lösenordet igen.';
