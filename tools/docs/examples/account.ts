import type { Profile, userRoutes } from '#contract/resources/user';
import type { ProfileExport } from '#contract/resources/profile-export';
import type { sessionRoutes } from '#contract/resources/session';
import { contrastOf } from '#contract/cards/contrast';
import { defaultBranding } from '#contract/cards/default-branding';
import type { Branding, Organization, organizationRoutes } from '#contract/resources/organization';
import type { Invitation, teamRoutes, TeamUser } from '#contract/resources/team';
import type { billingRoutes, webhookRoutes } from '#contract/resources/billing';
import { popularPlan } from '#contract/rules/plans';
import { captchaToken, ids, times, type Examples } from './example.ts';

const profile: Profile = {
  userId: ids.owner,
  name: 'Aino Esimerkki',
  email: 'aino@birchline.example',
  activeOrganizationId: ids.organization,
};

const personalData: ProfileExport = {
  format: 'refdeck-export/1',
  exportedAt: times.updated,
  profile: { ...profile, createdAt: times.created, updatedAt: times.created },
  memberships: [
    {
      organizationId: ids.organization,
      organizationName: 'Birchline Studio',
      role: 'owner',
      joinedAt: times.created,
    },
  ],
  invitations: [],
  authored: [
    {
      organizationId: ids.organization,
      type: 'reference',
      id: ids.reference,
      name: 'Shore power in nine months',
      createdAt: times.created,
    },
  ],
  activity: [{ at: times.created, action: 'profile.update', subject: ids.owner }],
  notIncluded: [{ what: 'Logs', why: 'They hold no names or addresses and expire after 90 days.' }],
};

export const userExamples: Examples<typeof userRoutes> = {
  getProfile: { sent: {}, response: profile },
  updateProfile: { sent: { name: profile.name }, response: profile },
  switchOrganization: {
    sent: { organizationId: ids.organization },
    response: { organizationId: ids.organization },
  },
  signOutEverywhere: { sent: {}, response: { signedOut: true } },
  changePassword: {
    sent: { currentPassword: 'the password until now', newPassword: 'a few words in a row' },
    response: { changed: true },
  },
  getTwoFactor: { sent: {}, response: { enabled: true } },
  setTwoFactor: { sent: { enabled: false }, response: { enabled: false } },
  exportProfile: { sent: {}, response: personalData },
  deleteProfile: { sent: {}, response: { deleted: true } },
};

const tokens = { accessToken: 'eyJraWQiOiJ…', idToken: 'eyJraWQiOiJ…' };

export const sessionExamples: Examples<typeof sessionRoutes> = {
  startSession: { sent: { refreshToken: 'eyJjdHkiOiJKV1QiLCJlbmMi' }, response: tokens },
  refreshSession: { sent: {}, response: tokens },
  endSession: { sent: {}, response: { ended: true } },
};

const organization: Organization = {
  organizationId: ids.organization,
  name: 'Birchline Studio',
  slug: 'birchline-studio',
  email: 'office@birchline.example',
  status: 'active',
  joined: true,
  roles: ['owner'],
};

const saved: Branding = {
  ...defaultBranding,
  template: { id: 'standard', config: '{}' },
  templateConfigs: { design: '{"cornerRadius":8,"titleSize":"medium"}' },
  heading: 'What ports say about us',
  intro: 'Quays, cranes and ferries that run on what we build.',
  callToAction: { text: 'Talk to us', link: 'https://www.birchline.example/contact' },
  website: 'https://www.birchline.example/',
  headerLayout: 'centered',
  cornerRadius: 8,
};

const branding = {
  ...saved,
  version: 2,
  contrast: contrastOf(saved.brandColors),
};

const settings = {
  timeZone: 'Europe/Helsinki',
  embedOrigins: ['https://www.birchline.example'],
  slug: 'birchline-studio',
  permissionPolicy: 'warn' as const,
  expiryReminders: true,
  version: 2,
};

export const organizationExamples: Examples<typeof organizationRoutes> = {
  listOrganizations: { sent: {}, response: { organizations: [organization] } },
  createOrganization: {
    sent: { name: organization.name, email: organization.email },
    response: organization,
  },
  renameOrganization: {
    sent: { name: 'Birchline' },
    response: { ...organization, name: 'Birchline' },
  },
  deleteOrganization: {
    sent: { confirmation: 'DELETE Birchline' },
    response: { organizationId: ids.organization },
  },
  joinOrganization: {
    sent: { organizationId: ids.organization },
    response: { ...organization, roles: ['admin'] },
  },
  leaveOrganization: {
    sent: { organizationId: ids.organization },
    response: { organizationId: ids.organization },
  },
  getBranding: { sent: {}, response: branding },
  saveBranding: { sent: { ...saved, version: 1 }, response: branding },
  getSettings: { sent: {}, response: settings },
  saveSettings: { sent: { embedOrigins: settings.embedOrigins, version: 1 }, response: settings },
};

const user: TeamUser = {
  userId: ids.member,
  email: 'otto@birchline.example',
  name: 'Otto Muster',
  roles: ['member'],
};

const invitation: Invitation = {
  email: 'ruth@birchline.example',
  role: 'admin',
  expiresAt: times.later,
  invitedBy: 'Aino Esimerkki',
  delivery: 'sent',
};

export const teamExamples: Examples<typeof teamRoutes> = {
  listTeam: { sent: {}, response: { users: [user], invitations: [invitation] } },
  invitePerson: {
    sent: { email: invitation.email, role: 'admin', captchaToken },
    response: { ...invitation, delivery: 'sending' },
  },
  revokeInvitation: { sent: { email: invitation.email }, response: { email: invitation.email } },
  changeRoles: {
    sent: { userId: ids.member, roles: ['admin'] },
    response: { ...user, roles: ['admin'] },
  },
  removeMember: { sent: { userId: ids.member }, response: { userId: ids.member } },
};

export const billingExamples: Examples<typeof billingRoutes> = {
  getBilling: {
    sent: {},
    response: {
      name: popularPlan.name,
      subscriptions: [popularPlan.id],
      status: 'active',
      priceId: popularPlan.prices[0]!.id,
      nextBillingDate: '2026-12-21T09:30:00.000Z',
      trialAvailable: false,
      paymentMethod: { type: 'card', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
      usage: { references: 24, limit: 50, storageBytes: 1_288_490_188, storageLimit: 10_737_418_240 },
      invoices: [
        {
          id: 'in_1QK3sample',
          number: 'REF-0001',
          date: '2026-11-21T09:30:00.000Z',
          amount: 2900,
          currency: 'eur',
          status: 'paid',
          plan: popularPlan.name,
          pdf: 'https://pay.stripe.com/invoice/acct_1sample/test_1sample/pdf',
        },
      ],
    },
  },
  openCheckout: {
    sent: { priceId: popularPlan.prices[0]!.id },
    response: { url: 'https://checkout.stripe.com/c/pay/cs_test_1sample' },
  },
  openPortal: { sent: {}, response: { url: 'https://billing.stripe.com/p/session/test_1sample' } },
};

export const webhookExamples: Examples<typeof webhookRoutes> = {
  receiveStripeEvent: {
    sent: { payload: '{"id": "evt_1sample", "object": "event"}', signature: 't=1795271400,v1=5257a8…' },
    response: { received: true },
  },
};
