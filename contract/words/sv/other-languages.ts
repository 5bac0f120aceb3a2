export const title = 'På andra språk';
export const hint = 'Besökarna läser originalet av det du lämnar tomt.';
export const textIn = (field: string, language: string) => `${field} på ${language}`;
