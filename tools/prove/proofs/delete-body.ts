import { organizationRoutes } from '#contract/resources/organization';
import { deleteAll, organizationName, withOrganization } from '../person.ts';
import { holdsIf, type Proof } from '../proof.ts';

/** A refused wrong confirmation shows that bodies of DELETE arrive. */
export const deleteBody: Proof = {
  id: 'delete-body',
  statement: 'CloudFront and API Gateway hand on the body of a DELETE.',
  async run(site) {
    const person = await withOrganization(site);
    const attempt = (confirmation: string) =>
      person.call(organizationRoutes.deleteOrganization, { confirmation }).then(
        () => 'deleted',
        (error: unknown) => (error as Error).message,
      );
    const wrong = await attempt('DELETE something else');
    const right = await attempt(`DELETE ${organizationName}`);
    return holdsIf(
      wrong.includes('VALIDATION_FAILED') && right === 'deleted',
      `a wrong confirmation: ${wrong}; the right one: ${right}`,
    );
  },
  cleanUp: (site) => deleteAll(site),
};
