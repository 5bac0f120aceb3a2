export const next = 'Fråga någon annan om det inte kommer något svar';
export const nextContact = 'Vem som frågas härnäst';
export const nextNobody = 'Ingen';
export const nextHint = 'Personen får samma fråga och meddelande, och den första länken slutar gälla.';
export const nextAfter = 'Efter hur många dagar';
export const days = (count: number) => (count === 1 ? '1 dag' : `${count} dagar`);

export const elsewhere = (fields: string) =>
  `Visas från en annan webbplats: ${fields}. Innehållet kan ändras där utan att det märks, så kortet säger inte ”Bekräftat av kunden”. Kopiera det till ditt mediebibliotek först.`;
export const elsewhereStory = 'bilderna i berättelsen';
export const elsewhereOpen = 'Öppna referensen';
export const elsewhereCopy = 'Kopiera till mediebiblioteket';
export const elsewhereFailed = (addresses: string) =>
  `De här adresserna gav ingen bild på högst 4 MB, så ladda upp dem själv: ${addresses}`;
