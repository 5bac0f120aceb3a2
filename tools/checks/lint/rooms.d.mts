interface Import {
  source: { value: string };
}

declare const plugin: {
  rules: {
    imports: {
      create: (context: { filename: string; report: (found: { message: string }) => void }) => {
        ImportDeclaration: (node: Import) => void;
      };
    };
  };
};
export default plugin;
