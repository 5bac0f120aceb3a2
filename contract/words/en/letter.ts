export const toggle = 'Address it to somebody';
export const toggleHint =
  'Its page then shows a letter beside the stories. Only those who have the link can open it.';
export const person = 'Name of the person';
export const company = 'Company';
export const note = 'Note';
export const noteHint = 'What you would say if you handed it over.';
export const sender = 'From';
export const nobody = 'Nobody';
export const role = 'Role';
export const email = 'Email address';
export const calendar = 'Link to your calendar';
export const calendarHint = 'Where they can book a time, such as https://…';
export const until = 'Open until';
export const untilHint = 'After this day its page and its embeds stop working. Leave it empty for no end.';
