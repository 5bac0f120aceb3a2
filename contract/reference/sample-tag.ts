/** Marks the demo's references and customers. It says nothing about them, so reports by tag leave it out. */
export const sampleTag = 'Sample data';
