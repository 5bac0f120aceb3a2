import { describe, expect, it } from 'vitest';
import { contactLanguages } from '#contract/resources/customer';
import { permissionState } from '#contract/permission/state';
import { permissionWords } from '#contract/permission/words';
import { channels, subjects } from '#contract/rules/choices';
import { entryKinds, recordPermissionBody, type PermissionEntry } from '#contract/resources/permission';
import { suggestedWording } from '#contract/permission/words';
import { sentenceOf, type Names } from '#web/workspace/permissions/ledger/sentences.ts';
import { stateLines } from '#web/workspace/permissions/state/state-lines.ts';

const names: Names = {
  customer: 'Sample Ferries',
  reference: (id) => (id === 'quay' ? 'The quay' : undefined),
  member: (id) => (id === 'ada' ? 'Ada Owner' : undefined),
};

const entry = (changes: Partial<PermissionEntry> = {}): PermissionEntry => ({
  id: 'one',
  sequence: 1,
  kind: 'granted',
  customerId: 'ferries',
  subjects: ['name', 'logo', 'text'],
  channels: ['reference-page', 'website'],
  expiresOn: '2028-11-30',
  method: 'contract',
  person: { name: 'Maija Meri', jobTitle: 'Head of sales' },
  enteredBy: 'ada',
  at: '2026-11-02T12:00:00.000Z',
  previous: '',
  hash: '',
  ...changes,
});

describe('a ledger entry', () => {
  it('reads as a sentence with person, subject, channel, end, method and author', () => {
    expect(sentenceOf(entry(), names)).toBe(
      'Maija Meri (Head of sales) allowed name, logo and text on the reference page and on websites until 30 Nov 2028, by contract. Recorded by Ada Owner on 2 Nov 2026.',
    );
  });

  it('names its reference, also a deleted one, or the customer', () => {
    const one = { person: undefined, expiresOn: undefined, subjects: ['quote' as const] };
    expect(sentenceOf(entry({ ...one, referenceId: 'quay' }), names)).toContain(
      'Sample Ferries allowed quote on the reference page and on websites for “The quay”, by contract.',
    );
    expect(sentenceOf(entry({ ...one, referenceId: 'gone' }), names)).toContain(
      'for a reference that was deleted',
    );
  });

  it('is complete when its author has left or the contact used the link', () => {
    expect(sentenceOf(entry({ enteredBy: 'gone' }), names)).toContain(
      'Recorded by somebody who has left the team on 2 Nov 2026.',
    );
    const byLink = sentenceOf(entry({ method: 'link', enteredBy: undefined }), names);
    expect(byLink).toMatch(/until 30 Nov 2028, by the approval link on 2 Nov 2026\.$/);
  });

  it.each(entryKinds)('of each kind is a sentence about its subject: %s', (kind) => {
    const sentence = sentenceOf(entry({ kind }), names);
    expect(sentence).toMatch(/^[A-Z].*name, logo and text on the reference page and on websites.*\.$/);
    expect(sentence).not.toContain('undefined');
  });
});

describe('the current state', () => {
  it('has one line for each channel, grouped by period', () => {
    const entries = [
      entry(),
      entry({ id: 'two', subjects: ['quote'], channels: ['website'], expiresOn: undefined }),
      entry({ id: 'three', kind: 'declined', subjects: ['person'], channels: ['press'] }),
      entry({ id: 'four', subjects: ['images'], channels: ['press'], expiresOn: '2026-10-31' }),
    ];
    const state = permissionState(entries, { today: '2026-11-02' });
    const own = { validFrom: undefined, expiresOn: '2028-11-30' };
    expect(stateLines(state, entries)).toEqual({
      lines: [
        {
          channel: 'reference-page',
          parts: [{ state: 'allowed', subjects: ['name', 'logo', 'text'], ...own }],
        },
        {
          channel: 'website',
          parts: [
            { state: 'allowed', subjects: ['name', 'logo', 'text'], ...own },
            { state: 'allowed', subjects: ['quote'], validFrom: undefined, expiresOn: undefined },
          ],
        },
        {
          channel: 'press',
          parts: [
            { state: 'expired', subjects: ['images'], validFrom: undefined, expiresOn: '2026-10-31' },
            { state: 'declined', subjects: ['person'], validFrom: undefined, expiresOn: undefined },
          ],
        },
      ],
      notAsked: ['document', 'tender', 'social', 'reference-call'],
    });
  });
});

describe('a suggested wording', () => {
  const agreed = {
    organization: 'Birchline',
    customer: 'Sample Ferries',
    subjects: [...subjects],
    channels: [...channels],
    reference: 'The quay',
    validFrom: '2026-11-02',
    expiresOn: '2028-11-30',
  };

  it.each(contactLanguages)('names all choices and can be recorded, in %s', (language) => {
    const wording = suggestedWording(agreed, language);
    const words = permissionWords[language];
    for (const { phrase } of [...Object.values(words.subjects), ...Object.values(words.channels)]) {
      expect(wording).toContain(phrase);
    }
    for (const name of ['Birchline', 'Sample Ferries', 'The quay', '2028']) expect(wording).toContain(name);
    const input = { customerId: '01HZX0000000000000000000ZZ', method: 'email', wording };
    expect(recordPermissionBody.safeParse({ ...input, subjects, channels }).success).toBe(true);
  });

  it('is short for few choices and empty for none', () => {
    const little = {
      ...agreed,
      subjects: ['name' as const],
      channels: ['tender' as const],
      reference: undefined,
      validFrom: '',
      expiresOn: '',
    };
    expect(suggestedWording(little, 'en')).toBe(
      'Birchline may show the name of Sample Ferries in tenders. Sample Ferries can take this back at any time.',
    );
    expect(suggestedWording(little, 'fi')).toBe(
      'Birchline saa näyttää seuraavat tiedot asiakkaasta Sample Ferries: nimi. Ne saa näyttää tarjouksissa. Sample Ferries voi perua luvan milloin tahansa.',
    );
    expect(suggestedWording({ ...little, channels: [] }, 'en')).toBe('');
  });
});
