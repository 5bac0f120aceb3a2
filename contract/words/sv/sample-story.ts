export const refused = (parts: string) =>
  `Exempelberättelsen kan inte publiceras. Skriv egen text i stället för: ${parts}.`;
export const part = 'Det här är ännu exemplets. Skriv eget.';
export const customer = 'kund';
