import type { PermissionEntry } from '#contract/resources/permission';
import type { Channel, Subject } from '#contract/rules/choices';
import * as words from '#words/permission-parts';

const list = new Intl.ListFormat(words.locale);
const date = (timeZone?: string) => new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeZone });
const day = date('UTC');
const moment = date();

/** “name and logo” */
export const subjectList = (subjects: readonly Subject[]) =>
  list.format(subjects.map((subject) => words.subjects[subject].phrase));

/** “on the reference page and in tenders” */
export const channelList = (channels: readonly Channel[]) =>
  list.format(channels.map((channel) => words.channels[channel].phrase));

/** “in tenders”, or “in the tender ‘School’” */
export const whereInWords = ({ channels, tender }: Pick<PermissionEntry, 'channels' | 'tender'>) =>
  tender ? words.inTender(tender.name) : channelList(channels);

export const dayInWords = (at: string) => day.format(new Date(at));

/** The day of the reader’s own time zone. */
export const dayOfMoment = (at: string) => moment.format(new Date(at));
