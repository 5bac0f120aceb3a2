import * as z from 'zod/mini';
import { referenceStatus, type Reference } from './reference.ts';

/**
 * A reference card as it is displayed: what the card components draw, in the editor, on the public page
 * and in the embed, and the only thing that publishing copies to the public side.
 */
export const cardContent = z.object({
  id: z.string(),
  title: z.string(),
  status: referenceStatus,
  templateId: z.string(),
  templateConfig: z.string(),
  tags: z.array(z.string()),
  company: z.optional(z.string()),
  shortDescription: z.optional(z.string()),
  longDescription: z.optional(z.string()),
  referenceType: z.optional(z.string()),
  /** YYYY-MM */
  referenceDate: z.optional(z.string()),
  mainImage: z.optional(z.string()),
  logoImage: z.optional(z.string()),
  buttonText: z.optional(z.string()),
  callToAction: z.optional(z.string()),
  location: z.optional(z.string()),
  environmentType: z.optional(z.string()),
  clientIndustry: z.optional(z.string()),
  projectDuration: z.optional(z.string()),
  outcomes: z.optional(z.string()),
});
export type CardContent = z.output<typeof cardContent>;

/** Everything of a reference that a card shows, as far as it has been filled in. */
export type CardSource = Pick<
  Reference,
  'id' | 'name' | 'status' | 'tags' | 'templateId' | 'attributes' | 'custom'
>;

export function cardOf(reference: CardSource, company?: string): CardContent {
  const { attributes, custom } = reference;
  return {
    id: reference.id,
    title: reference.name,
    status: reference.status,
    templateId: reference.templateId,
    templateConfig: custom.templateConfig,
    tags: reference.tags,
    company,
    shortDescription: attributes.description,
    longDescription: attributes.longDescription,
    referenceType: attributes.referenceType,
    referenceDate: attributes.referenceDate,
    mainImage: custom.mainImage,
    logoImage: custom.logoImage,
    buttonText: custom.buttonText,
    callToAction: custom.callToAction,
    location: custom.projectLocation,
    environmentType: custom.environmentType,
    clientIndustry: custom.clientIndustry,
    projectDuration: custom.projectDuration,
    outcomes: custom.outcomes,
  };
}
