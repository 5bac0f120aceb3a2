/** Business limits of the specification (section 9) and sizes that keep a record and an answer small. */
export const limits = {
  organizationsPerUser: 5,
  organizationRefreshMs: 60_000,
  /** Larger request bodies are refused with 413. */
  bodyBytes: 256 * 1024,
  pageSize: 200,
  /** Length instead of composition rules (OWASP ASVS 6.2.1 and 6.2.5). */
  passwordLength: 12,
  nameLength: 200,
  tags: 20,
  tagLength: 40,
  descriptionLength: 2_000,
  /** 500 published references (the largest plan) of this length still fit one Lambda answer of 6 MB. */
  longDescriptionLength: 8_000,
  attributes: 50,
  templateConfigBytes: 16 * 1024,
  templateConfigDepth: 6,
} as const;
