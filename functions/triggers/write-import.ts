import type { Context, EventBridgeEvent, S3ObjectCreatedNotificationEventDetail } from 'aws-lambda';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import { translationRoutes } from '#contract/resources/translation';
import { addCollectionItems } from '../collection/add-collection-items.ts';
import { createCollection } from '../collection/create-collection.ts';
import { createContact } from '../customer/create-contact.ts';
import { createCustomer } from '../customer/create-customer.ts';
import { runImport } from '../import/run-import.ts';
import type { Calls } from '../import/write-step.ts';
import { saveBranding } from '../organization/save-branding.ts';
import { saveSettings } from '../organization/save-settings.ts';
import { createReference } from '../reference/create-reference.ts';
import { saveFacts } from '../reference/save-facts.ts';
import { updateReference } from '../reference/update-reference.ts';
import { jobOfKey } from '../shared/files/objects.ts';
import { logFor } from '../shared/log/log.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changePicks } from '../tender/change-picks.ts';
import { createNeed } from '../tender/create-need.ts';
import { createTender } from '../tender/create-tender.ts';
import { saveTerms } from '../translation/save-terms.ts';
import { saveTranslation } from '../translation/save-translation.ts';

type ObjectCreated = EventBridgeEvent<'Object Created', S3ObjectCreatedNotificationEventDetail>;

/** These are the operations of the API, with all of their checks. */
export const calls: Calls = {
  saveSettings: { route: organizationRoutes.saveSettings, run: withoutId(saveSettings) },
  saveTerms: { route: translationRoutes.saveTerms, run: withoutId(saveTerms) },
  saveBranding: { route: organizationRoutes.saveBranding, run: withoutId(saveBranding) },
  createCustomer: { route: customerRoutes.createCustomer, run: createCustomer },
  createContact: { route: customerRoutes.createContact, run: createContact },
  createReference: { route: referenceRoutes.createReference, run: createReference },
  saveFacts: {
    route: referenceRoutes.saveFacts,
    run: async (context, input) => ({ id: (await saveFacts(context, input)).referenceId }),
  },
  updateReference: { route: referenceRoutes.updateReference, run: updateReference },
  saveTranslation: {
    route: translationRoutes.saveTranslation,
    run: async (context, input) => ({ id: (await saveTranslation(context, input)).referenceId }),
  },
  createCollection: { route: collectionRoutes.createCollection, run: createCollection },
  addCollectionItems: { route: collectionRoutes.addCollectionItems, run: addCollectionItems },
  createTender: { route: tenderRoutes.createTender, run: createTender },
  createNeed: { route: tenderRoutes.createNeed, run: createNeed },
  changePicks: { route: tenderRoutes.changePicks, run: withoutId(changePicks) },
};

/** No later step names what these have written. */
function withoutId<Input>(run: (context: MemberContext, input: Input) => Promise<unknown>) {
  return async (context: MemberContext, input: Input): Promise<object> => {
    await run(context, input);
    return {};
  };
}

/** A page takes seconds. */
const neededMs = 60_000;

export async function handler(
  event: Pick<ObjectCreated, 'id' | 'detail'>,
  context?: Partial<Pick<Context, 'getRemainingTimeInMillis'>>,
): Promise<void> {
  const ref = jobOfKey(event.detail.object.key);
  if (ref?.job !== 'import') return;
  const hasTime = () => (context?.getRemainingTimeInMillis?.() ?? Infinity) > neededMs;
  await runImport(ref, new Date(), logFor({ eventId: event.id }), { calls, hasTime });
}
