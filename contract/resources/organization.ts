import * as z from 'zod/mini';
import { templateConfig } from '../cards/card-config.ts';
import { cardOptions } from '../cards/card-options.ts';
import {
  headerLayouts,
  pageLayouts,
  permissionPolicies,
  typefaces,
  untranslatedChoices,
} from '../rules/choices.ts';
import { contrastLevels } from '../cards/contrast.ts';
import { limits } from '../rules/limits.ts';
import { roles } from '../rules/roles.ts';
import type { Routes } from '../primitives/route.ts';
import {
  byLanguage,
  color,
  contentLanguage,
  email,
  id,
  imageAddress,
  line,
  linkAddress,
  requiredName,
  text,
  webAddress,
  wellFormed,
  writable,
  slug,
} from '../primitives/schema.ts';
import { siteOrigin } from '../primitives/site-origin.ts';
import { templates } from '../cards/templates.ts';
import * as words from '#words/validation';

export const organizationStatus = z.enum(['active', 'inactive', 'deleted']);

export const organization = z.object({
  organizationId: z.string(),
  name: z.string(),
  slug: z.string(),
  email: z.string(),
  status: organizationStatus,
  joined: z.boolean(),
  roles: z.array(z.enum(roles)),
  /** The end of the grace period. Only members who can manage billing receive it. */
  pastDueUntil: z.optional(z.string()),
  /** The operator's, while the organization is inactive. Only owners receive it. */
  suspension: z.optional(z.object({ since: z.string(), reason: z.string() })),
});
export type Organization = z.output<typeof organization>;

const brandColors = { primary: color, secondary: color, text: color, background: color };
const layout = z.enum(pageLayouts);

export const branding = z.object({
  brandColors: z.object(brandColors),
  layout,
  /** `config` repeats that template's entry in `templateConfigs`. */
  template: z.object({ id: z.string(), config: z.string() }),
  /** JSON by template id. A template without changes has no entry. */
  templateConfigs: z.record(z.string(), z.string()),
  logo: z.optional(z.string()),
  heading: z.optional(z.string()),
  intro: z.optional(z.string()),
  callToAction: z.optional(z.object({ text: z.string(), link: z.string() })),
  website: z.optional(z.string()),
  headerLayout: z.optional(z.enum(headerLayouts)),
  typefaces: z.optional(z.enum(typefaces)),
  /** Shown by the header `picture`. */
  headerImage: z.optional(z.string()),
  /** The last tile or band of the page says this above its button. */
  closingHeading: z.optional(z.string()),
  closingText: z.optional(z.string()),
  /** Pixels; a missing one leaves it to the templates. */
  cornerRadius: z.optional(z.number()),
});
export type Branding = z.output<typeof branding>;

const contrast = z.object({ ratio: z.number(), level: z.enum(contrastLevels) });

export const pageTexts = ['heading', 'intro', 'buttonText', 'closingHeading', 'closingText'] as const;
export type PageText = (typeof pageTexts)[number];

/** A poor contrast is reported but allowed. */
const savedBranding = z.extend(branding, {
  /** The texts of the page by language. A language that was taken away keeps them, unseen. */
  translations: z.optional(z.record(z.string(), z.partialRecord(z.enum(pageTexts), z.string()))),
  /** The settings name the language of originals, and those of translations if there are any. */
  language: contentLanguage,
  languages: z.optional(z.array(contentLanguage)),
  version: z.number(),
  updatedBy: z.optional(z.string()),
  contrast: z.object({ textOnBackground: contrast, textOnPrimary: contrast, textOnSecondary: contrast }),
});
export type SavedBranding = z.output<typeof savedBranding>;

const timeZone = z.string().check(z.refine(isTimeZone, words.timeZoneInvalid));

function isTimeZone(name: string): boolean {
  // An offset such as +05:30 has no daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const organizationSettings = z.object({
  /** A change applies to visits from then on. */
  timeZone: z.string(),
  /** An empty list allows all. Only managers receive it. */
  embedOrigins: z.optional(z.array(z.string())),
  /** A former name forwards to the page. */
  slug: z.string(),
  permissionPolicy: z.enum(permissionPolicies),
  /** Requests per contact within `limits.approvalLoadDays`; null means no limit. */
  approvalLimit: z.optional(z.number()),
  expiryReminders: z.boolean(),
  /** The language of references that name none. */
  language: contentLanguage,
  /** Those of translations, in the order of the switch. */
  languages: z.array(contentLanguage),
  /** A page shows the original, or nothing, of a reference that lacks its language. */
  untranslated: z.enum(untranslatedChoices),
  version: z.number(),
});
export type OrganizationSettings = z.output<typeof organizationSettings>;

const name = requiredName(words.organizationNameMissing);
const organizationId = id('A valid organization ID is required');
const templateIds: string[] = templates.map((template) => template.id);

const { min, max } = cardOptions.cornerRadius;
const buttonLink = linkAddress.check(z.minLength(1, words.buttonLinkMissing));

const ownTexts = {
  heading: z.optional(line(limits.headingLength)),
  intro: z.optional(text(limits.introLength)),
  closingHeading: z.optional(line(limits.headingLength)),
  closingText: z.optional(text(limits.closingTextLength)),
};

export const saveBrandingBody = writable(
  {
    brandColors: z.strictObject(brandColors),
    layout,
    template: z.strictObject({
      id: z.enum(['default', ...templateIds]),
      /** A shorthand for this template's entry in `templateConfigs`, which takes precedence. */
      config: z.optional(templateConfig),
    }),
    /** A template that is not named keeps its style; `{}` resets it. */
    templateConfigs: z.optional(z.partialRecord(z.enum(templateIds), templateConfig)),
    /** A missing value keeps the current one; an empty one removes it. */
    logo: z.optional(imageAddress),
    ...ownTexts,
    website: z.optional(webAddress),
    headerLayout: z.optional(z.enum(headerLayouts)),
    typefaces: z.optional(z.enum(typefaces)),
    headerImage: z.optional(imageAddress),
    /** A missing value keeps the current one; null removes it. */
    callToAction: z.optional(
      z.nullable(
        z.strictObject({ text: line(limits.buttonTextLength, words.buttonTextMissing), link: buttonLink }),
      ),
    ),
    /** A missing value keeps the current one; null leaves it to the templates. */
    cornerRadius: z.optional(z.nullable(z.int().check(z.gte(min), z.lte(max)))),
    translations: byLanguage({
      ...ownTexts,
      buttonText: z.optional(line(limits.buttonTextLength)),
    }),
    version: z.optional(z.int().check(z.gte(1))),
  },
  ['contrast', 'language', 'languages', 'updatedBy'],
);

export const saveSettingsBody = z.strictObject({
  timeZone: z.optional(timeZone),
  embedOrigins: z.optional(
    z.array(siteOrigin).check(z.maxLength(limits.embedOrigins, words.websitesTooMany(limits.embedOrigins))),
  ),
  slug: z.optional(slug),
  permissionPolicy: z.optional(z.enum(permissionPolicies)),
  /** Null means no limit. */
  approvalLimit: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(limits.approvalLimit)))),
  expiryReminders: z.optional(z.boolean()),
  language: z.optional(contentLanguage),
  languages: z.optional(
    z.array(contentLanguage).check(
      z.maxLength(limits.languages - 1, `At most ${limits.languages} languages, with that of the originals`),
      z.refine((list) => new Set(list).size === list.length, 'Each language may be chosen once'),
    ),
  ),
  untranslated: z.optional(z.enum(untranslatedChoices)),
  version: z.optional(z.int().check(z.gte(1))),
});

export const organizationRoutes = {
  listOrganizations: {
    method: 'GET',
    path: '/api/organization',
    access: 'user',
    summary: 'The organizations of the signed-in person, and those that invite them',
    response: z.object({ organizations: z.array(organization) }),
  },
  createOrganization: {
    method: 'POST',
    path: '/api/organization/new',
    access: 'user',
    summary: 'Create an organization, owned by the signed-in person, and make it the active one',
    creates: true,
    body: z.strictObject({ name, email: z.optional(email), timeZone: z.optional(timeZone) }),
    response: organization,
    errors: ['ORGANIZATION_LIMIT'],
  },
  renameOrganization: {
    method: 'POST',
    path: '/api/organization',
    access: 'organization:rename',
    summary: 'Rename the organization',
    body: z.strictObject({ name }),
    response: organization,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  deleteOrganization: {
    method: 'DELETE',
    path: '/api/organization',
    access: 'organization:delete',
    recent: true,
    summary: 'Delete the organization: it and its public page are gone at once, and purged after 30 days',
    /** Exactly `DELETE <name>`. */
    body: z.strictObject({ confirmation: z.optional(z.string().check(z.maxLength(500), wellFormed)) }),
    response: z.object({ organizationId: z.string() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'REAUTHENTICATION_REQUIRED'],
  },
  joinOrganization: {
    method: 'POST',
    path: '/api/organization/join',
    access: 'user',
    summary:
      'Accept an invitation to the email address of the signed-in person, and make the organization the active one',
    body: z.strictObject({ organizationId }),
    response: organization,
    errors: [
      'NOT_FOUND',
      'ALREADY_MEMBER',
      'MEMBER_LIMIT',
      'ORGANIZATION_LIMIT',
      'INVITATION_EXPIRED',
      'INVITATION_REVOKED',
      'INVITATION_USED',
    ],
  },
  leaveOrganization: {
    method: 'POST',
    path: '/api/organization/leave',
    access: 'user',
    summary: 'Leave an organization',
    body: z.strictObject({ organizationId }),
    response: z.object({ organizationId: z.string() }),
    errors: ['NOT_FOUND', 'LAST_OWNER'],
  },
  getBranding: {
    method: 'GET',
    path: '/api/organization/branding',
    access: 'branding:read',
    summary: 'How the reference page of the organization looks',
    response: savedBranding,
  },
  saveBranding: {
    method: 'POST',
    path: '/api/organization/branding',
    access: 'branding:write',
    summary: 'Change how the reference page of the organization looks',
    body: saveBrandingBody,
    response: savedBranding,
    errors: ['VERSION_CONFLICT', 'LANGUAGE_NOT_CHOSEN'],
  },
  getSettings: {
    method: 'GET',
    path: '/api/organization/settings',
    access: 'settings:read',
    summary:
      'The time zone of the analytics, the address of the reference page and, for owners and admins, which websites may embed the references',
    response: organizationSettings,
  },
  saveSettings: {
    method: 'POST',
    path: '/api/organization/settings',
    access: 'settings:write',
    summary: 'Change the settings; what is not sent stays as it is',
    body: saveSettingsBody,
    response: organizationSettings,
    errors: ['VERSION_CONFLICT', 'SLUG_TAKEN', 'SLUG_LIMIT', 'PERMISSION_REQUIRED'],
  },
} as const satisfies Routes;
