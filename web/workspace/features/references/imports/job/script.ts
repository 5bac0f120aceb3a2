import type { Route } from '#contract/primitives/route';
import { cut } from '#contract/primitives/characters';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import type { ImportCall, ImportStep } from '#contract/resources/import';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import { translationRoutes } from '#contract/resources/translation';
import { importLimits } from '#contract/rules/import-limits';
import type { OrganizationCall } from '../../../../lib/organization/active-organization.tsx';

type About = NonNullable<ImportStep['about']>;

const noted = new Map<Route, ImportCall>([
  [organizationRoutes.saveSettings, 'saveSettings'],
  [translationRoutes.saveTerms, 'saveTerms'],
  [organizationRoutes.saveBranding, 'saveBranding'],
  [customerRoutes.createCustomer, 'createCustomer'],
  [customerRoutes.createContact, 'createContact'],
  [referenceRoutes.createReference, 'createReference'],
  [referenceRoutes.saveFacts, 'saveFacts'],
  [referenceRoutes.updateReference, 'updateReference'],
  [translationRoutes.saveTranslation, 'saveTranslation'],
  [collectionRoutes.createCollection, 'createCollection'],
  [collectionRoutes.addCollectionItems, 'addCollectionItems'],
  [tenderRoutes.createTender, 'createTender'],
  [tenderRoutes.createNeed, 'createNeed'],
  [tenderRoutes.changePicks, 'changePicks'],
]);

const changing = new Set<ImportCall>(['saveFacts', 'updateReference', 'addCollectionItems', 'changePicks']);

/** Notes the calls that a job shall make, and makes all others. What the job will make has the key of its step for an ID. */
export class Script {
  readonly steps: ImportStep[] = [];
  readonly call: OrganizationCall;
  private readonly keys = new Set<string | undefined>();
  private readonly stepOf = new WeakMap<object, ImportStep>();

  constructor(real: OrganizationCall) {
    const answer = async (route: Route, input: { id?: string }, options?: object): Promise<unknown> => {
      const name = noted.get(route);
      if (name) return this.note(name, input);
      // A customer that is not made yet has none.
      if (route === customerRoutes.listContacts && this.keys.has(input.id)) return { contacts: [] };
      return await real(route, input, options);
    };
    this.call = answer as OrganizationCall;
  }

  /** What the result says of the step that was noted with this answer. */
  tell(answer: object, about: Partial<About>): void {
    const step = this.stepOf.get(answer)!;
    step.about = { ...aboutOf(''), ...step.about, ...plain(about) };
  }

  /** What is true of all records. */
  tellFirst(about: Partial<About>): void {
    const [step] = this.steps;
    if (step) step.about = { ...aboutOf(''), ...step.about, ...plain(about) };
  }

  private note(call: ImportCall, input: { id?: string; name?: string }) {
    // Where the facts of a reference are refused, so is the step that names the reference after them.
    const key = call === 'saveFacts' ? input.id! : crypto.randomUUID();
    const step: ImportStep = {
      key,
      call,
      input: JSON.stringify(input),
      ...(input.name && { about: aboutOf(plainText(input.name, nameLength)) }),
    };
    const answer = { version: 1, ...input, id: changing.has(call) ? input.id! : key };
    this.steps.push(step);
    this.keys.add(key);
    this.stepOf.set(answer, step);
    return answer;
  }
}

const nameLength = 500;

const aboutOf = (name: string): About => ({ name, rows: [], pictures: [] });

function plain({ name, rows, pictures, sent }: Partial<About>): Partial<About> {
  return {
    ...(sent && { sent }),
    ...(name && { name: plainText(name, nameLength) }),
    ...(rows && {
      rows: rows.map((row) => row.map((cell) => plainText(cell, importLimits.cellLength, false))),
    }),
    ...(pictures && {
      pictures: pictures
        .slice(0, importLimits.columns)
        .map((one) => ({ name: plainText(one.name, 300), reason: plainText(one.reason, 500) })),
    }),
  };
}

/** A cell may have anything, and what cannot be stored must not keep a page from being sent. */
export function plainText(text: string, max: number, isLine = true): string {
  const clean = text.replaceAll(isLine ? /[\p{Cc}\p{Cs}]+/gu : /[^\P{Cc}\r\n\t]|\p{Cs}/gu, ' ');
  return cut(clean.trim(), max);
}
