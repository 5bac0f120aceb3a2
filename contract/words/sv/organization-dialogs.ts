import { retention } from '../../rules/retention.ts';

export const createTitle = 'Skapa organisation';
export const createDescription = 'En arbetsyta med egna kunder, referenser och en egen offentlig sida.';
export const renameTitle = 'Byt namn på organisationen';
export const renameDescription =
  'Det nya namnet visas för alla medlemmar och på den offentliga referenssidan.';
export const renameError = 'Namnet ändrades inte';
export const renameFailed = 'Det gick inte att byta namn på organisationen. Försök igen.';
export const leaveConsequence = 'Du förlorar åtkomsten direkt. Det du har gjort finns kvar i organisationen.';
export const leaveRules =
  'Minst en ägare måste finnas kvar i organisationen, och du behöver en ny inbjudan för att gå med igen.';
export const lastOwner =
  'Du är organisationens enda ägare. Gör först någon annan till ägare, eller ta bort organisationen om ingen behöver den längre.';
export const deleteAtOnce =
  'Den offentliga referenssidan, samlingarna och inbäddningarna slutar fungera direkt.';
export const deleteForAll = 'Alla medlemmar förlorar åtkomsten direkt, och öppna inbjudningar återkallas.';
export const deleteSubscription = 'Ett abonnemang upphör direkt, utan återbetalning.';
export const deleteForGood = `Kunder, referenser, samlingar och filer tas bort för gott efter ${retention.purgeDays} dagar.`;
export const caseMatters = 'Nästan: stora och små bokstäver måste stämma.';
