import { documentRoutes } from '#contract/resources/document';
import { deleteAll, publish, withOrganization } from '../person.ts';
import { holdsIf, type Proof } from '../proof.ts';

const formats = ['pdf', 'docx', 'pptx'] as const;
const longestSeconds = 60;
const pauseMs = 500;

export const document: Proof = {
  id: 'document',
  statement: 'MakeDocument makes an accessible PDF, a Word file and slides on arm64, each within a minute.',
  async run(site) {
    const person = await withOrganization(site);
    const { reference } = await publish(person, 'On paper');
    const found: string[] = [];
    for (const format of formats) {
      const began = performance.now();
      const wanted = { title: 'A proof', format, language: 'en' as const, referenceIds: [reference.id] };
      const { id } = await person.call(documentRoutes.makeDocument, wanted);
      let made = await person.call(documentRoutes.getDocument, { id });
      while (made.status === 'pending' && performance.now() - began < longestSeconds * 1_000) {
        await site.pause(pauseMs);
        made = await person.call(documentRoutes.getDocument, { id });
      }
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      const file = made.downloadUrl && (await (await fetch(made.downloadUrl)).text());
      const isRight = format === 'pdf' ? file?.includes('pdfuaid:part') : file?.startsWith('PK');
      found.push(isRight ? `${format} in ${seconds} s` : `no ${format}: ${made.reason ?? made.status}`);
    }
    return holdsIf(!found.some((one) => one.startsWith('no ')), found.join(', '));
  },
  cleanUp: (site) => deleteAll(site),
};
