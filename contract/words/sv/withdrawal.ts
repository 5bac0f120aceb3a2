export const title = 'Återkalla en tillåtelse';
export const description =
  'Det som återkallas för referenssidan eller webbplatser försvinner direkt från din sida, samlingar och inbäddningar. Referenserna finns kvar här som utkast.';
export const scope = 'Gäller';
export const all = (customer: string) => `Alla referenser för ${customer}`;
export const channels = 'Var det inte längre får visas';
export const noChannel = 'Välj var det inte längre får visas';
export const by = 'Vem som återkallar';
export const byCustomer = (customer: string) => customer;
export const byUs = 'Vi själva, av egna skäl';
export const reason = 'Orsak';
export const reasonHint = 'Sparas med registreringen.';
export const cancel = 'Avbryt';
export const save = 'Återkalla';
export const failed = 'Tillåtelsen återkallades inte';
export const saved = (takenDown: number, remaining: number) =>
  [
    'Tillåtelsen återkallades.',
    takenDown > 0 &&
      `${takenDown} ${takenDown === 1 ? 'referens är inte längre offentlig' : 'referenser är inte längre offentliga'}.`,
    remaining > 0 && `${remaining} till följer inom några minuter.`,
  ]
    .filter(Boolean)
    .join(' ');
