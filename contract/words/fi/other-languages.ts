export const title = 'Muilla kielillä';
export const hint = 'Tyhjäksi jätetystä tekstistä kävijät lukevat alkuperäisen.';
export const textIn = (field: string, language: string) => `${field}, ${language}`;
