import type { RefdeckCloud } from '#tools/start/cloud';
import { writeDemo, type DemoSignIn } from '#tools/start/demo';
import { answerApprovals, askSampleApproval } from './approvals.ts';
import { birchline } from './birchline.ts';
import { createCollections } from './collections.ts';
import { createDocuments } from './documents.ts';
import { galleryOrganizations } from './gallery.ts';
import { caller, signIn, type DemoPerson } from './people.ts';
import { fillOrganization, organizationOf } from './organization.ts';
import { createPermissions } from './permissions.ts';
import { subscribe } from './subscription.ts';
import { inviteTeam } from './team.ts';
import { createTenders } from './tenders.ts';
import { createTranslations } from './translations/create-translations.ts';
import { createVisits } from './visits.ts';

const owner: DemoPerson = {
  email: 'demo@birchline.example',
  password: 'birchline-sample-2026',
  name: 'Saara Lind',
};

/** Another owner, because nobody may have more than five organizations. */
const galleryOwner: DemoPerson = {
  email: 'gallery@birchline.example',
  password: 'birchline-sample-2026',
  name: 'Noor Vestergaard',
};

/** Idempotent, so an interrupted seed can be repeated; the marker of completion is written last. */
export async function seedDemo(cloud: RefdeckCloud, dataDir: string): Promise<DemoSignIn> {
  const token = await signIn(cloud, owner);
  const { organizationId, slug } = await organizationOf(caller(cloud, token), birchline, owner);
  const call = caller(cloud, token, organizationId);
  await subscribe(cloud, call, organizationId);
  await fillOrganization(call, birchline);
  await createPermissions(call, birchline.name);
  await answerApprovals(cloud, call);
  const approvalToken = await askSampleApproval(cloud, call);
  await createCollections(call);
  await createTenders(cloud, call);
  await createTranslations(call);
  await createVisits(cloud, call, organizationId);
  await inviteTeam(cloud, call, organizationId);
  const [pages] = await Promise.all([seedGallery(cloud), createDocuments(call)]);
  const gallery = { birchline: slug ?? organizationId, ...pages };
  await cloud.restFunctions();
  const { email, password } = owner;
  const demo = { email, password, organizationId, slug, gallery, approvalToken };
  writeDemo(dataDir, demo);
  return demo;
}

async function seedGallery(cloud: RefdeckCloud): Promise<Record<string, string>> {
  const token = await signIn(cloud, galleryOwner);
  const pages: Record<string, string> = {};
  for (const [name, organization] of Object.entries(galleryOrganizations)) {
    const { organizationId, slug } = await organizationOf(caller(cloud, token), organization, galleryOwner);
    await fillOrganization(caller(cloud, token, organizationId), organization);
    pages[name] = slug ?? organizationId;
  }
  return pages;
}
