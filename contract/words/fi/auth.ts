import { limits } from '../../rules/limits.ts';

export const home = (product: string) => `${product}, etusivu`;

export const emailLabel = 'Sähköposti';
export const emailMissing = 'Kirjoita sähköpostiosoitteesi';
export const emailWrong = 'Kirjoita osoite, esimerkiksi nimi@yritys.fi';
export const nameLabel = 'Koko nimi';
export const nameMissing = 'Kirjoita nimesi';
export const nameTooLong = `Enintään ${limits.nameLength} merkkiä`;
export const passwordLabel = 'Salasana';
export const passwordMissing = 'Kirjoita salasanasi';
export const newPasswordMissing = 'Valitse salasana';
export const newPasswordTooShort = `Käytä vähintään ${limits.passwordLength} merkkiä`;
export const newPasswordTooLong = 'Käytä enintään 256 merkkiä';
export const codeLabel = 'Koodi';
export const codeMissing = 'Kirjoita sähköpostissa oleva koodi';
export const codeWrong = 'Koodi on sähköpostissa oleva numero';

export const signInTitle = 'Kirjaudu sisään';
export const signInWelcome = 'Tervetuloa takaisin.';
export const signInForgot = 'Unohditko salasanan?';
export const signInNow = 'Kirjaudu sisään';
export const signInNew = <T>(link: T): readonly (string | T)[] => ['Eikö sinulla ole tiliä? ', link];
export const signInNewLink = 'Luo tili';
export const signedOutEverywhere =
  'Sinut on kirjattu ulos kaikilta laitteilta. Kirjaudu uudelleen, niin voit jatkaa tässä.';
export const passwordChanged =
  'Salasanasi vaihdettiin, ja sinut kirjattiin ulos kaikilta laitteilta. Kirjaudu sisään uudella salasanalla.';

export const signUpTitle = 'Luo tili';
export const signUpFree = (cards: number) =>
  cards === 1
    ? 'Ensimmäinen referenssikorttisi on ilmainen.'
    : `Ensimmäiset ${cards} referenssikorttiasi ovat ilmaisia.`;
export const signUpEmail = 'Työsähköposti';
export const signUpPasswordHint = `Vähintään ${limits.passwordLength} merkkiä. Muutama sana peräkkäin toimii hyvin.`;
export const signUpNow = 'Luo tili';
export const signUpKnown = <T>(link: T): readonly (string | T)[] => ['Onko sinulla jo tili? ', link];
export const signUpKnownLink = 'Kirjaudu sisään';

export const codeTitle = 'Tarkista sähköpostisi';
export const codeSent = <T>(email: T): readonly (string | T)[] => [
  'Lähetimme koodin osoitteeseen ',
  email,
  '. Se osoittaa, että osoite on sinun.',
];
export const codeConfirm = 'Vahvista';
export const codeOtherAddress = 'Käytä toista osoitetta';
export const codeResend = 'Lähetä koodi uudelleen';
export const codeResendIn = (seconds: number) => `Lähetä uudelleen ${seconds} s kuluttua`;
export const codeResent = 'Uusi koodi on matkalla.';

export const resetTitle = 'Unohtunut salasana';
export const resetDescription = 'Lähetämme koodin sähköpostiosoitteeseesi.';
export const resetSend = 'Lähetä koodi';
export const resetBack = 'Takaisin kirjautumiseen';
export const resetNewTitle = 'Valitse uusi salasana';
export const resetNewDescription = <T>(email: T): readonly (string | T)[] => [
  'Jos osoitteella ',
  email,
  ' on tili, sinne on matkalla koodi. Kun tallennat uuden salasanan, sinut kirjataan ulos kaikilta laitteilta.',
];
export const resetNewPassword = 'Uusi salasana';
export const resetNewPasswordHint = `Vähintään ${limits.passwordLength} merkkiä.`;
export const resetSave = 'Tallenna ja kirjaudu sisään';

export const totpTitle = 'Kaksivaiheinen tunnistautuminen';
export const totpDescription = <T>(email: T): readonly (string | T)[] => [
  'Kirjoita koodi, jonka todennussovelluksesi näyttää tilille ',
  email,
  '.',
];
export const totpMissing = 'Kirjoita todennussovelluksesi koodi';
export const totpWrong = 'Koodissa on kuusi numeroa';
export const totpLabel = 'Todennuskoodi';
export const totpVerify = 'Vahvista';
export const totpBack = 'Takaisin';
export const totpLost = 'Onko laitteesi kadonnut?';

export const againEndedTitle = 'Kirjautumisesi on päättynyt';
export const againEndedDescription =
  'Kirjaudu sisään, niin voit jatkaa siitä, mihin jäit. Kaikki kirjoittamasi on tallella.';
export const againConfirmTitle = 'Vahvista, että se olet sinä';
export const againConfirmDescription =
  'Kirjoita salasanasi, niin voit jatkaa. Sitä ei kysytä uudelleen muutamaan minuuttiin.';
export const againConfirm = 'Vahvista';
export const againSomebodyElse = 'Kirjaudu toisena käyttäjänä';

export const failedCredentials = 'Sähköpostiosoite tai salasana on väärä.';
export const failedCurrentPassword = 'Nykyinen salasana on väärä.';
export const failedAccountExists = 'Tällä sähköpostiosoitteella on jo tili. Kirjaudu sisään.';
export const failedSignUpCheck = 'Rekisteröitymistä ei voitu tarkistaa. Yritä uudelleen.';
export const failedManySignUps = 'Rekisteröitymisiä on juuri nyt liikaa. Yritä uudelleen tunnin kuluttua.';
export const failedCode = 'Koodi ei ole oikea. Katso uusin sähköposti tai pyydä uusi koodi.';
export const failedCodeExpired = 'Koodi on vanhentunut. Pyydä uusi.';
export const failedTooOften = 'Liian monta yritystä. Odota muutama minuutti ja yritä uudelleen.';
export const failedNewPassword = `Valitse salasana, jossa on vähintään ${limits.passwordLength} merkkiä.`;
export const failedMail = 'Sähköpostia ei voitu lähettää. Tarkista osoite ja yritä uudelleen.';
export const failedResetRequired =
  'Tämä tili tarvitsee uuden salasanan. Aseta se kohdassa ”Unohditko salasanan?”.';
export const failedDisabled = 'Tämä tili on poistettu käytöstä. Jos se on virhe, ota meihin yhteyttä.';
export const failedConfirmed = 'Tämä osoite on jo vahvistettu. Kirjaudu sisään.';
export const failedTotp = 'Koodi ei ole oikea. Kirjoita se, jonka sovellus näyttää juuri nyt.';
export const failedTotpUsed = 'Koodi on jo käytetty. Odota seuraavaa.';
export const failedTotpLate = 'Aikaa kului liikaa. Palaa takaisin ja kirjoita salasanasi uudelleen.';
