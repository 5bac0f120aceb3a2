import { suggestedWording } from '#contract/permission/words';
import { permissionRoutes } from '#contract/resources/permission';
import type { Contact, Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import type { Sent } from '#contract/primitives/route';
import * as words from '#words/record-many';
import { useActionContext, useOrganization } from '../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../lib/organization/records.ts';
import { runEach, type RunOptions } from '../../lib/api/run-each.ts';
import type { Result } from '../many-results.tsx';
import { resultsOf } from '../many-run.ts';

export interface About {
  reference: Reference;
  customer: Pick<Customer, 'id' | 'name'>;
}

type Entry = Sent<typeof permissionRoutes.recordPermission>;
type Given = Omit<Entry, 'customerId' | 'referenceId'> & { language: Contact['language'] };
type Refusal = Sent<typeof permissionRoutes.withdrawPermission>;

/** Without a wording of the contract, each entry has a sentence that names its reference. */
export const entryOf = (
  { language, ...given }: Given,
  { reference, customer }: About,
  organization: string,
): Entry => ({
  ...given,
  customerId: customer.id,
  referenceId: reference.id,
  wording:
    given.wording.trim() ||
    suggestedWording(
      {
        subjects: [...given.subjects],
        channels: [...given.channels],
        expiresOn: given.expiresOn,
        organization,
        customer: customer.name,
        reference: reference.name,
      },
      language,
    ),
});

/** What is recorded of one reference. */
export interface Recording {
  given?: Given | undefined;
  refusal?: Refusal | undefined;
}

/** Each reference has its own entries, so one that fails changes nothing for the others. Its refusal comes first. */
export function useRecordMany() {
  const { call, client, organizationId } = useActionContext();
  const { name } = useOrganization();
  return async (
    about: readonly About[],
    recordingOf: (one: About) => Recording,
    options: RunOptions,
  ): Promise<Result[]> => {
    const record = async (one: About) => {
      const { given, refusal } = recordingOf(one);
      if (refusal) await call(permissionRoutes.withdrawPermission, refusal);
      if (given) await call(permissionRoutes.recordPermission, entryOf(given, one, name));
    };
    const outcome = await runEach(about, record, options);
    void client.invalidateQueries({ queryKey: recordKeys.all(organizationId) });
    return resultsOf(outcome, { stopped: words.stopped, done: () => words.done });
  };
}
