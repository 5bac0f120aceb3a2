export const title = 'Laskutus';
export const description = (organization: string) =>
  `Mistä ${organization} maksaa ja mitä sillä on käytössä.`;
export const loading = 'Ladataan laskutustietoja…';
export const failed = 'Laskutustietoja ei voitu ladata';

export const detailsTitle = 'Tilauksen tiedot';
export const detailsActive = 'Voimassa';
export const detailsTrial = 'Kokeilu';
export const detailsPastDue = 'Maksu myöhässä';
export const detailsUnpaid = 'Maksamatta';
export const detailsPaused = 'Tauolla';
export const detailsEndsOn = (date: string) => `Irtisanottu: päättyy ${date}`;
export const detailsManage = 'Hallitse tilausta';
export const detailsPrice = 'Hinta';
export const detailsNextBilling = 'Seuraava laskutuspäivä';
export const detailsTrialEnds = 'Kokeilu päättyy';
export const detailsEnds = 'Päättyy';
export const detailsTrialNote = (date: string) =>
  `Ilmainen ${date} asti. Ensimmäinen maksu veloitetaan silloin, ellet irtisano tilausta sitä ennen.`;
export const detailsEndsNote = (plan: string, date: string) =>
  `${plan} on käytössä ennallaan ${date} asti. Sen jälkeen rajat ovat samat kuin Free-paketissa. Mitään ei poisteta eikä oteta pois verkosta.`;
export const detailsPastDueNote = (date: string) =>
  `Viimeisin maksu epäonnistui. Aikaa päivittää kortti on ${date} asti. Sen jälkeen rajat ovat samat kuin Free-paketissa, kunnes maksu on suoritettu.`;
export const detailsUnpaidNote =
  'Viimeisin maksu epäonnistui. Rajat ovat samat kuin Free-paketissa, kunnes maksu on suoritettu. Mitään ei poisteta eikä oteta pois verkosta.';
export const detailsPausedNote =
  'Tilaus on tauolla. Rajat ovat samat kuin Free-paketissa, kunnes tilaus jatkuu.';
export const detailsUpdateCard = 'Päivitä kortti';

export const historyTitle = 'Laskutushistoria';
export const historyMissing = 'Laskuja ei voitu ladata';
export const historyMissingBody = 'Muu tällä sivulla on ajan tasalla.';
export const historyRetry = 'Yritä uudelleen';
export const historyNone =
  'Ei vielä laskuja. Ensimmäinen tulee näkyviin, kun olet maksanut ensimmäisen kerran.';
export const historyDate = 'Päivä';
export const historyNumber = 'Numero';
export const historyPlan = 'Paketti';
export const historyAmount = 'Summa';
export const historyStatus = 'Tila';
export const historyInvoice = 'Lasku';
export const historyPaid = 'Maksettu';
export const historyPending = 'Avoinna';
export const historyPdf = 'PDF';
export const historyOpenPdf = (name: string) => `Avaa laskun ${name} PDF uudessa välilehdessä`;
export const historyNoPdf = 'Ei vielä valmis';
export const historyRefused = 'Laskua ei avattu: sen osoite ei ole Stripen osoite.';
export const historyAll = (count: number) => `Näytä kaikki ${count} laskua`;
export const historyFewer = 'Näytä vähemmän';
export const historyOlder = 'Vanhemmat laskut löydät laskutusportaalista.';

export const methodTitle = 'Maksutavat';
export const methodNone = 'Maksutapaa ei ole tallennettu. Annat sen Stripen sivulla, kun valitset paketin.';
export const methodNoneStored =
  'Maksutapaa ei ole tallennettu. Lisää se laskutusportaalissa, jotta seuraava maksu onnistuu.';
export const methodEnding = (brand: string, last4: string) => `${brand}, numeron loppu ${last4}`;
export const methodExpires = (date: string) => `Vanhenee: ${date}`;
export const methodExpired = 'Vanhentunut';
export const methodExpiresSoon = 'Vanhenee pian';
export const methodExpiredNote = 'Tällä kortilla ei voi enää maksaa. Päivitä se laskutusportaalissa.';
export const methodUpdate = 'Päivitä maksutapa';
export const methodOpen = 'Avaa laskutusportaali';
export const methodStoredByStripe = 'Tiedot ovat Stripellä; me näemme niistä vain sen, mikä näkyy tässä.';

export const usageTitle = 'Käyttö';
export const usageReferences = 'Referenssikortit';
export const usageStorage = 'Tallennustila';
export const usageOf = (used: string, limit: string) => `${used} / ${limit}`;
export const usageLeft = (rest: string) => `${rest} jäljellä`;
export const usageNear = (rest: string) => `Lähes täynnä: ${rest} jäljellä`;
export const usageFull = 'Täynnä. Poista jotain tai valitse suurempi paketti, niin voit lisätä uutta.';

export const backConfirming = 'Maksuasi vahvistetaan';
export const backConfirmingBody = 'Tämä kestää muutaman sekunnin. Sivu päivittyy itsestään.';
export const backLate = 'Maksuasi ei ole vielä vahvistettu';
export const backLateBody =
  'Stripe ei ole vahvistanut maksua minuutin kuluessa. Jos olet maksanut, paketti tulee käyttöön heti vahvistuksen jälkeen. Sinun ei tarvitse maksaa uudelleen.';
export const backCheck = 'Tarkista uudelleen';
export const backCanceled = 'Poistuit maksusivulta. Mitään ei veloitettu.';
export const backDismiss = 'Sulje';
export const backActive = (plan: string) => `${plan} on käytössä. Kiitos!`;

export const contactTitle = 'Kysyttävää laskutuksesta?';
export const contactBody = 'Kirjoita meille. Ihminen lukee jokaisen viestin ja vastaa sähköpostitse.';
export const contactAction = 'Ota yhteyttä';
export const contactHelp = 'Näin paketit ja maksut toimivat';

/** Only this one of Stripe's names is not that of a firm or a scheme. */
export const usBankAccount = 'Yhdysvaltalainen pankkitili';
