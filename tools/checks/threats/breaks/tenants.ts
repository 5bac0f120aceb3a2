import type { Break } from '../break.ts';

export const tenants = {
  T1: {
    file: 'functions/shared/membership/authorize.ts',
    find: `if (organization?.status !== 'active' || !member) throw new AppError('NOT_FOUND');
  return member.role as Role;`,
    replace: `if (organization?.status !== 'active') throw new AppError('NOT_FOUND');
  return (member?.role ?? 'member') as Role;`,
  },
  T2: {
    file: 'functions/shared/membership/context-for.ts',
    find: `authorize(actor, event.headers['x-organization-id'], route.access)`,
    replace: `authorize(actor, (JSON.parse(event.body ?? '{}') as { organizationId?: string }).organizationId ?? event.headers['x-organization-id'], route.access)`,
  },
  T3: {
    file: 'functions/shared/data/keys.ts',
    find: `if (typeof value !== 'string' || !/^[0-9A-Za-z_-]{1,64}$/.test(value))`,
    replace: `if (typeof value !== 'string')`,
  },
  T4: {
    file: 'functions/shared/data/scoped-table.ts',
    find: `for (const step of steps) within(step.key);`,
    replace: ``,
  },
  T5: {
    file: 'infra/resources.ts',
    find: `      scopes.approval,
      scheduledPartition('approval'),
      scheduledPartition('withdraw'),
    ),`,
    replace: `      scopes.mail,
    ),`,
  },
  T20: {
    file: 'functions/reference/create-reference.ts',
    find: `{ referenceCount: belowAttribute('maxCards') },`,
    replace: `{},`,
  },
  T31: {
    file: 'functions/asset/steps.ts',
    find: `for (const field of changed) requireOwn(organizationId, field, after[field]);`,
    replace: ``,
  },
  T70: {
    file: 'functions/shared/fetch/doors.ts',
    find: `mayConnect: isPublicAddress,`,
    replace: `mayConnect: () => true,`,
  },
  T75: {
    file: 'functions/website/read-notice.ts',
    find: `maxRedirects: 0,`,
    replace: ``,
  },
  T72: {
    file: 'contract/permission/state.ts',
    find: `tender === undefined || tender.id === tenderId;`,
    replace: `true || tender?.id === tenderId;`,
  },
  T73: {
    file: 'functions/permission/steps.ts',
    find: `...(!opens(entry) && entry.channels.some(isTold) ? [recallStep(organizationId, entry)] : []),`,
    replace: ``,
  },
  T74: {
    file: 'functions/publication/sheet.ts',
    find: `approved && canonicalize(approved) === text ? 'confirmed' : 'changed'`,
    replace: `approved ? 'confirmed' : 'changed'`,
  },
  T57: {
    file: 'functions/organization/page-slug.ts',
    find: `{ organizationId: absentOr(equals(organizationId)) },`,
    replace: `{},`,
  },
  T46: {
    file: 'infra/web-stack.ts',
    find: `cachePolicy: CachePolicy.CACHING_DISABLED,
      viewerProtocolPolicy`,
    replace: `cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      viewerProtocolPolicy`,
  },
  T6: {
    file: 'infra/constructs/users.ts',
    find: `writeAttributes: new ClientAttributes().withStandardAttributes({ email: true, fullname: true }),`,
    replace: ``,
  },
  T7: {
    file: 'functions/shared/membership/authorize.ts',
    find: `  requireCurrentToken(actor, profile);
  return { organizationId, role: roleIn(organization, member) };
}`,
    replace: `  requireCurrentToken(actor, profile);
  const membership = \`\${organizationId} \${userId}\`;
  if (!memberships.has(membership)) memberships.set(membership, roleIn(organization, member));
  return { organizationId, role: memberships.get(membership)! };
}

const memberships = new Map<string, Role>();`,
  },
  T14: {
    file: 'functions/organization/join-organization.ts',
    find: `if (!invitation || invitation.validUntil <= now.toISOString())
      throw whyNot(fromRow(inviteeRow, invitee), member);

    const membership = { organizationId, userId, role: invitation.role };
    await table.commit([
      ...endInvitation(organizationId, invitation, 'accepted', now),`,
    replace: `if (invitee && !invitation) throw whyNot(fromRow(inviteeRow, invitee), member);

    const membership = { organizationId, userId, role: invitation?.role ?? 'member' };
    await table.commit([
      ...(invitation ? endInvitation(organizationId, invitation, 'accepted', now) : []),`,
  },
  T15: {
    file: 'functions/organization/join-organization.ts',
    find: `...endInvitation(organizationId, invitation, 'accepted', now),`,
    replace: ``,
  },
  T16: {
    file: 'functions/team/store.ts',
    find: `remove(keys.invitation(organizationId, emailHash(invitation.email)), unchanged(invitation)),`,
    replace: `remove(keys.invitation(organizationId, emailHash(invitation.email)), {}),`,
  },
  T17: {
    file: 'functions/team/change-roles.ts',
    find: `requireManaged(context, member.role, role);`,
    replace: ``,
  },
  T18: {
    file: 'functions/shared/membership/membership.ts',
    find: `const stays = add.ownerCount < 0 ? { ...when, ownerCount: above(1) } : when;`,
    replace: `const stays = when;`,
  },
  T19: {
    file: 'functions/shared/membership/membership.ts',
    find: `{ email: equals(email), organizationCount: below(limits.organizationsPerUser) },`,
    replace: `{ email: equals(email) },`,
  },
  T21: {
    file: 'functions/organization/delete-organization.ts',
    find: `throw notConfirmed();`,
    replace: `log('NOT_CONFIRMED');`,
  },
  T53: {
    file: 'functions/organization/save-settings.ts',
    find: `record(context, organizationId, 'organization.settings', { id: organizationId, version }),`,
    replace: ``,
  },
  T58: {
    file: 'functions/permission/rules.ts',
    find: ` || !isAsWritten(entry)) return false;`,
    replace: `) return false;`,
  },
} satisfies Record<string, Break>;
