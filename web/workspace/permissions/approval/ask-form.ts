import type { Contact } from '#contract/resources/customer';
import type { Channel, Subject } from '#contract/rules/choices';

export interface AskForm {
  referenceId: string;
  contactId: string;
  subjects: Subject[];
  channels: Channel[];
  expiresOn: string;
  message: string;
  language: '' | Contact['language'];
  next: string;
  afterDays: string;
  publishOnYes?: boolean | undefined;
}
