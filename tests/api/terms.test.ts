import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { translationRoutes } from '#contract/resources/translation';
import { limits } from '#contract/rules/limits';
import { callRaw, outcomes, times } from '../support/call.ts';
import { addMember, call, makeOwner, makePerson } from '../support/people.ts';

const { organizationId, caller } = await makeOwner();
await call(organizationRoutes.saveSettings, { languages: ['fi', 'sv'] }, caller);

describe('terms', () => {
  const terms = [
    { term: 'energy', translation: 'energia' },
    { term: 'Project', translation: 'Projekti' },
  ];
  const saveTerms = (input: object, language = 'fi') =>
    callRaw(translationRoutes.saveTerms, { language, ...input }, caller);

  it('are replaced as a whole, one writer at a time', async () => {
    const empty = await call(translationRoutes.getTerms, { language: 'fi' }, caller);
    expect(empty).toEqual({ language: 'fi', terms: [], version: 1 });
    const saved = await times(3, () => saveTerms({ terms, version: 1 }));
    expect(outcomes(saved)).toEqual({ 200: 1, VERSION_CONFLICT: 2 });
    const now = await call(translationRoutes.getTerms, { language: 'fi' }, caller);
    expect(now).toMatchObject({ terms, version: 2 });
    for (const { status, body } of saved) expect(status === 200 ? body : body.current).toEqual(now);
  });

  it.each([
    ['meet after trimming', [terms[0]!, { term: ' energy ', translation: 'virta' }]],
    ['are empty', [{ term: 'energy', translation: ' ' }]],
    ['are long', [{ term: 'x'.repeat(limits.termLength + 1), translation: 'x' }]],
    ['are many', Array.from({ length: limits.terms + 1 }, (_, n) => ({ term: `${n}`, translation: 'x' }))],
  ])('are refused if they %s', async (_name, some) => {
    expect((await saveTerms({ terms: some })).body.code).toBe('VALIDATION_FAILED');
  });

  it('fit one row at their limits', async () => {
    const all = Array.from({ length: limits.terms }, (_, n) => ({
      term: `${'字'.repeat(limits.termLength - 3)}${String(n).padStart(3, '0')}`,
      translation: 'é'.repeat(limits.termLength),
    }));
    expect((await saveTerms({ terms: all })).status).toBe(200);
  });

  it('are read by members and written by managers, in chosen languages', async () => {
    const member = await makePerson();
    await addMember(organizationId, member, 'member');
    const by = { token: member.accessToken, organizationId };
    expect((await callRaw(translationRoutes.getTerms, { language: 'sv' }, by)).status).toBe(200);
    const written = await callRaw(translationRoutes.saveTerms, { language: 'sv', terms }, by);
    expect(written.status).toBe(403);
    expect((await saveTerms({ terms }, 'de')).body.code).toBe('LANGUAGE_NOT_CHOSEN');
  });
});
