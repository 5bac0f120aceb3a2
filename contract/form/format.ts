/** The formats of forms. What is made with a form has its format. */
export const formFormats = ['docx', 'xlsx', 'pptx'] as const;
export type FormFormat = (typeof formFormats)[number];
