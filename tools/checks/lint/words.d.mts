type Visit = (node: object) => void;

declare const plugin: {
  rules: {
    inline: {
      create: (context: {
        filename: string;
        report: (found: { message: string }) => void;
      }) => Readonly<Record<string, Visit>>;
    };
  };
};
export default plugin;
