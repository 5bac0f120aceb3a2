import { productName } from '#contract/primitives/product';
import type { languageCodes } from '#contract/words/languages';

type Language = (typeof languageCodes)[number];

/** One file says the same in three languages, because nobody knows who opens it years later. */
const texts = {
  en: (organization: string, day: string) => `Everything of ${organization} in ${productName}, as of ${day}

manifest.json   what is in this archive: each file with its size in bytes and its SHA-256
manifest.sig    the signature of manifest.json (Ed25519)
references.xlsx all references as a table. "Bring in" of ${productName} reads it back as drafts; dropped
                there, this whole archive brings back most of it; the page says what comes back and what stays
tables/         the same and other lists as CSV
data/           all records as JSON; schema/ describes each of these files
audit/          who did what and when, by month, one JSON value in a line
files/          pictures in their widest size and documents as uploaded, by their ID. The address
                /assets/<organization>/<ID>/… of a record means the file in files/<ID>/
forms/          forms as they are filled, by their ID in data/forms.json
documents/      what buyers were sent, by the ID of the dispatch in data/parts-of-tenders.json
visits/         counted visits, a table for each month
site/           the public pages as they were; open index.html, which needs no network

To check that this archive is whole and as it was made: compare each file with manifest.json, and the manifest with its
signature. Its "signedWith" names the address of the keys and the one to take; save that one's "pem" as key.pem, then
openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in manifest.json -sigfile manifest.sig

To check that no entry of a customer's permissions is missing or changed, take its entries in
data/permissions.json by "sequence". Each "previous" is the "hash" of the entry before it, and the
first one is empty. Each "hash" is the SHA-256 of the entry without "hash", "person" and
"personSalt", as JSON by RFC 8785. The last one is "ledgerHash" of the customer.

Left out: passwords, second factors, links and other secrets; invoices; and what belongs to a person, who downloads it
from their profile.`,
  fi: (organization: string, day: string) => `${organization}: kaikki tiedot palvelussa ${productName}, ${day}

manifest.json   mitä tässä paketissa on: jokainen tiedosto, sen koko tavuina ja SHA-256
manifest.sig    luettelon manifest.json allekirjoitus (Ed25519)
references.xlsx kaikki referenssit taulukkona. ${productName} lukee sen takaisin luonnoksiksi kohdassa ”Tuo”;
                koko paketti tuo sieltä suurimman osan takaisin; sivu kertoo, mikä palaa ja mikä jää
tables/         sama ja muut luettelot CSV-muodossa
data/           kaikki tietueet JSON-muodossa; schema/ kuvaa nämä tiedostot
audit/          kuka teki mitä ja milloin, kuukausittain, rivi kerrallaan JSON-muodossa
files/          kuvat leveimmillään ja asiakirjat sellaisina kuin ne ladattiin, tunnuksen mukaan.
                Tietueen osoite /assets/<organisaatio>/<tunnus>/… tarkoittaa kansiota files/<tunnus>/
forms/          täytettävät lomakkeet, tiedoston data/forms.json tunnuksen mukaan
documents/      mitä ostajille lähetettiin, tiedoston data/parts-of-tenders.json tunnuksen mukaan
visits/         käyntien määrät, taulukko kuukautta kohti
site/           julkiset sivut sellaisina kuin ne olivat; avaa index.html, verkkoa ei tarvita

Näin tarkistat, että paketti on kokonainen ja sellainen kuin se tehtiin: vertaa tiedostoja luetteloon manifest.json ja
luetteloa sen allekirjoitukseen. Luettelon ”signedWith” kertoo avainten osoitteen ja oikean avaimen; tallenna sen ”pem”
tiedostoon key.pem, sitten
openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in manifest.json -sigfile manifest.sig

Näin tarkistat, ettei asiakkaan luvista puutu eikä ole muutettu mitään: ota asiakkaan merkinnät
tiedostosta data/permissions.json kentän ”sequence” järjestyksessä. Jokainen ”previous” on edellisen
merkinnän ”hash”, ja ensimmäinen on tyhjä. Jokainen ”hash” on SHA-256 merkinnästä ilman kenttiä
”hash”, ”person” ja ”personSalt”, JSON-muodossa RFC 8785:n mukaan. Viimeinen on asiakkaan ”ledgerHash”.

Pois jätetty: salasanat, toiset tunnistautumistavat, linkit ja muut salaisuudet; laskut; sekä henkilön omat tiedot,
jotka hän lataa profiilistaan.`,
  sv: (organization: string, day: string) => `Allt som ${organization} har i ${productName}, ${day}

manifest.json   vad som finns i arkivet: varje fil med sin storlek i byte och sin SHA-256
manifest.sig    signaturen av manifest.json (Ed25519)
references.xlsx alla referenser som tabell. ${productName} läser tillbaka den som utkast under ”Ta in”;
                hela arkivet ger där tillbaka det mesta; sidan säger vad som kommer och vad som stannar
tables/         samma och andra listor som CSV
data/           alla poster som JSON; schema/ beskriver dessa filer
audit/          vem som gjorde vad och när, per månad, ett JSON-värde per rad
files/          bilder i sin bredaste storlek och dokument som de laddades upp, efter sitt ID.
                Adressen /assets/<organisation>/<ID>/… i en post avser filen i files/<ID>/
forms/          formulär som de fylls i, efter sitt ID i data/forms.json
documents/      vad köpare har fått, efter utskickets ID i data/parts-of-tenders.json
visits/         räknade besök, en tabell per månad
site/           de offentliga sidorna som de var; öppna index.html, som inte behöver något nätverk

Så kontrollerar du att arkivet är helt och som det gjordes: jämför filerna med manifest.json, och manifestet med dess
signatur. Dess ”signedWith” anger nycklarnas adress och rätt nyckel; spara dess ”pem” som key.pem, sedan
openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in manifest.json -sigfile manifest.sig

Så kontrollerar du att inget i en kunds tillstånd saknas eller har ändrats: ta kundens anteckningar i
data/permissions.json i ordning efter ”sequence”. Varje ”previous” är ”hash” för anteckningen före,
och den första är tom. Varje ”hash” är SHA-256 av anteckningen utan ”hash”, ”person” och
”personSalt”, som JSON enligt RFC 8785. Den sista är kundens ”ledgerHash”.

Utelämnat: lösenord, andra faktorer, länkar och andra hemligheter; fakturor; och det som hör till en person, som hämtar
det från sin profil.`,
} satisfies Record<Language, (organization: string, day: string) => string>;

export const readMe = (organization: string, at: Date): string =>
  Object.values(texts)
    .map((text) => text(organization, at.toISOString().slice(0, 10)))
    .join('\n\n\n');
