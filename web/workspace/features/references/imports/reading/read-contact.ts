import { email } from '#contract/primitives/schema';
import { isErrorCell, refused, textOf, type Cell, type Reading } from './cell.ts';

export interface Contact {
  name?: string;
  phone?: string;
  email?: string;
}

const phoneShape = /^\+?[\d\s()/-]{6,20}$/;

/** Takes "Name, telephone, mail" and "Name (mail)" apart. */
export function readContact(cell: Cell): Reading<Contact> {
  if (isErrorCell(cell)) return refused('cellError');
  const contact: Contact = {};
  for (const part of textOf(cell)
    .split(/[,;()<>\n]/)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const mail = readEmail(part.replace(/^mailto:/i, '')).value;
    const field = mail ? 'email' : phoneShape.test(part) ? 'phone' : 'name';
    if (/@/.test(part) && !mail) return refused('notEmail');
    if (contact[field] !== undefined) return refused('severalContacts');
    contact[field] = mail ?? part;
  }
  return { value: contact, marks: [] };
}

export function readEmail(cell: Cell): Reading<string> {
  if (isErrorCell(cell)) return refused('cellError');
  const { data, success } = email.safeParse(textOf(cell));
  return success ? { value: data, marks: [] } : refused('notEmail');
}

/** A spreadsheet takes a number with its country's code for a figure and drops the plus. */
export function readPhone(cell: Cell): Reading<string> {
  if (isErrorCell(cell)) return refused('cellError');
  const text = textOf(cell);
  if (!phoneShape.test(text)) return refused('notPhone');
  return { value: /^(358|46|45|47)\d{7,10}$/.test(text) ? `+${text}` : text, marks: [] };
}
