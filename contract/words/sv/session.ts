export const confirmAgain = 'Ange ditt lösenord igen';
export const signInUnsupported =
  'Det här kontot kräver ett inloggningssteg som inte stöds här. Återställ lösenordet i stället.';
export const unknownPerson = 'Användare';
