export const toggle = 'Rikta den till någon';
export const toggleHint =
  'Sidan visar då ett brev bredvid berättelserna. Bara den som har länken kan öppna den.';
export const person = 'Personens namn';
export const company = 'Företag';
export const note = 'Meddelande';
export const noteHint = 'Det du skulle säga om du lämnade över den.';
export const sender = 'Från';
export const nobody = 'Ingen';
export const role = 'Roll';
export const email = 'E-postadress';
export const calendar = 'Länk till din kalender';
export const calendarHint = 'Där de kan boka en tid, till exempel https://…';
export const until = 'Öppen till och med';
export const untilHint =
  'Efter den dagen slutar sidan och inbäddningarna att fungera. Lämna tomt om den inte ska ta slut.';
