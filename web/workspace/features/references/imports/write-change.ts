import type { Facts } from '#contract/reference/fact-schemas';
import type { FactValues } from '#contract/reference/facts';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import type { Sent } from '#contract/primitives/route';
import type { OrganizationCall } from '../../../lib/organization/active-organization.tsx';

type Sending = Sent<typeof referenceRoutes.updateReference>;

interface Change {
  reference: Reference;
  facts: Facts;
  record: Pick<Sending, 'name' | 'tags' | 'custom'> & { attributes: Partial<Sending['attributes']> };
  /** Missing where the facts stay as they are. */
  values?: FactValues | undefined;
  /** The row that it comes from. Null takes back what an import has changed. */
  byImport: Sending['byImport'];
}

/** What somebody has edited meanwhile is refused. Facts are put back where the reference itself is refused. */
export async function writeChange(
  call: OrganizationCall,
  { reference, facts, record, values, byImport }: Change,
): Promise<Reference> {
  const { id, version, attributes } = reference;
  const importId = byImport?.importId;
  const written =
    values && (await call(referenceRoutes.saveFacts, { id, version: facts.version, values, importId }));
  try {
    return await call(referenceRoutes.updateReference, {
      ...record,
      id,
      version,
      attributes: {
        customerId: attributes.customerId,
        // A missing one would become this month.
        referenceDate: attributes.referenceDate ?? null,
        ...record.attributes,
      },
      byImport,
    });
  } catch (error) {
    if (written)
      await call(referenceRoutes.saveFacts, { id, version: written.version, values: facts.values });
    throw error;
  }
}
